import {
  type Face,
  type GamePlan,
  type Kind,
  keywordsOf,
  stats,
  type Tint,
  text,
  thingsIn,
} from "../../plan.ts";

const TINTS: Readonly<Record<string, Tint>> = { Ember: "fire", Tidal: "water" };
const TYPES: Readonly<Record<string, Tint>> = { resource: "wood", hidden: "dark", immediate: "storm" };

const KINDS: Readonly<Record<string, Kind>> = {
  character: "being",
  proxy: "being",
  epic: "hero",
  architect: "hero",
  immediate: "answer",
  hidden: "answer",
  permanent: "gear",
  resource: "source",
};

const pips = (face: Face) => (typeof face.cost === "number" ? [{ text: String(face.cost) }] : []);

/** UCG 4: characters stand before the numbered Effect Zones, resources behind them. */
export const plan: GamePlan = {
  id: "ucg",
  mat: [
    [{ id: "encounter", as: "row" }],
    [
      { id: "active", as: "row", wide: 3 },
      { id: "exhausted", as: "row", wide: 2 },
    ],
    [
      { id: "effect", as: "slots", wide: 3 },
      { id: "reserve", as: "row", wide: 2 },
      { id: "expended", as: "row", wide: 1 },
    ],
  ],
  side: [
    { id: "deck", as: "count" },
    { id: "void", as: "pile" },
    { id: "shadow", as: "pile" },
    { id: "ignition", as: "pile" },
  ],
  middle: [],
  hand: ["hand"],
  attached: "attached",
  phaseKey: "phase",
  phases: ["ready", "dawn", "draw", "primary", "conflict", "end"],
  turnKey: "turn",
  ownerKeys: ["owner"],
  turned: [],
  unsaid: ["cost", "power", "attacked", "activated", "link"],
  look: (face) => ({
    cost: pips(face),
    line: [text(face, "type"), text(face, "designator")].filter(Boolean).join(" · "),
    stats: stats(
      face,
      ["combat", "combat", { icon: "sword" }],
      ["power", "power", { icon: "bolt" }],
      ["requirement", "requirement", { attr: undefined, icon: "key" }],
    ),
    kind: KINDS[text(face, "type")] ?? "act",
    tribe: text(face, "designator"),
    tint: TINTS[text(face, "designator")] ?? TYPES[text(face, "type")] ?? "stone",
    keywords: keywordsOf(face),
  }),
  gauges: (picture, seat) => [
    { key: "terra", value: `${thingsIn(picture, `reserve:${seat}`).length}`, tint: "wood" },
  ],
};
