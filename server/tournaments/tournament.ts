/** A tournament as it is kept: who entered, who met whom, and what came of it. */
import type { Format, ListsSetting } from "../../shared/protocol/index.ts";
import type { TableSettings } from "../lobby/table.ts";

export interface TournamentSettings {
  readonly name: string;
  readonly format: Format;
  /** Of a Swiss tournament; null for as many as its players need. */
  readonly rounds: number | null;
  /** What each of its tables plays. */
  readonly table: TableSettings;
  /** How long a round may take, and how long the next one waits, so that a judge may correct a result. */
  readonly roundSeconds: number;
  readonly pauseSeconds: number;
  readonly lists: ListsSetting;
  /** How many may enter, and whether guests may. */
  readonly players: number;
  readonly guests: boolean;
  /** When it begins by itself, by the store's clock in milliseconds; null where its organiser begins it. */
  readonly starts: number | null;
}

/** A player who entered. His place in the list is his number: drawn by lot when it begins, and his seed. */
export interface Entrant {
  readonly player: string;
  /** The round that he was in last, counted from 0, where he plays no more. */
  readonly out: number | null;
}

export interface Result {
  /** The side that won; `neither` where both stayed away. */
  readonly winner: 0 | 1 | "drawn" | "neither";
  /** Matches of the series that each side won. */
  readonly wins: readonly [number, number];
  readonly how: "played" | "bye" | "no-show" | "clock" | "judge";
}

export interface Pairing {
  /** Numbers of entrants; null where the first of them has a bye. */
  readonly sides: readonly [number, number | null];
  /** Which duel of the bracket it is; null where there is no bracket. */
  readonly duel: number | null;
  /** Where it is played; null where nobody has to play. The table is there once it could begin. */
  readonly table: string | null;
  readonly result: Result | null;
}

export interface Round {
  readonly pairings: readonly Pairing[];
  /** When its time is over, by the store's clock. */
  readonly until: number;
}

/** What a judge decided; everybody sees it. */
export interface Ruling {
  readonly judge: string;
  readonly at: number;
  readonly reason: string;
  /** A player who was taken out, or a pairing whose result is another one now. */
  readonly about:
    | { readonly removed: number }
    | {
        readonly round: number;
        readonly pairing: number;
        readonly before: Result | null;
        readonly after: Result;
      };
}

export interface Tournament {
  readonly id: string;
  readonly state: "open" | "playing" | "over" | "cancelled";
  readonly settings: TournamentSettings;
  /** Null where the operator made it. */
  readonly organiser: string | null;
  readonly judges: readonly string[];
  readonly entrants: readonly Entrant[];
  /** What the lots of each round are drawn with; empty before it begins. */
  readonly lot: string;
  readonly rounds: readonly Round[];
  readonly rulings: readonly Ruling[];
  /** When the next round begins; null while one is played. */
  readonly next: number | null;
  /** By the store's clock, in milliseconds. */
  readonly created: number;
  readonly ended: number | null;
}

export const isLive = ({ state }: Tournament): boolean => state === "open" || state === "playing";

export const isElimination = (format: Format): boolean => format === "single" || format === "double";

/** The pairings of one entrant, with the side that is his. */
export function pairingsOf({ rounds }: Pick<Tournament, "rounds">, entrant: number) {
  return rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap((pairing) => {
      const side = pairing.sides.indexOf(entrant);
      return side < 0 ? [] : [{ ...pairing, round, side: side as 0 | 1 }];
    }),
  );
}

/** A series that is won without one match more. */
export const wonBy = (side: 0 | 1, bestOf: number, how: Result["how"]): Result => {
  const wins = Math.ceil(bestOf / 2);
  return { winner: side, wins: side === 0 ? [wins, 0] : [0, wins], how };
};
