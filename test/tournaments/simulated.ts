/** Whole tournaments without a server: their results are drawn. */
import { begin, enter, nextRound, settle } from "../../server/tournaments/play.ts";
import type { Result, Tournament } from "../../server/tournaments/tournament.ts";
import { isRefusal } from "../../shared/kernel/index.ts";
import type { Format } from "../../shared/protocol/index.ts";
import { dice } from "../protocol/random-match.ts";

export function made(format: Format, more: Partial<Tournament["settings"]> = {}): Tournament {
  return {
    id: "t",
    state: "open",
    settings: {
      name: "A day in spring",
      format,
      rounds: null,
      table: {
        ...{ ruleset: "ucg", profile: "seed", options: {}, access: "public" },
        ...{ watch: { who: "all", delay: 0 }, clock: null, bestOf: 3, rated: false },
      },
      ...{ roundSeconds: 100, pauseSeconds: 10, lists: "closed", players: 512, guests: true, starts: null },
      ...more,
    },
    ...{ organiser: "i|o", judges: ["i|j"], entrants: [], lot: "", rounds: [], rulings: [] },
    ...{ next: null, created: 0, ended: null },
  };
}

/** Ids of tables, in their order. */
export function ids(): () => string {
  let last = 0;
  return () => `table-${++last}`;
}

export function told<T>(value: T): Exclude<T, { readonly ok: false }> {
  if (isRefusal(value)) throw new Error(`refused: ${JSON.stringify(value)}`);
  return value as Exclude<T, { readonly ok: false }>;
}

export const entered = (tournament: Tournament, players: number): Tournament =>
  Array.from({ length: players }, (_, n) => `g:${n}`).reduce(
    (so, player) => told(enter(so, player)),
    tournament,
  );

export interface Chances {
  /** Of a hundred. */
  readonly drawn: number;
  readonly away: number;
}

/** A result as chance has it, and now and then nobody came. */
export function drawnResult(random: (n: number) => number, { drawn, away }: Chances): Result {
  const of = random(100);
  const winner = random(2) as 0 | 1;
  if (of < drawn) return { winner: "drawn", wins: [1, 1], how: "played" };
  const wins = winner === 0 ? ([2, random(2)] as const) : ([random(2), 2] as const);
  if (of >= drawn + away) return { winner, wins, how: "played" };
  if (random(4) === 0) return { winner: "neither", wins: [0, 0], how: "no-show" };
  return { winner, wins, how: "no-show" };
}

/** Plays it to its end. @param look is shown it after each round */
export function played(
  tournament: Tournament,
  seed: number,
  chances: Chances,
  look: (now: Tournament) => void = () => {},
): Tournament {
  const random = dice(seed);
  const newId = ids();
  let now = told(begin(tournament, `lot ${seed}`, newId, 0));
  for (let moment = 0; now.state === "playing"; moment += 1_000) {
    for (let tries = 0; now.next === null; tries++) {
      const open = (now.rounds.at(-1)?.pairings ?? []).flatMap(({ result }, pairing) =>
        result === null ? [{ pairing, result: drawnResult(random, chances) }] : [],
      );
      // Draws of a bracket are played again, until the time of the round is over.
      now = settle(now, open, newId, tries < 3 ? moment : moment + 1_000_000);
    }
    look(now);
    now = nextRound(now, newId, moment);
  }
  return now;
}
