/** Notes of an effect for later effects of the same card (C R4.2). */

import { type Handle, type Seat, setEntry } from "../../kernel/game.ts";
import type { Entry, Match } from "./typed.ts";

/** What an entry keeps of effects of its card before it, and of its controller's decisions. */
export type Notes = {
  readonly x?: number;
  readonly chosen?: readonly Handle[];
  /** How many come to each lane. */
  readonly lanes?: readonly number[];
  readonly choice?: readonly Handle[];
  /** Cards that its controller was shown (C R2.10). */
  readonly looked?: readonly Handle[];
};

/** What the game keeps of an entry: one effect of a card. */
export type EffectData = {
  readonly card: number;
  /** Its place among the effects of its card or ability, which share a group. */
  readonly at: number;
  readonly group: number;
  /** It resolves at once. */
  readonly now: boolean;
  readonly vars: Notes;
};

/** X or chosen cards; whose and which card's effect noted it is said as it resolves. */
export type Note = (
  | { readonly key: "x"; readonly value: number }
  | { readonly key: "chosen"; readonly value: readonly Handle[] }
) & { readonly seat?: Seat; readonly group?: number };

/** Notes something for the effects of the same card that are still to come (C R4.2). */
export function remember(m: Match, act: Note): void {
  for (const entry of m.state.entries) {
    if (entry.controller === act.seat && entry.data.group === act.group)
      keep(m, entry, act.key === "x" ? { x: act.value } : { chosen: act.value });
  }
}

/** Keeps a decision with its entry. */
export function keep(m: Match, { id, data }: Entry, vars: Notes): void {
  setEntry(m, id, { data: { ...data, vars: { ...data.vars, ...vars } } });
}
