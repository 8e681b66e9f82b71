/** Zones (UCG 4) and where things are in them. */
import {
  type Handle,
  move,
  type Obj,
  objectOf,
  type Seat,
  vanish,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import type { Match, ZoneDef } from "./typed.ts";

/** UCG 4.1. The end of a list is its top. */
export const zones: readonly ZoneDef[] = [
  { id: "deck", owner: "seat", audience: "none", realm: "deck" },
  { id: "hand", owner: "seat", audience: "owner", realm: "hand" },
  { id: "ignition", owner: "seat", audience: "all", realm: "link" },
  {
    id: "effect",
    owner: "seat",
    audience: "all",
    realm: "play",
    play: true,
    slots: (options) => options.effectZones,
  },
  { id: "reserve", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "expended", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "active", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "exhausted", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "encounter", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "attached", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "shadow", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "void", owner: "seat", audience: "all", realm: "void" },
];

export type ZoneId =
  | "deck"
  | "hand"
  | "ignition"
  | "effect"
  | "reserve"
  | "expended"
  | "active"
  | "exhausted"
  | "encounter"
  | "attached"
  | "shadow"
  | "void";

/** UCG 4.3: a waiting link or placeholder lies in an Effect Zone without being in play. */
export const inPlay = (m: Match, obj: Obj): boolean =>
  m.game.zones[m.state.zones[obj.zone].def].play === true && varOf(m, obj, "link") === 0;

/** UCG 4.2.2: rank 1 is the highest, so the lowest-numbered free zone is taken; -1 when none is. */
export function freeEffectZone(m: Match, seat: Seat): number {
  const zone = zoneOf(m, "effect", seat);
  const { list } = m.state.zones[zone];
  for (let index = 0; index < list.length; index++) {
    if (list[index] >= 0) continue;
    if (!m.state.entries.some(({ hold }) => hold !== null && hold[0] === zone && hold[1] === index))
      return index;
  }
  return -1;
}

/** A thing leaves play for a zone of its owner (UCG 1.9, 17.5). A token is no card of a deck, so it ceases to exist. */
export function leaveFor(m: Match, handle: Handle, zone: "void" | "hand" | "deck"): void {
  const obj = objectOf(m.state, handle);
  if (obj === undefined) return;
  if (varOf(m, obj, "token") > 0) vanish(m, handle);
  else move(m, handle, zoneOf(m, zone, obj.owner));
}

/** Puts a thing into its owner's Void (UCG 1.9). */
export const toVoid = (m: Match, handle: Handle): void => leaveFor(m, handle, "void");
