/** Zones (G R5.2) and where things are in them. */
import {
  dataOf,
  type Handle,
  handleAt,
  type Obj,
  objectOf,
  type Seat,
  varOf,
  zoneIdOf,
  zoneOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { isMaterial } from "./card.ts";
import type { Match, ZoneDef } from "./typed.ts";

/** The end of a list is its top. The field of a seat holds what that seat controls. */
export const zones: readonly ZoneDef[] = [
  { id: "main", owner: "seat", audience: "none", realm: "main" },
  { id: "material", owner: "seat", audience: "owner", realm: "material" },
  { id: "hand", owner: "seat", audience: "owner", realm: "hand" },
  { id: "memory", owner: "seat", audience: "owner", realm: "memory" },
  { id: "stack", owner: "table", audience: "all", realm: "stack" },
  { id: "field", owner: "seat", audience: "all", realm: "field", play: true },
  // Cards below the champion's top are no objects (G R22.1), but lend Inherited Effects (G R22.5).
  { id: "lineage", owner: "seat", audience: "all", realm: "lineage", play: true },
  { id: "intent", owner: "seat", audience: "all", realm: "intent", play: true },
  { id: "loaded", owner: "seat", audience: "all", realm: "loaded" },
  { id: "graveyard", owner: "seat", audience: "all", realm: "graveyard" },
  { id: "banishment", owner: "seat", audience: "all", realm: "banishment" },
];

export type ZoneId =
  | "main"
  | "material"
  | "hand"
  | "memory"
  | "stack"
  | "field"
  | "lineage"
  | "intent"
  | "loaded"
  | "graveyard"
  | "banishment";

/** G R7.1, R20.16: objects of the field, and the attack in an Intent. */
export function inPlay(m: Match, obj: Obj): boolean {
  const zone = zoneIdOf(m, obj);
  return zone === "field" || zone === "intent";
}

export const isAwake = (m: Match, obj: Obj): boolean => varOf(m, obj, "rested") === 0;

/** The seat's champion, or undefined. */
export function championOf(m: Match, seat: Seat): Handle | undefined {
  const { list } = m.state.zones[zoneOf(m, "field", seat)];
  for (let i = 0; i < list.length; i++) {
    const obj = m.state.objects[list[i]];
    if (dataOf(m, obj).type === "champion") return handleAt(m.state, list[i]);
  }
  return undefined;
}

/** The inner lineage of a champion, bottom first (G R22.1). */
export const lineageOf = (m: Match, champion: Handle): Handle[] => {
  const obj = objectOf(m.state, champion);
  if (obj === undefined) return [];
  return thingsIn(m, "lineage", obj.controller).filter(
    (handle) => objectOf(m.state, handle)?.host === champion,
  );
};

/** G R5.4: the zone that a card goes to in place of this one. */
export function redirected(m: Match, obj: Obj, to: ZoneId): ZoneId {
  const card = dataOf(m, obj);
  if (to === "graveyard") return isMaterial(card) ? "banishment" : to;
  if ((to === "hand" || to === "main" || to === "memory") && isMaterial(card)) return "material";
  return to;
}
