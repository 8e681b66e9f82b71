import type { PublicView } from "../../../kernel/index.ts";
import {
  count,
  type GamePlan,
  type Kind,
  keywordsOf,
  list,
  type Pip,
  stats,
  type Tint,
  text,
  thingsIn,
} from "../../plan.ts";

const TINTS: Readonly<Record<string, Tint>> = {
  axiom: "steel",
  bravos: "fire",
  lyra: "rose",
  muna: "wood",
  ordis: "water",
  yzmir: "violet",
};

const KINDS: Readonly<Record<string, Kind>> = { hero: "hero", character: "being", permanent: "place" };

const mana = (picture: PublicView, seat: number): string => {
  const orbs = thingsIn(picture, `mana:${seat}`);
  return `${orbs.filter(({ values }) => !values.exhausted).length}/${orbs.length}`;
};

/** A 4: two Expeditions of each player over the one adventure. */
export const plan: GamePlan = {
  id: "altered",
  mat: [
    [
      { id: "heroExpedition", as: "row", means: { expedition: "hero" } },
      { id: "companionExpedition", as: "row", means: { expedition: "companion" } },
    ],
    [
      { id: "hero", as: "row", wide: 0.5 },
      { id: "reserve", as: "row", wide: 1.5 },
      { id: "landmark", as: "row" },
      { id: "mana", as: "row" },
    ],
  ],
  side: [
    { id: "deck", as: "count" },
    { id: "discard", as: "pile" },
  ],
  middle: [{ id: "limbo", as: "row" }],
  track: "regions",
  hand: ["hand"],
  phaseKey: "phase",
  phases: ["morning", "noon", "afternoon", "dusk", "night"],
  turnKey: "day",
  ownerKeys: ["active", "first"],
  turned: ["exhausted"],
  unsaid: ["reserveLimit", "landmarkLimit", "handCost", "reserveCost", "cannotDiscard"],
  look: (face) => ({
    cost: [
      ...(face.hand === undefined ? [] : [{ text: String(face.hand), label: "hand" } satisfies Pip]),
      ...(face.reserve === undefined
        ? []
        : [{ text: String(face.reserve), tint: "steel", label: "reserve" } satisfies Pip]),
    ],
    line: [text(face, "faction"), text(face, "type"), ...list(face, "subtypes")].filter(Boolean).join(" · "),
    stats: stats(
      face,
      ["forest", "forest", { icon: "tree" }],
      ["mountain", "mountain", { icon: "mountain" }],
      ["water", "water", { icon: "drop" }],
    ),
    kind: KINDS[text(face, "type")] ?? "act",
    tribe: list(face, "subtypes")[0],
    tint: TINTS[text(face, "faction")] ?? "stone",
    keywords: keywordsOf(face),
  }),
  gauges: (picture, seat) => [
    { key: "mana", value: mana(picture, seat), tint: "storm" },
    { key: "apart", value: String(apart(picture, seat)), tint: "light" },
  ],
};

/** How many regions still lie between a player's two Expeditions. */
const apart = (picture: PublicView, seat: number): number =>
  Math.max(0, count(picture, seat, "companion") - count(picture, seat, "hero"));
