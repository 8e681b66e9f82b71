/** Stored changes, which have a life of their own: how they begin, are given, last longer and end before their time. */

import type { Match } from "../model/match.ts";
import type { Gift, Handle, Modifier, Seat } from "../model/state.ts";
import { append, put, whole } from "../model/undo.ts";
import type { Words } from "../model/words.ts";
import { forgetListeners, forgetTold } from "../ops/objects.ts";

export interface NewModifier<W extends Words = Words> {
  readonly source: Handle;
  readonly controller: Seat;
  readonly refs: readonly Handle[];
  readonly attr: W["attr"];
  readonly layer: number;
  readonly add: number;
  readonly set: number | null;
  /** The point of the agenda at which it ends, or "" for never. */
  readonly until: W["point"] | "";
}

/** Adds a change with a life of its own. */
export function addModifier<W extends Words>(m: Match<W>, change: NewModifier<NoInfer<W>>): void {
  const { state, undo } = m;
  whole(change.add, change.attr);
  if (change.set !== null) whole(change.set, change.attr);
  const time = state.counters.time;
  put(undo, state.counters, "time", time + 1);
  append(undo, state.modifiers, { ...change, id: time, time } satisfies Modifier);
  // Told by the same listeners, and yet not all that there is to hear by now.
  put(undo, m.cache, "heard", m.cache.heard && { ...m.cache.heard });
  forgetTold(m);
}

/** Gives an ability of a card for a time: to objects, or to a player where there are none. */
export function addGift<W extends Words>(
  m: Match<W>,
  gift: Pick<NewModifier<NoInfer<W>>, "source" | "controller" | "refs" | "until"> & { readonly gives: Gift },
): void {
  const { time } = m.state.counters;
  put(m.undo, m.state.counters, "time", time + 1);
  const nothing = { attr: "", layer: 0, add: 0, set: null };
  append(m.undo, m.state.modifiers, { ...nothing, ...gift, id: time, time } satisfies Modifier);
  forgetListeners(m);
  forgetTold(m);
}

/** Ends what was given, whenever it would have ended. */
export function endGift(m: Match, id: number): void {
  put(
    m.undo,
    m.state,
    "modifiers",
    m.state.modifiers.filter((one) => one.id !== id),
  );
  forgetListeners(m);
  forgetTold(m);
}

/** Changes that would last until one point last until another from now on. */
export function prolong(m: Match, point: string, until: string): void {
  const { modifiers } = m.state;
  if (modifiers.every((one) => one.until !== point)) return;
  const later = modifiers.map((one) => (one.until === point ? { ...one, until } : one));
  put(m.undo, m.state, "modifiers", later);
}
