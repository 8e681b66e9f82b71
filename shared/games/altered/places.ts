/** The Expeditions of the match, and the objects in them (A ). */
import { attrOf, type Handle, known, NONE, objectOf, readValue } from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { otherOf } from "./table.ts";
import type { Match } from "./typed.ts";
import { SIDES, type Side, sideOf } from "./zones.ts";

/** One of the four. */
export type Expedition = OfSeat & { readonly side: Side };

/** A: the Expeditions an object is in, or was in as last known; a Gigantic is in both. */
export function placesOf(m: Match, handle: Handle): Expedition[] {
  const obj = objectOf(m.state, handle);
  const { zone, controller: seat } = obj ?? known(m, handle) ?? { zone: NONE, controller: NONE };
  const own = zone === NONE ? undefined : sideOf(m, zone);
  if (own === undefined) return [];
  const big = obj === undefined ? readValue(m, handle, "gigantic") : attrOf(m, handle, "gigantic");
  return (big > 0 ? SIDES : [own]).map((side) => ({ seat, side }));
}

/** A: the opposing one of the same kind. */
export const facing = ({ seat, side }: Expedition): Expedition => ({ seat: otherOf(seat), side });

export const isSame = (a: Expedition, b: Expedition): boolean => a.seat === b.seat && a.side === b.side;
