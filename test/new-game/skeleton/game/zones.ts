/** Where things lie. The end of a list is its top. */
import { type Obj, zoneIdOf } from "../../../../shared/kernel/game.ts";
import type { Match, ZoneDef } from "./typed.ts";

/** A thing that moves within a realm stays itself, with its damage and the targets on it: from the stack into play. */
export const zones: readonly ZoneDef[] = [
  { id: "deck", owner: "seat", audience: "none", realm: "deck" },
  { id: "hand", owner: "seat", audience: "owner", realm: "hand" },
  { id: "stack", owner: "table", audience: "all", realm: "table" },
  { id: "field", owner: "seat", audience: "all", realm: "table", play: true },
  { id: "discard", owner: "seat", audience: "all", realm: "discard" },
];

export type ZoneId = "deck" | "hand" | "stack" | "field" | "discard";

export const inPlay = (m: Match, obj: Obj): boolean => zoneIdOf(m, obj) === "field";
