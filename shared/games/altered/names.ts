/** The names that everybody has for things. */

import { existence, type Handle, type Json, objectOf, type Ref } from "../../kernel/game.ts";
import type { Match } from "./typed.ts";

/** The object's name where everybody sees it, else "". */
export function openName(m: Match, handle: Handle): string {
  const obj = objectOf(m.state, handle);
  return obj === undefined || (existence(m, obj) & m.layout.all) !== m.layout.all ? "" : obj.name;
}

/** A target as everybody may spell it. */
export function openRef(m: Match, ref: Ref): string {
  if (ref.kind === "object") return openName(m, ref.id);
  return ref.kind === "seat" ? `p${ref.id}` : `z${m.layout.zoneKeys[ref.id]}`;
}

export const openRefs = (m: Match, refs: readonly (readonly Ref[])[]): Json =>
  refs.map((list) => list.map((ref) => openRef(m, ref)));
