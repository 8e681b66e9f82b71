/** A tournament as everybody may know it. */
import type { TournamentInfo } from "../../shared/protocol/index.ts";
import type { Sitter } from "../match/journal/journal.ts";
import { duelsFor, sidesOf } from "./bracket.ts";
import { isJudge, numberOf } from "./play.ts";
import { roundsOf, wonIn } from "./rounds.ts";
import { rowOf } from "./row.ts";
import { standingsOf, TIE_BREAKS } from "./standings.ts";
import type { Kept } from "./store.ts";
import { isElimination, type Result, type Tournament } from "./tournament.ts";

type NameOf = (player: string) => Sitter;

/** Everybody who is named in it. */
export const peopleOf = ({ entrants, organiser, judges, rulings }: Tournament): string[] => [
  ...new Set([
    ...entrants.map(({ player }) => player),
    ...(organiser === null ? [] : [organiser]),
    ...judges,
    ...rulings.map(({ judge }) => judge),
  ]),
];

/** @param viewer a player's id, "" for anybody */
export function infoOf({ rev, tournament }: Kept, viewer: string, nameOf: NameOf): TournamentInfo {
  const { settings, entrants, rounds, organiser, judges, next, ended } = tournament;
  const { roundSeconds, pauseSeconds, lists, guests, table, format } = settings;
  const hasBegun = rounds.length > 0;
  return {
    ...rowOf(tournament),
    ...{ rev, roundSeconds, pauseSeconds, lists, guests, next, ended },
    watchDelay: table.watch.delay,
    rounds: hasBegun || settings.rounds !== null ? roundsOf(tournament) : null,
    organiser: organiser === null ? null : nameOf(organiser),
    judges: judges.map(nameOf),
    you: youIn(tournament, viewer),
    entrants: entrants.map(({ player, out }) => ({ player: nameOf(player), out: out !== null })),
    played: rounds.map(({ until, pairings }) => ({
      until,
      pairings: pairings.map(({ sides, result, ...pairing }) => ({
        ...pairing,
        sides: [...sides],
        result: result && told(result),
      })),
    })),
    bracket: hasBegun ? bracketOf(tournament) : [],
    tieBreaks: [...TIE_BREAKS[format]],
    standings: hasBegun
      ? standingsOf(tournament).map(({ breaks, ...one }) => ({ ...one, breaks: [...breaks] }))
      : [],
    rulings: rulingsOf(tournament, nameOf),
  };
}

const told = ({ wins, ...result }: Result) => ({ ...result, wins: [...wins] as [number, number] });

function youIn(tournament: Tournament, viewer: string): TournamentInfo["you"] {
  const number = numberOf(tournament, viewer);
  const playing = tournament.rounds
    .at(-1)
    ?.pairings.find(({ sides, result }) => result === null && sides.includes(number));
  return {
    entrant: number < 0 ? null : number,
    judge: isJudge(tournament, viewer),
    organiser: tournament.organiser === viewer,
    table: number < 0 ? null : (playing?.table ?? null),
  };
}

function bracketOf({ settings, entrants, rounds }: Tournament): TournamentInfo["bracket"] {
  if (!isElimination(settings.format)) return [];
  const duels = duelsFor(entrants.length, settings.format === "double");
  const won = wonIn(rounds);
  return sidesOf(duels, entrants.length, won).map(([first = null, second = null], n) => ({
    part: duels[n]?.part ?? "winners",
    round: duels[n]?.round ?? 0,
    sides: [first, second],
    won: won.get(n) ?? null,
  }));
}

const rulingsOf = ({ rulings }: Tournament, nameOf: NameOf): TournamentInfo["rulings"] =>
  rulings.map(({ judge, at, reason, about }) => {
    const of = "removed" in about ? undefined : about;
    return {
      ...{ judge: nameOf(judge), at, reason },
      removed: "removed" in about ? about.removed : null,
      round: of?.round ?? null,
      pairing: of?.pairing ?? null,
      before: of?.before ? told(of.before) : null,
      after: of ? told(of.after) : null,
    };
  });
