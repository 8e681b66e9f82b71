/** Zones (G R5.2) and where things are in them. */
import {
  attrOf,
  dataOf,
  type Handle,
  handleAt,
  handleTo,
  type Obj,
  objectOf,
  type Seat,
  varOf,
  zoneIdOf,
  zoneOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { isMaterial } from "./card.ts";
import { hasNow } from "./has-now.ts";
import { itemData } from "./items.ts";
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
  // G R32.26: what a player has beside objects; its abilities name this zone as theirs.
  { id: "aside", owner: "seat", audience: "all", realm: "aside" },
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
  | "aside"
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

/** What is ephemeral is banished in place of leaving these (G R32.6). */
const FLEETING: readonly string[] = ["field", "intent", "stack"];

/** G R5.4: the zone that a card goes to in place of this one. */
export function redirected(m: Match, obj: Obj, to: ZoneId): ZoneId {
  const into = aimedAt(m, obj, to);
  return into === "banishment" && isRenewed(m, obj) ? "material" : into;
}

/** G R32.46: from the field or an Intent, and no regalia that has lost the word. */
function isRenewed(m: Match, obj: Obj): boolean {
  const zone = zoneIdOf(m, obj);
  return (
    (zone === "field" || zone === "intent") &&
    isMaterial(dataOf(m, obj)) &&
    attrOf(m, handleTo(m.state, obj), "renewable") > 0
  );
}

function aimedAt(m: Match, obj: Obj, to: ZoneId): ZoneId {
  if (varOf(m, obj, "ephemeral") > 0 && FLEETING.includes(zoneIdOf(m, obj))) return "banishment";
  const card = itemData(m, obj);
  if (to === "graveyard")
    return isMaterial(card) || hasNow(m, handleTo(m.state, obj), "banishedInstead") ? "banishment" : to;
  if ((to === "hand" || to === "main" || to === "memory") && isMaterial(card)) return "material";
  return to;
}

/** Whether a card is loaded into it (G R32.15). */
export function isLoaded(m: Match, obj: Obj): boolean {
  const { list } = m.state.zones[zoneOf(m, "loaded", obj.controller)];
  if (list.length === 0) return false;
  const host = handleTo(m.state, obj);
  return list.some((slot) => m.state.objects[slot].host === host);
}
