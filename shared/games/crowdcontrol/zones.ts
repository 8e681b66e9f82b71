/** Zones (C 3) and where things are in them. */

import { type Handle, nameFor, type Obj, objectOf, type Seat, slotOf } from "../../kernel/game.ts";
import { eachIn } from "../zones.ts";
import type { Match, ZoneDef } from "./typed.ts";

/** The end of a pile is its top; lanes count from their front (C R3.2). */
export const zones: readonly ZoneDef[] = [
  { id: "deck", owner: "seat", audience: "none", realm: "deck" },
  { id: "hand", owner: "seat", audience: "owner", realm: "hand" },
  { id: "hq", owner: "seat", audience: "all", realm: "play", play: true },
  {
    id: "places",
    owner: "seat",
    audience: "all",
    realm: "play",
    play: true,
    slots: (options) => options.maxPlaces,
  },
  { id: "attack", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "defense", owner: "seat", audience: "all", realm: "play", play: true },
  { id: "action", owner: "seat", audience: "all", realm: "action" },
  { id: "dust", owner: "seat", audience: "all", realm: "dust" },
  { id: "void", owner: "seat", audience: "all", realm: "void" },
  /** Things that a hidden effect sends to the other side wait here for the reveal (C ER-7). */
  { id: "away", owner: "seat", audience: "all", realm: "away" },
];

export type ZoneId =
  | "deck"
  | "hand"
  | "hq"
  | "places"
  | "attack"
  | "defense"
  | "action"
  | "dust"
  | "void"
  | "away";

/** C R4.5: the order in which simultaneous triggers enter the queue. */
export const BOARD = ["hq", "places", "attack", "defense"] as const satisfies readonly ZoneId[];
export const LANES = ["attack", "defense"] as const satisfies readonly ZoneId[];
export type Lane = (typeof LANES)[number];

/** Handles of a seat's things in these zones, in order; holes are left out. */
export function thingsIn(m: Match, seat: Seat, ...ids: readonly ZoneId[]): Handle[] {
  const out: Handle[] = [];
  for (const id of ids) eachIn(m, id, seat, (handle) => out.push(handle));
  return out;
}

export const hqOf = (m: Match, seat: Seat): Handle => thingsIn(m, seat, "hq")[0];

/** Slots of a seat's permanents in board order. */
export const boardOf = (m: Match, seat: Seat): number[] => thingsIn(m, seat, ...BOARD).map(slotOf);

export const inPlay = (m: Match, obj: Obj): boolean =>
  m.game.zones[m.state.zones[obj.zone].def].play === true;

/** The side a thing lies on: whose zone it is in. */
export const sideOf = (m: Match, obj: Obj): Seat => m.state.zones[obj.zone].seat;

/** The public name of a thing; "" where it is not public. */
export const publicName = (m: Match, handle: Handle): string =>
  nameFor(m, objectOf(m.state, handle), 1 << m.state.seats.length);
