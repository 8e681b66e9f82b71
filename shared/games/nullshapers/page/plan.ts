import type { PublicView } from "../../../kernel/index.ts";
import {
  type Face,
  fields,
  type GamePlan,
  type Gauge,
  type Kind,
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
const FIGURES: Readonly<Record<string, Kind>> = {
  agent: "being",
  spawn: "being",
  hardware: "gear",
  software: "gear",
  influence: "place",
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
  const cost = fields(face, "cost");
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
  const cost = fields(face, "cost");
  const kind = KINDS.slice(1).find((one) => cost[one] !== undefined);
  return TINTS[kind ?? "void"];
}

/** Energy in the store. */
function gauges(picture: PublicView, seat: number): Gauge[] {
  const energy = fields(picture.seats[seat], "energy");
  return KINDS.flatMap((kind) => {
    const amount = Number(energy[kind] ?? 0);
    return amount > 0 ? [{ key: kind, value: String(amount), tint: TINTS[kind] }] : [];
  });
}

/** Where a biome is asked for: N R12.6, R12.14, R14.6. */
const meaning = (n: number) => ({ biome: n, moves: n, pickBiome: n });

const biome = (n: number): ZonePlan => ({ id: `biome${n}`, as: "row", means: meaning(n) });

/** A sector, with how much it still holds (N R4.5). */
const sector = (n: number): ZonePlan => ({
  id: `sector${n}`,
  as: "row",
  means: meaning(n),
  gauge: (picture, seat) => {
    const { durability, lost } = picture.seats[seat];
    const [left, gone] = [durability, lost].map((kept) => (Array.isArray(kept) ? kept[n] : undefined));
    return { key: "durability", value: gone ? "✕" : String(left), tint: "steel" };
  },
});

/** N 4: three biomes side by side, each with a sector of either player before it. */
export const plan: GamePlan = {
  id: "nullshapers",
  mat: [[sector(0), sector(1), sector(2)], [{ id: "staging", as: "row", means: { biome: -1 } }]],
  side: [
    { id: "deck", as: "count" },
    { id: "cache", as: "pile" },
    { id: "archive", as: "pile" },
  ],
  middle: [biome(0), biome(1), biome(2)],
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
  unsaid: ["value", "cost", "speed", "ranged", "arrived", "shifted", "defended"],
  look: (face) => ({
    cost: pips(face),
    line: [
      ...list(face, "types"),
      ...list(face, "subtypes"),
      ...(face.reach === undefined ? [] : [text(face, "reach")]),
      ...(typeof face.speed === "number" ? [`speed ${face.speed}`] : []),
    ].join(" · "),
    stats: stats(
      face,
      ["attack", "attack", { icon: "sword" }],
      ["defense", "defense", { minus: "damage", icon: "shield" }],
    ),
    kind: FIGURES[list(face, "types")[0] ?? ""] ?? "act",
    tribe: list(face, "subtypes")[0] ?? text(face, "reach"),
    tint: tint(face),
    keywords: [...keywordsOf(face), ...(face.speed === undefined ? [] : ["speed"])],
  }),
  gauges,
};
