/** The values that the table and each seat remember, besides their things. */

import { type Handle, NONE, opponentOf, type Seat, tableOf } from "../../kernel/game.ts";
import type { Tally } from "../tally.ts";
import type { Match } from "./typed.ts";

export const PHASES = ["ready", "dawn", "draw", "primary", "conflict", "end"] as const;
export type Phase = (typeof PHASES)[number];

export type Table = {
  /** What has happened this turn and game, as far as a card asks. */
  readonly _tally: Tally;
  readonly turn: number;
  readonly owner: Seat;
  readonly phase: Phase;
  /** An Encounter is going on (UCG 14). */
  readonly encounter: boolean;
  readonly _attacker: Handle;
  /** UCG 25.1: the cards that are looked at or shown at this moment; none where it is left out. */
  readonly _shown?: readonly Handle[];
};

export type SeatVars = {
  /** Allowances of the turn (UCG 6.13). */
  readonly resourcePlayed: boolean;
  readonly epicPlayed: boolean;
  /** The seat had to draw from an empty deck (UCG 15.8, option deckOut). */
  readonly starved: boolean;
};

export const firstTable: Table = {
  _tally: [],
  turn: 0,
  owner: 0,
  phase: "ready",
  encounter: false,
  _attacker: NONE,
};
export const firstSeat: SeatVars = { resourcePlayed: false, epicPlayed: false, starved: false };

export const ownerOf = (m: Match): Seat => tableOf(m).owner;
export const defenderOf = (m: Match): Seat => opponentOf(m, ownerOf(m));

/** UCG 6.3: the turn owner first, then the other seats in turn order. */
export const turnOrder = (m: Match): readonly Seat[] =>
  m.state.seats.map((_, index) => (ownerOf(m) + index) % m.state.seats.length);
