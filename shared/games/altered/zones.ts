/** Zones (A section 4) and where things are in them. */

import {
  type Ability,
  type Handle,
  type Obj,
  objAt,
  objectOf,
  type Seat,
  varOf,
  zoneIdOf,
  zoneOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { optionsOf } from "./options.ts";
import type { Match, ZoneDef } from "./typed.ts";

/**
 * Each zone is a realm of its own, except that the Expeditions are one realm (A ). The end of a list is
 * its top. Tokens that have ceased to exist are in `beyond` (A ).
 */
export const zones: readonly ZoneDef[] = [
  { id: "deck", owner: "seat", audience: "none", realm: "deck" },
  { id: "hand", owner: "seat", audience: "owner", realm: "hand" },
  // A: visible, face down.
  { id: "mana", owner: "seat", audience: "all", realm: "mana", down: true },
  { id: "reserve", owner: "seat", audience: "all", realm: "reserve", play: true },
  { id: "discard", owner: "seat", audience: "all", realm: "discard" },
  { id: "hero", owner: "seat", audience: "all", realm: "hero", play: true },
  { id: "landmark", owner: "seat", audience: "all", realm: "landmark", play: true },
  { id: "heroExpedition", owner: "seat", audience: "all", realm: "expedition", play: true },
  { id: "companionExpedition", owner: "seat", audience: "all", realm: "expedition", play: true },
  { id: "limbo", owner: "table", audience: "all", realm: "limbo" },
  { id: "beyond", owner: "table", audience: "none", realm: "beyond" },
];

export type ZoneId =
  | "deck"
  | "hand"
  | "mana"
  | "reserve"
  | "discard"
  | "hero"
  | "landmark"
  | "heroExpedition"
  | "companionExpedition"
  | "limbo"
  | "beyond";

/** Zones as the rules speak of them: the Expeditions are parts of one (A section 4). */
export const PLACES = [
  "deck",
  "hand",
  "mana",
  "reserve",
  "discard",
  "hero",
  "landmark",
  "expedition",
  "limbo",
] as const;
export type Place = (typeof PLACES)[number] | "beyond";

export type Side = "hero" | "companion";
export const SIDES: readonly Side[] = ["hero", "companion"];
/** Bits of `Obj.place`; a Gigantic is in both (A ). */
export const SIDE_BIT: Readonly<Record<Side, number>> = { hero: 1, companion: 2 };
const EXPEDITION: Readonly<Record<Side, ZoneId>> = {
  hero: "heroExpedition",
  companion: "companionExpedition",
};

export const expeditionOf = (m: Match, side: Side, seat: Seat): number => zoneOf(m, EXPEDITION[side], seat);

/** Which Expedition a zone of the match is, or undefined. */
export function sideOf(m: Match, zone: number): Side | undefined {
  const { id } = m.game.zones[m.state.zones[zone].def];
  return SIDES.find((side) => EXPEDITION[side] === id);
}

export function placeOf(m: Match, obj: Obj): Place {
  const id = zoneIdOf(m, obj);
  return id === "heroExpedition" || id === "companionExpedition" ? "expedition" : id;
}

/** Everything of a seat in its two Expeditions, the hero's first. */
export const inExpeditions = (m: Match, seat: Seat): Handle[] => [
  ...thingsIn(m, "heroExpedition", seat),
  ...thingsIn(m, "companionExpedition", seat),
];

export const isIn = (m: Match, handle: Handle, place: Place): boolean => {
  const obj = objectOf(m.state, handle);
  return obj !== undefined && placeOf(m, obj) === place;
};

/** A: Expedition and Landmark zone; the Hero zone by C-5. */
export function inPlay(m: Match, obj: Obj): boolean {
  const place = placeOf(m, obj);
  return place === "expedition" || place === "landmark" || (place === "hero" && optionsOf(m).heroInPlay);
}

/** A: in play, and support abilities only in Reserve. */
export function works(m: Match, obj: Obj, ability: Ability): boolean {
  const place = placeOf(m, obj);
  if (ability.from !== undefined) return ability.from.includes(place);
  if (ability.node.support === true) return place === "reserve" && varOf(m, obj, "exhausted") === 0;
  return place === "expedition" || place === "landmark" || place === "hero";
}

/** Ready orbs of a seat, oldest first. */
export const readyOrbs = (m: Match, seat: Seat): Handle[] =>
  thingsIn(m, "mana", seat).filter((orb) => varOf(m, objAt(m, orb), "exhausted") === 0);
