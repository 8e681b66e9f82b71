/** Notes of an effect for later effects of the same card (C R4.2). */

import { type Data, type Entry, type Json, setEntry } from "../../kernel/game.ts";
import type { Act, Match } from "./typed.ts";

/** Notes something for the effects of the same card that are still to come (C R4.2). */
export function remember(m: Match, act: Act): void {
  for (const entry of m.state.entries) {
    if (entry.controller === act.seat && entry.data.group === act.group)
      keep(m, entry, { [act.key as string]: act.value });
  }
}

/** Keeps a decision with its entry. */
export function keep(m: Match, { id, data }: Entry, vars: Data): void {
  setEntry(m, id, {
    data: { ...data, vars: { ...(data.vars as Data), ...vars } } as { readonly [key: string]: Json },
  });
}
