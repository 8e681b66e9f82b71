/** The values that the table and each seat remember, besides their things. */

import { type Handle, NONE, type Seat, tableOf } from "../../kernel/game.ts";
import type { Tally } from "../tally.ts";
import type { Match } from "./typed.ts";

export const PHASES = ["morning", "noon", "afternoon", "dusk", "night"] as const;
export type Phase = (typeof PHASES)[number];
export type Terrain = "forest" | "mountain" | "water";

export type Table = {
  readonly day: number;
  readonly phase: Phase | "setup";
  /** A: the first player of the day. */
  readonly first: Seat;
  /** The seat whose turn it is in the Afternoon, else NONE. */
  readonly active: Seat;
  /** A: After You was said. */
  readonly ending: boolean;
  /** A: the tie-break is on. */
  readonly arena: boolean;
  /** Terrains of the eight Regions; null while face-down (A ). */
  readonly regions: readonly (readonly Terrain[] | null)[];
  /** Tumult cards not turned up yet, by number. */
  readonly tumult: readonly number[];
  /** A: how often each ability of an object was activated or played today. */
  readonly _counts: Readonly<Record<string, number>>;
  /** A: what the cards of the match ask of what has happened. */
  readonly _tally: Tally;
  /** A ER-8: the host's cap is reached, so no more Reactions are activated today. */
  readonly capped: boolean;
  /** A: the cards that are looked at at this moment; none where it is left out. */
  readonly _shown?: readonly Handle[];
  /** A: days in a row on which nobody has played anything. */
  readonly idle: number;
};

export type SeatVars = {
  /** Region index of each counter (A ). */
  readonly hero: number;
  readonly companion: number;
  /** A. */
  readonly passed: boolean;
  /** A: before the other. */
  readonly passedFirst: boolean;
  /** A. */
  readonly heroAscended: boolean;
  readonly companionAscended: boolean;
  /** A: forward, today. */
  readonly heroMoved: boolean;
  readonly companionMoved: boolean;
};

const ALL: readonly Terrain[] = ["forest", "mountain", "water"];

export const firstTable: Table = {
  day: 0,
  phase: "setup",
  first: 0,
  active: NONE,
  ending: false,
  arena: false,
  regions: [ALL, null, null, null, null, null, null, ALL],
  tumult: [0, 1, 2],
  _counts: {},
  _tally: [],
  capped: false,
  idle: 0,
};

export const firstSeat: SeatVars = {
  hero: 0,
  companion: 7,
  passed: false,
  passedFirst: false,
  heroAscended: false,
  companionAscended: false,
  heroMoved: false,
  companionMoved: false,
};

export const otherOf = (seat: Seat): Seat => 1 - seat;

/** A: in the Afternoon the player whose turn it is, else the first player. */
export function initiative(m: Match): Seat {
  const { phase, active, first } = tableOf(m);
  return phase === "afternoon" && active !== NONE ? active : first;
}

/** A: computed anew every time. */
export const initiativeOrder = (m: Match): readonly Seat[] => {
  const first = initiative(m);
  return [first, otherOf(first)];
};
