/** Empower N (G R32.7): the next Spell card is activated and resolves as if its player's champion had N levels more. */

import {
  addModifier,
  type Entry,
  type Handle,
  objectOf,
  reach,
  type Seat,
  seatVarsOf,
  setSeat,
} from "../../kernel/game.ts";
import type { Amount, OfSeat } from "../acts.ts";
import { LAYER } from "./attrs.ts";
import { wordsNow } from "./kinds.ts";
import { isSpell } from "./shroud.ts";
import type { ActKind, Match } from "./typed.ts";
import { championOf } from "./zones.ts";

/** Instances add. */
export const empower: ActKind<OfSeat & Amount> = {
  fields: { seat: "seat", amount: "number" },
  possible: (_m, { amount }) => amount > 0,
  apply: (m, { seat, amount }) => setSeat(m, seat, "empower", seatVarsOf(m, seat).empower + amount),
};

/** By how much this card would be empowered if it were activated now. */
export function powerFor(m: Match, seat: Seat, card: Handle): number {
  const { empower: power } = seatVarsOf(m, seat);
  if (power === 0) return 0;
  const obj = objectOf(m.state, card);
  return obj !== undefined && isSpell(wordsNow(m, obj, "subtype")) ? power : 0;
}

function lend(m: Match, seat: Seat, add: number, until: "announced" | "resolved"): void {
  const champion = championOf(m, seat);
  if (champion === undefined || add === 0) return;
  const of = { source: champion, controller: seat, refs: [champion] };
  addModifier(m, { ...of, attr: "level", layer: LAYER.add, add, set: null, until });
}

/** The levels count from the moment at which it is announced. */
export const announcing = (m: Match, seat: Seat, power: number): void => lend(m, seat, power, "announced");

/** It is on the stack: the levels are lent to it alone. */
export function announced(m: Match, seat: Seat): void {
  reach(m, "announced");
  setSeat(m, seat, "empower", 0);
}

/** How much this layer is empowered. */
export function powerOf({ data }: Pick<Entry, "data">): number {
  // What was paid for a card, or what a trigger saw: a record that the layer keeps.
  const { empowered = 0 } = (data.event ?? {}) as { empowered?: number };
  return empowered;
}

export const resolving = (m: Match, entry: Entry): void =>
  lend(m, entry.controller, powerOf(entry), "resolved");

export const resolved = (m: Match): void => reach(m, "resolved");
