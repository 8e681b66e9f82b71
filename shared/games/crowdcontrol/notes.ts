/** Notes of an effect for later effects of the same card (C R4.2). */

import { type Data, type Entry, type Handle, type Json, type Seat, setEntry } from "../../kernel/game.ts";
import type { Match } from "./typed.ts";

/** X or chosen cards; whose and which card's effect noted it is said as it resolves. */
export type Note = {
  readonly key: "x" | "chosen";
  readonly value: number | readonly Handle[];
  readonly seat?: Seat;
  readonly group?: Json;
};

/** Notes something for the effects of the same card that are still to come (C R4.2). */
export function remember(m: Match, act: Note): void {
  for (const entry of m.state.entries) {
    if (entry.controller === act.seat && entry.data.group === act.group)
      keep(m, entry, { [act.key]: act.value });
  }
}

/** Keeps a decision with its entry. */
export function keep(m: Match, { id, data }: Entry, vars: Data): void {
  setEntry(m, id, {
    data: { ...data, vars: { ...(data.vars as Data), ...vars } } as { readonly [key: string]: Json },
  });
}
