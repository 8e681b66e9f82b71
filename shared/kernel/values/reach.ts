/** What changes reach: of which objects in play a viewer may have to be told anew (kernel.md 4: `computed`). */

import type { Match, Reach, StaticSource } from "../model/match.ts";
import { NONE, slotOf } from "../model/state.ts";

/** A reach in the making. */
export interface Gathered extends Reach {
  readonly any: Set<string>;
  readonly own: Map<number, Set<string>>;
}

/** Of nothing yet. */
export const newReach = (): Gathered => ({ any: new Set(), own: new Map() });

/** Adds what these of the changes may change of objects in play. */
export function addReach(
  m: Match,
  { any, own }: Gathered,
  sources: readonly StaticSource[],
  isMeant: (source: StaticSource) => boolean,
): void {
  for (const source of sources) {
    const { only, change } = source;
    if (only === NONE || m.pool.unseen.has(change) || !isMeant(source)) continue;
    if (only === undefined) any.add(change.attr);
    else own.set(slotOf(only), (own.get(slotOf(only)) ?? new Set()).add(change.attr));
  }
}
