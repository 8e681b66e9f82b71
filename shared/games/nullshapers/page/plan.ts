import type { Data, Json, PublicView } from "../../../kernel/index.ts";
import {
  type Face,
  type GamePlan,
  type Gauge,
  keywordsOf,
  list,
  type Pip,
  stats,
  type Tint,
  text,
  type ZonePlan,
} from "../../plan.ts";

const TINTS: Readonly<Record<string, Tint>> = {
  void: "steel",
  light: "light",
  storm: "storm",
  dark: "dark",
  chaos: "fire",
  growth: "wood",
};
const KINDS = Object.keys(TINTS);
const MARKS: Readonly<Record<string, string>> = {
  light: "L",
  storm: "S",
  dark: "D",
  chaos: "C",
  growth: "G",
};

function pips(face: Face): Pip[] {
  const cost = (face.cost ?? {}) as Data;
  const plain =
    typeof cost.void === "number" ? [{ text: String(cost.void), tint: TINTS.void, label: "void" }] : [];
  const typed = KINDS.slice(1).flatMap((kind) =>
    Array.from({ length: Number(cost[kind] ?? 0) }, () => ({
      text: MARKS[kind],
      tint: TINTS[kind],
      label: kind,
    })),
  );
  return [...(cost.x === undefined ? [] : [{ text: "X" }]), ...plain, ...typed];
}

function tint(face: Face): Tint {
  const cost = (face.cost ?? {}) as Data;
  const kind = KINDS.slice(1).find((one) => cost[one] !== undefined);
  return TINTS[kind ?? "void"];
}

/** Energy in the store. */
function gauges(picture: PublicView, seat: number): Gauge[] {
  const { energy = {} } = picture.seats[seat] as Record<string, Data>;
  return KINDS.flatMap((kind) => {
    const amount = Number(energy[kind] ?? 0);
    return amount > 0 ? [{ key: kind, value: String(amount), tint: TINTS[kind] }] : [];
  });
}

/** A sector, with how much it still holds (N R4.5). */
const sector = (n: number): ZonePlan => ({
  id: `sector${n}`,
  as: "row",
  gauge: (picture, seat) => {
    const { durability, lost } = picture.seats[seat] as Record<string, readonly Json[]>;
    return { key: "durability", value: lost[n] ? "✕" : String(durability[n]), tint: "steel" };
  },
});

/** N 4: three biomes side by side, each with a sector of either player before it. */
export const plan: GamePlan = {
  id: "nullshapers",
  mat: [[sector(0), sector(1), sector(2)], [{ id: "staging", as: "row" }]],
  side: [
    { id: "deck", as: "count" },
    { id: "cache", as: "pile" },
    { id: "archive", as: "pile" },
  ],
  middle: [
    { id: "biome0", as: "row" },
    { id: "biome1", as: "row" },
    { id: "biome2", as: "row" },
  ],
  track: "biomes",
  hand: ["hand"],
  hasSide: true,
  attached: "attached",
  phaseKey: "step",
  phases: [
    "refresh",
    "draw",
    "maintenance",
    "primary1",
    "advanceA",
    "advanceB",
    "attack",
    "defend",
    "damage",
    "primary2",
    "end",
    "reset",
  ],
  turnKey: "turn",
  ownerKeys: ["active"],
  turned: ["locked"],
  unsaid: ["value", "speed", "ranged", "arrived", "shifted", "defended"],
  look: (face) => ({
    cost: pips(face),
    line: [
      ...list(face, "types"),
      ...list(face, "subtypes"),
      ...(face.reach === undefined ? [] : [text(face, "reach")]),
      ...(typeof face.speed === "number" ? [`speed ${face.speed}`] : []),
    ].join(" · "),
    stats: stats(face, ["attack", "attack"], ["defense", "defense", { minus: "damage" }]),
    tint: tint(face),
    keywords: keywordsOf(face),
  }),
  gauges,
};
