import { count, type GamePlan, type Kind, list, nodes, stats, type Tint, text } from "../../plan.ts";

const TINTS: Readonly<Record<string, Tint>> = {
  nature: "wood",
  mysticism: "violet",
  technology: "steel",
  culture: "rose",
};

const KINDS: Readonly<Record<string, Kind>> = { entity: "being", place: "place", hq: "hero" };

/** R10.12: an Attack Lane faces the other's Defense Lane, position by position; Places and the Headquarter stand behind. */
export const plan: GamePlan = {
  id: "crowdcontrol",
  mat: [
    [
      { id: "attack", as: "row", isLane: true, means: { lane: "attack" } },
      { id: "defense", as: "row", isLane: true, means: { lane: "defense" } },
    ],
    [
      { id: "hq", as: "row", wide: 1 },
      { id: "places", as: "slots", wide: 3, means: { slot: "number" } },
      { id: "action", as: "row", wide: 1 },
    ],
  ],
  side: [
    { id: "deck", as: "count" },
    { id: "dust", as: "pile" },
    { id: "void", as: "pile" },
    { id: "away", as: "pile" },
  ],
  middle: [],
  hand: ["hand"],
  phaseKey: "segment",
  phases: ["S1", "S2", "M1", "M2", "M3", "B1", "B2", "B3"],
  turnKey: "turn",
  ownerKeys: [],
  turned: [],
  unsaid: ["entered", "plusAttack", "plusHealth", "damage"],
  look: (face) => ({
    cost: typeof face.cost === "number" ? [{ text: String(face.cost) }] : [],
    line: [
      face.type === "hq" ? "headquarter" : text(face, "type"),
      ...list(face, "classes"),
      ...list(face, "tags"),
    ].join(" · "),
    stats: stats(face, ["attack", "attack", { icon: "sword" }], ["health", "health", { icon: "heart" }]),
    kind: KINDS[text(face, "type")] ?? "act",
    tribe: list(face, "tags")[0],
    tint: TINTS[list(face, "classes")[0]] ?? "stone",
    keywords: [
      ...(face.type === "hq" ? ["grow", "produce", "insight", "delay"] : []),
      ...nodes(face, "abilities").map((ability) => text(ability, "kind")),
    ],
  }),
  gauges: (picture, seat) =>
    (["wisdom", "mana", "growth", "size"] as const).map((key, n) => ({
      key,
      value: String(count(picture, seat, key)),
      tint: (["violet", "storm", "wood", "stone"] as const)[n],
    })),
};
