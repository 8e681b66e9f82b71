/** The values that the table and each seat remember, besides their things. */
import { type Handle, optionsOf, type Seat, tableOf } from "../../kernel/game.ts";
import type { Match } from "./typed.ts";

/** C section 6; the fight is the end of B3 (ER-2). */
export const SEGMENTS = ["S1", "S2", "M1", "M2", "M3", "B1", "B2", "B3"] as const;
export type SegmentName = (typeof SEGMENTS)[number];

export type Table = {
  readonly turn: number;
  readonly segment: SegmentName;
  /** The seats that are locked in, where the option shows them (C ER-9). */
  readonly done: readonly Seat[];
};

export type SeatVars = {
  readonly wisdom: number;
  readonly mana: number;
  /** Growth points, and the Size they make (C R4.0f). */
  readonly growth: number;
  readonly size: number;
  /** How often it had to draw from an empty deck (C R4.0b). */
  readonly starved: number;
  /** Secret until the fight is computed, and the lane switch until the reveal (C section 5). */
  readonly _priorities: readonly Handle[];
  readonly _switch: readonly Handle[];
  /** Cards of its deck that it looks at. */
  readonly _looked: readonly Handle[];
};

export const firstTable: Table = { turn: 0, segment: "S1", done: [] };
export const firstSeat: SeatVars = {
  wisdom: 0,
  mana: 0,
  growth: 0,
  size: 0,
  starved: 0,
  _priorities: [],
  _switch: [],
  _looked: [],
};

/** C R9.9: on odd turns the seat that the options name, on even ones the other. */
export function initiative(m: Match): readonly Seat[] {
  const { initiative: odd } = optionsOf(m);
  const first = tableOf(m).turn % 2 === 0 ? other(odd) : odd;
  return [first, other(first)];
}

export const other = (seat: Seat): Seat => 1 - seat;
