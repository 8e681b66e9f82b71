/** Where things lie: nine lamps in a square, and what each player has. The end of a list is its top. */

import { type Handle, NONE, type Obj, objAt, type Seat, varOf, zoneIdOf } from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import type { Match, ZoneDef } from "./typed.ts";

/** LA 1.2, counted from 0. */
export const LAMPS = [
  "lamp0",
  "lamp1",
  "lamp2",
  "lamp3",
  "lamp4",
  "lamp5",
  "lamp6",
  "lamp7",
  "lamp8",
] as const;
export type Lamp = (typeof LAMPS)[number];
export type ZoneId = "deck" | "hand" | "veil" | Lamp | "stack" | "ashes";

/** LA 2.3: what is laid waits in the veil of its player until both are ready, and goes on to its lamp as the same card. */
export const zones: readonly ZoneDef[] = [
  { id: "deck", owner: "seat", audience: "none", realm: "deck" },
  { id: "hand", owner: "seat", audience: "owner", realm: "hand" },
  { id: "veil", owner: "seat", audience: "all", realm: "court", down: true },
  ...LAMPS.map((id): ZoneDef => ({ id, owner: "table", audience: "all", realm: "court", play: true })),
  { id: "stack", owner: "table", audience: "all", realm: "stack" },
  { id: "ashes", owner: "seat", audience: "all", realm: "ashes" },
];

const PLACES: readonly string[] = LAMPS;

/** The lamp at which a thing lies, counted from 0, or NONE. */
export const lampOf = (m: Match, obj: { readonly zone: number }): number =>
  obj.zone < 0 ? NONE : PLACES.indexOf(zoneIdOf(m, obj));

/** Whether everybody knows what it is worth: it lies open at a lamp. */
export const inPlay = (m: Match, obj: Obj): boolean => !obj.down && lampOf(m, obj) >= 0;

export const thingsAt = (m: Match, lamp: Lamp): Handle[] => thingsIn(m, lamp, 0);

/** What lies at the lamps, lamp by lamp. */
const atLamps = (m: Match): Handle[] => LAMPS.flatMap((lamp) => thingsAt(m, lamp));

/** LA 2.4. */
export const laidCards = (m: Match): Handle[] => atLamps(m).filter((handle) => objAt(m, handle).down);

/** LA 1.4: a flame that has lit the lamp at which it lies. */
export const burns = (m: Match, handle: Handle): boolean => varOf(m, objAt(m, handle), "lit") !== 0;

export const flames = (m: Match): Handle[] => atLamps(m).filter((handle) => burns(m, handle));

export const isDark = (m: Match, lamp: Lamp): boolean =>
  !thingsAt(m, lamp).some((handle) => burns(m, handle));

/** LA 1.4: the lamps of a player, counted from 0. */
export const lampsOf = (m: Match, seat: Seat): number[] =>
  flames(m).flatMap((handle) => {
    const obj = objAt(m, handle);
    return obj.controller === seat ? lampOf(m, obj) : [];
  });

/** LA 5.4. */
export const isBeside = (a: number, b: number): boolean =>
  a >= 0 && b >= 0 && Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) === 1;
