/** What happens to a tournament. Pure: each function says what it becomes, or why it does not. */
import { createHash } from "node:crypto";
import type { Refusal } from "../../shared/kernel/index.ts";
import { isAccount, isBotAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import { better, nextPairings } from "./rounds.ts";
import {
  isElimination,
  isLive,
  type Pairing,
  type Result,
  type Round,
  type Tournament,
  wonBy,
} from "./tournament.ts";

type Changed = Tournament | Refusal;

export const numberOf = ({ entrants }: Tournament, player: string): number =>
  entrants.findIndex((entrant) => entrant.player === player);

/** Whether he may decide on results: who made it, and whom that one named. */
export const isJudge = ({ organiser, judges }: Tournament, player: string): boolean =>
  organiser === player || judges.includes(player);

const notOpen = ({ state }: Tournament): Refusal | undefined =>
  state === "open" ? undefined : refuse(state === "playing" ? "tournament/begun" : "tournament/over");

/** Enters a player; who is in it already stays where he is. */
export function enter(tournament: Tournament, player: string): Changed {
  const { entrants, settings } = tournament;
  const closed = notOpen(tournament);
  if (closed !== undefined) return closed;
  if (numberOf(tournament, player) >= 0) return tournament;
  if (isBotAccount(player)) return refuse("bot/not-asked");
  if (!settings.guests && !isAccount(player)) return refuse("auth/account");
  if (entrants.length >= settings.players) return refuse("tournament/full", { most: settings.players });
  return { ...tournament, entrants: [...entrants, { player, out: null }] };
}

/** Before it begins he is gone; after that he has played his last round. */
export function leave(tournament: Tournament, player: string): Changed {
  const number = numberOf(tournament, player);
  if (number < 0) return refuse("tournament/not-entered");
  if (tournament.state === "open")
    return { ...tournament, entrants: tournament.entrants.filter((_, at) => at !== number) };
  return isLive(tournament) ? takenOut(tournament, number) : refuse("tournament/over");
}

const takenOut = (tournament: Tournament, number: number): Tournament => ({
  ...tournament,
  entrants: tournament.entrants.map((one, at) =>
    at === number && one.out === null ? { ...one, out: Math.max(0, tournament.rounds.length - 1) } : one,
  ),
});

/** Draws the seeds, and pairs the first round. @param lot what nobody knew before @param newId draws ids of tables */
export function begin(tournament: Tournament, lot: string, newId: () => string, now: number): Changed {
  const closed = notOpen(tournament);
  if (closed !== undefined) return closed;
  if (tournament.entrants.length < 2) return refuse("tournament/too-few");
  const drawn = ({ player }: { player: string }) =>
    createHash("sha256").update(`${lot} ${player}`).digest("hex");
  const entrants = tournament.entrants.toSorted((a, b) => (drawn(a) < drawn(b) ? -1 : 1));
  return nextRound({ ...tournament, state: "playing", entrants, lot }, newId, now);
}

export const cancel = (tournament: Tournament, now: number): Changed =>
  isLive(tournament)
    ? { ...tournament, state: "cancelled", next: null, ended: now }
    : refuse("tournament/over");

/** The next round, or its end where there is none. */
export function nextRound(tournament: Tournament, newId: () => string, now: number): Tournament {
  const pairings = nextPairings(tournament, newId);
  if (pairings.length === 0) return { ...tournament, state: "over", next: null, ended: now };
  const until = now + 1_000 * tournament.settings.roundSeconds;
  const begun = { ...tournament, next: null, rounds: [...tournament.rounds, { pairings, until }] };
  return awaiting(begun, now);
}

/** Once every result of the round is there, the next one waits for its moment. */
export function awaiting(tournament: Tournament, now: number): Tournament {
  const { rounds, settings, next } = tournament;
  const isPlayed = rounds.at(-1)?.pairings.every(({ result }) => result !== null) === true;
  if (!isPlayed || next !== null || tournament.state !== "playing") return tournament;
  return { ...tournament, next: now + 1_000 * settings.pauseSeconds };
}

/** What came of a pairing of the round that is played, by its place there. */
export interface Settled {
  readonly pairing: number;
  readonly result: Result;
}

/**
 * Puts results in where there are none yet. A bracket knows no draws: one is played again at another table while the
 * round has time, and after that the better seed goes on.
 */
export function settle(
  tournament: Tournament,
  settled: readonly Settled[],
  newId: () => string,
  now: number,
): Tournament {
  const round = tournament.rounds.at(-1);
  if (round === undefined || tournament.state !== "playing" || settled.length === 0) return tournament;
  const results = new Map(settled.map(({ pairing, result }) => [pairing, result]));
  const pairings = round.pairings.map((pairing, n) => {
    const result = results.get(n);
    if (result === undefined || pairing.result !== null) return pairing;
    return settledIn(tournament, pairing, result, now >= round.until ? undefined : newId);
  });
  return withNoShows(awaiting(withLast(tournament, { ...round, pairings }), now));
}

/** @param newId undefined where there is no time to play again */
function settledIn(
  { settings }: Tournament,
  pairing: Pairing,
  result: Result,
  newId: (() => string) | undefined,
): Pairing {
  const isDecided = result.winner === 0 || result.winner === 1;
  if (isDecided || !isElimination(settings.format)) return { ...pairing, result };
  if (result.winner === "drawn" && newId !== undefined) return { ...pairing, table: newId() };
  return { ...pairing, result: { ...wonBy(better(pairing), settings.table.bestOf, result.how) } };
}

const withLast = (tournament: Tournament, round: Round): Tournament => ({
  ...tournament,
  rounds: [...tournament.rounds.slice(0, -1), round],
});

/** Who stayed away from two rounds one after the other is out. */
function withNoShows(tournament: Tournament): Tournament {
  const [before, last] = [tournament.rounds.at(-2), tournament.rounds.at(-1)];
  if (before === undefined || last === undefined) return tournament;
  const awayBefore = new Set(awayIn(before));
  return awayIn(last)
    .filter((entrant) => awayBefore.has(entrant))
    .reduce(takenOut, tournament);
}

const awayIn = ({ pairings }: Round): number[] =>
  pairings.flatMap(({ sides, result }) => {
    if (result?.how !== "no-show") return [];
    if (result.winner === "neither") return sides.filter((side) => side !== null);
    return [sides[result.winner === 0 ? 1 : 0] ?? []].flat();
  });

/** A judge's decision on a pairing, counted from 0. */
export interface Decision {
  readonly round: number;
  readonly pairing: number;
  readonly winner: 0 | 1 | "drawn";
  readonly wins: readonly [number, number];
  readonly reason: string;
}

/** A judge gives a pairing its result, or another one. In a bracket not once somebody plays on with it. */
export function rule(
  tournament: Tournament,
  judge: string,
  { round, pairing, winner, wins, reason }: Decision,
  now: number,
): Changed {
  const found = tournament.rounds[round]?.pairings[pairing];
  if (found === undefined) return refuse("tournament/no-pairing");
  if (tournament.state !== "playing")
    return refuse(tournament.state === "open" ? "tournament/not-begun" : "tournament/over");
  if (found.sides[1] === null) return refuse("tournament/no-pairing");
  const bracket = isElimination(tournament.settings.format);
  if (bracket && winner === "drawn") return refuse("tournament/no-draw");
  if (bracket && round < tournament.rounds.length - 1) return refuse("tournament/played-on");
  const after: Result = { winner, wins, how: "judge" };
  const ruling = { judge, at: now, reason, about: { round, pairing, before: found.result, after } };
  const rounds = tournament.rounds.map((one, n) =>
    n !== round
      ? one
      : { ...one, pairings: one.pairings.map((it, at) => (at === pairing ? { ...it, result: after } : it)) },
  );
  return awaiting({ ...tournament, rounds, rulings: [...tournament.rulings, ruling] }, now);
}

/** A judge takes a player out. */
export function remove(
  tournament: Tournament,
  judge: string,
  player: string,
  reason: string,
  now: number,
): Changed {
  const number = numberOf(tournament, player);
  if (number < 0) return refuse("tournament/not-entered");
  if (tournament.state !== "playing") return leave(tournament, player);
  const ruling = { judge, at: now, reason, about: { removed: number } };
  return { ...takenOut(tournament, number), rulings: [...tournament.rulings, ruling] };
}
