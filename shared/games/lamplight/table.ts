/** What the table remembers beside its things, and who comes first. */
import { z } from "zod";
import { type Nothing, optionsOf, type Seat, tableOf } from "../../kernel/game.ts";
import type { Match } from "./typed.ts";
import { lampsOf } from "./zones.ts";

/** LA 2.1. */
export const PHASES = ["draw", "lay", "answer", "light"] as const;
export type Phase = (typeof PHASES)[number];

export type Table = { readonly round: number; readonly phase: Phase; readonly first: Seat };
export type SeatVars = Nothing;

/** Every number and ruling that a table may change, with its default. */
export const options = z.strictObject({
  openingHand: z.int().min(0).max(7).default(3).describe("LA 1.3: cards that each player draws first"),
  firstPlayer: z.int().min(-1).max(1).default(-1).describe("LA 1.3: seat that has the taper; -1 draws it"),
  rounds: z.int().min(1).max(20).default(8).describe("LA 2.1: rounds until the day comes"),
  draws: z.int().min(1).max(5).default(2).describe("LA 2.2: cards that each player draws in a round"),
  handLimit: z.int().min(1).max(20).default(7).describe("LA 2.2: cards in hand beyond which nobody draws"),
  deckRules: z
    .boolean()
    .default(true)
    .describe("LA 1.1: refuse decks of another size, with too few flames or too many copies"),
});
export type Options = z.infer<typeof options>;

export const firstTable: Table = { round: 0, phase: "draw", first: 0 };
export const firstSeat: SeatVars = {};

export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** By how many lamps the seat is ahead of the other. */
export const lead = (m: Match, seat: Seat): number =>
  lampsOf(m, seat).length - lampsOf(m, otherSeat(seat)).length;

/** LA 1.4: the brighter player. */
export function brighter(m: Match): Seat {
  const { first: taper } = tableOf(m);
  return lead(m, taper) >= 0 ? taper : otherSeat(taper);
}

/** The brighter player first. */
export const order = (m: Match): readonly Seat[] => [brighter(m), otherSeat(brighter(m))];

/** LA 2.2: how many cards the seat has a right to in this round. */
export const drawsOf = (m: Match, seat: Seat): number => optionsOf(m).draws + (lead(m, seat) < 0 ? 1 : 0);
