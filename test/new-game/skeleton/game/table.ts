/** What the table and each seat remember beside their things. */
import { z } from "zod";
import { optionsOf, type Seat, tableOf } from "../../../../shared/kernel/game.ts";
import type { Match } from "./typed.ts";

export const PHASES = ["start", "main", "end"] as const;
export type Phase = (typeof PHASES)[number];

export type Table = { readonly turn: number; readonly active: Seat; readonly phase: Phase };
export type SeatVars = { readonly life: number; readonly mana: number };

/** Every number and ruling that a table may change, with its default. */
export const options = z.strictObject({
  life: z.int().min(1).max(99).default(20).describe("Rule 1: life at the beginning"),
  openingHand: z.int().min(0).max(10).default(5).describe("Rule 1: cards in the opening hand"),
  firstPlayer: z.int().min(-1).max(1).default(-1).describe("Rule 1: seat that begins; -1 draws it"),
  deckRules: z
    .boolean()
    .default(true)
    .describe("Rule 1: refuse decks of another size or with too many copies"),
});
export type Options = z.infer<typeof options>;

export const firstTable: Table = { turn: 0, active: 0, phase: "end" };
export const firstSeat = (m: Match): SeatVars => ({ life: optionsOf(m).life, mana: 0 });

export const activeOf = (m: Match): Seat => tableOf(m).active;
export const otherSeat = (seat: Seat): Seat => 1 - seat;
/** The active player first. */
export const turnOrder = (m: Match): readonly Seat[] => [activeOf(m), otherSeat(activeOf(m))];
