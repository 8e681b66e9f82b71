/** Attributes that are so or not; most of the time nothing in a match could make them so. */

import { attrOf, type Handle, objectOf } from "../../kernel/game.ts";
import type { AttrName, Match } from "./typed.ts";

/** Whether the thing is there and is so now, by a change that something made. */
export function hasNow(m: Match, handle: Handle, attr: AttrName): boolean {
  if (!m.pool.statics.has(attr) && !m.state.modifiers.some((one) => one.attr === attr)) return false;
  return objectOf(m.state, handle) !== undefined && attrOf(m, handle, attr) > 0;
}
