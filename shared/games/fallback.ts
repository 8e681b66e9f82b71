/** A plan drawn from a game's zones, for a game whose page has none: plain, and enough to play. */
import type { PublicView } from "../kernel/index.ts";
import { type CardLook, type Face, type GamePlan, type Gauge, keywordsOf, type ZonePlan } from "./plan.ts";

type Zones = PublicView["zones"];

/** Zones side by side, before the next row begins. */
const IN_A_ROW = 3;

/**
 * Each zone of the picture as it is. A zone that only its seat sees into is its hand; the others see a number
 * beside its mat.
 */
export function fallbackPlan(id: string, { zones }: { readonly zones: Zones }): GamePlan {
  const ofTable = Object.keys(zones).filter((key) => !key.includes(":"));
  const ofSeats = [
    ...new Set(Object.keys(zones).flatMap((key) => (key.includes(":") ? key.split(":")[0] : []))),
  ];
  const views = (zone: string) =>
    Object.entries(zones).flatMap(([key, view]) => (key.split(":")[0] === zone ? view : []));
  const isOpen = (zone: string) => views(zone).every(({ things }) => things !== undefined);
  const open = ofSeats.filter(isOpen).map((zone) => laidOut(zone, views(zone)[0]));
  const closed = ofSeats.filter((zone) => !isOpen(zone));
  return {
    id,
    mat: Array.from({ length: Math.ceil(open.length / IN_A_ROW) }, (_, row) =>
      open.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
    ),
    side: closed.map((zone) => ({ id: zone, as: "count" })),
    middle: ofTable.map((zone) => laidOut(zone, zones[zone])),
    hand: closed.filter((zone) => views(zone).some(({ things }) => things !== undefined)),
    phaseKey: "phase",
    phases: [],
    turnKey: "turn",
    ownerKeys: ["active", "owner"],
    turned: [],
    unsaid: [],
    look,
    gauges,
  };
}

const laidOut = (id: string, view: Zones[string]): ZonePlan => ({ id, as: view.slots ? "slots" : "row" });

/** Its types, its cost, and every other number of it. */
function look(face: Face): CardLook {
  const { cost } = face;
  const words = ["type", "types", "subtypes"].flatMap((key) => face[key] ?? []);
  return {
    cost: typeof cost === "number" ? [{ text: String(cost) }] : [],
    line: words.filter((word) => typeof word === "string").join(" · "),
    stats: Object.entries(face).flatMap(([key, value]) =>
      typeof value === "number" && key !== "cost" ? [{ label: key, value, attr: key }] : [],
    ),
    tint: "stone",
    keywords: keywordsOf(face),
  };
}

/** Every number that everybody may know of the seat. */
const gauges = ({ seats }: PublicView, seat: number): Gauge[] =>
  Object.entries(seats[seat] ?? {}).flatMap(([key, value]) =>
    typeof value === "number" ? [{ key, value: String(value) }] : [],
  );
