/** Who stands where, and by what: points first, then tie-breaks that are named, the lot last. */
import type { Format, TieBreak } from "../../shared/protocol/index.ts";
import { isElimination, pairingsOf, type Result, type Tournament } from "./tournament.ts";

export interface Standing {
  /** His number in the tournament. */
  readonly entrant: number;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** One for each tie-break of the format, the more the better. */
  readonly breaks: readonly number[];
}

/** A win is worth three draws. */
export const POINTS = { won: 3, drawn: 1 } as const;

/** Nobody's opponents count as less than this, so that meeting one who lost all costs nobody too much. */
const LEAST = 1 / 3;

export const TIE_BREAKS: Readonly<Record<Format, readonly TieBreak[]>> = {
  swiss: ["opponents", "matches", "opponents-matches"],
  "round-robin": ["sonneborn-berger", "matches"],
  single: ["round"],
  double: ["round"],
};

interface Played {
  readonly other: number | null;
  readonly round: number;
  readonly score: "won" | "drawn" | "lost";
  readonly wins: readonly [own: number, theirs: number];
}

interface Score {
  readonly played: readonly Played[];
  readonly points: number;
}

/** What became of one side. */
export function scoreOf({ winner }: Result, side: 0 | 1): Played["score"] {
  if (winner === "drawn") return "drawn";
  return winner === side ? "won" : "lost";
}

/** Losses after which one plays no more. */
export const lossesIn = (format: Format): number => (format === "double" ? 2 : 1);

/** The best first. */
export function standingsOf(tournament: Tournament): readonly Standing[] {
  const { format } = tournament.settings;
  const records = tournament.entrants.map((_, entrant) => recordOf(tournament, entrant));
  const standings = records.map((record, entrant) => {
    const count = (score: Played["score"]) => record.played.filter((one) => one.score === score).length;
    const breaks = TIE_BREAKS[format].map((one) => BREAKS[one](record, records, format));
    return {
      ...{ entrant, points: record.points, breaks },
      ...{ won: count("won"), drawn: count("drawn"), lost: count("lost") },
    };
  });
  const keys = ({ points, breaks }: Standing) => (isElimination(format) ? breaks : [points, ...breaks]);
  return standings.toSorted((a, b) => compare(keys(b), keys(a)) || a.entrant - b.entrant);
}

function recordOf(tournament: Tournament, entrant: number): Score {
  const played = pairingsOf(tournament, entrant).flatMap(({ sides, side, round, result }): Played[] => {
    if (result === null) return [];
    const wins = [result.wins[side], result.wins[1 - side] ?? 0] as const;
    return [{ other: sides[1 - side] ?? null, round, score: scoreOf(result, side), wins }];
  });
  const points = played.reduce((sum, { score }) => sum + (score === "lost" ? 0 : POINTS[score]), 0);
  return { played, points };
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, n) => one - (b[n] ?? 0)).find((apart) => Math.abs(apart) > 1e-9) ?? 0;

/** Of those that were played: a bye says nothing of anybody. */
const metIn = ({ played }: Score): Played[] => played.filter(({ other }) => other !== null);

/** The part of all points that one could have, or of all matches. */
function pointShare(record: Score): number {
  const met = metIn(record);
  const points = met.reduce((sum, { score }) => sum + (score === "lost" ? 0 : POINTS[score]), 0);
  return Math.max(LEAST, met.length === 0 ? 0 : points / (POINTS.won * met.length));
}

function matchShare(record: Score): number {
  const met = metIn(record);
  const own = met.reduce((sum, { wins }) => sum + wins[0], 0);
  const all = met.reduce((sum, { wins }) => sum + wins[0] + wins[1], 0);
  return Math.max(LEAST, all === 0 ? 0 : own / all);
}

function meanOfOthers(record: Score, records: readonly Score[], share: (one: Score) => number): number {
  const shares = metIn(record).flatMap(({ other }) => {
    const theirs = records[other ?? -1];
    return theirs === undefined ? [] : [share(theirs)];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

type Break = (record: Score, records: readonly Score[], format: Format) => number;

const BREAKS: Readonly<{ [T in TieBreak]: Break }> = {
  opponents: (record, records) => meanOfOthers(record, records, pointShare),
  matches: matchShare,
  "opponents-matches": (record, records) => meanOfOthers(record, records, matchShare),
  // The points of those he beat, and half the points of those he drew with.
  "sonneborn-berger": (record, records) =>
    metIn(record).reduce((sum, { other, score }) => {
      const worth = { won: 1, drawn: 0.5, lost: 0 }[score];
      return sum + worth * (records[other ?? -1]?.points ?? 0);
    }, 0),
  // The round that he was in last; who is in it still is before all others.
  round: ({ played }, _, format) => {
    const lost = played.filter(({ score }) => score === "lost");
    return lost.length < lossesIn(format) ? Number.MAX_SAFE_INTEGER : (lost.at(-1)?.round ?? 0);
  },
};
