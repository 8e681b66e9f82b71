/** Areas (N 4) and where things are in them. */
import { dataOf, type Handle, move, NONE, type Obj, objectOf, type Seat, zoneOf } from "../../kernel/game.ts";
import { eachIn } from "../zones.ts";
import type { Match, ZoneDef } from "./typed.ts";

export const BIOMES = [0, 1, 2] as const;

/**
 * N 4. The end of a list is its top. A biome is named by a zone of the table, its two sectors
 * hold what lies there. The queue is of the planet's realm: a played card keeps its identity (R4.3).
 */
export const zones: readonly ZoneDef[] = [
  { id: "deck", owner: "seat", audience: "none", realm: "deck" },
  { id: "hand", owner: "seat", audience: "owner", realm: "hand" },
  { id: "queue", owner: "table", audience: "all", realm: "planet" },
  ...BIOMES.map((n): ZoneDef => ({ id: `biome${n}`, owner: "table", audience: "all", realm: "biome" })),
  ...BIOMES.map(
    (n): ZoneDef => ({ id: `sector${n}`, owner: "seat", audience: "all", realm: "planet", play: true }),
  ),
  { id: "staging", owner: "seat", audience: "all", realm: "planet", play: true },
  { id: "attached", owner: "seat", audience: "all", realm: "planet", play: true },
  { id: "cache", owner: "seat", audience: "all", realm: "cache" },
  { id: "archive", owner: "seat", audience: "all", realm: "archive" },
  // R3.6: a spawn that leaves the planet ends here, and never comes back.
  { id: "nowhere", owner: "table", audience: "none", realm: "nowhere" },
];

export type ZoneId =
  | "deck"
  | "hand"
  | "queue"
  | `biome${(typeof BIOMES)[number]}`
  | (typeof SECTORS)[number]
  | "staging"
  | "attached"
  | "cache"
  | "archive"
  | "nowhere";

/** Where the influence of each biome lies (N R5.7). */
export const BIOME_ZONES = ["biome0", "biome1", "biome2"] as const;

export const SECTORS = ["sector0", "sector1", "sector2"] as const;

const PLANET = [...SECTORS, "staging", "attached"] as const;

export const sectorOf = (m: Match, seat: Seat, biome: number): number => zoneOf(m, SECTORS[biome], seat);
export const biomeZone = (m: Match, biome: number): number => zoneOf(m, `biome${BIOMES[biome]}`, 0);

const idOf = (m: Match, zone: number): string => m.game.zones[m.state.zones[zone].def].id;

/** The biome of a zone, or NONE. */
export function biomeOf(m: Match, zone: number): number {
  const id = idOf(m, zone);
  return id.startsWith("sector") || id.startsWith("biome") ? Number(id.slice(-1)) : NONE;
}

/** Whether the zone is a sector, and not a biome as a whole. */
export const isSector = (m: Match, zone: number): boolean => idOf(m, zone).startsWith("sector");

/** A seat's things on the planet, biome by biome and then staging (N R15.5). */
export function onPlanet(m: Match, seat: Seat): Handle[] {
  const out: Handle[] = [];
  for (const zone of PLANET) eachIn(m, zone, seat, (handle) => out.push(handle));
  return out;
}

/** N R1: all staging areas and all biomes. */
export const inPlay = (m: Match, obj: Obj): boolean =>
  m.game.zones[m.state.zones[obj.zone].def].play === true;

/** N R4.1, R4.2: to its owner; a spawn ceases to exist instead (N R3.6). */
export function toOwner(m: Match, handle: Handle, zone: "cache" | "archive" | "hand"): void {
  const obj = objectOf(m.state, handle);
  if (obj === undefined) return;
  const to = dataOf(m, obj).types.includes("spawn") ? "nowhere" : zone;
  move(m, handle, zoneOf(m, to, obj.owner));
}

/** The biome in which a thing, or its host, stands; NONE in staging. */
export function biomeOfThing(m: Match, obj: Obj): number {
  const host = objectOf(m.state, obj.host);
  return biomeOf(m, host === undefined ? obj.zone : host.zone);
}

/** Whether something is attached to it. */
export const isHost = (m: Match, handle: Handle): boolean =>
  m.state.seats.some((_, seat) =>
    m.state.zones[zoneOf(m, "attached", seat)].list.some((slot) => m.state.objects[slot].host === handle),
  );
