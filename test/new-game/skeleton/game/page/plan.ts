import { count, type GamePlan, stats, text } from "../../../../../shared/games/plan.ts";

/** How the table and the cards are drawn. */
export const plan: GamePlan = {
  id: "skeleton",
  mat: [[{ id: "field", as: "row" }]],
  side: [
    { id: "deck", as: "count" },
    { id: "discard", as: "pile" },
  ],
  middle: [{ id: "stack", as: "row" }],
  hand: ["hand"],
  phaseKey: "phase",
  phases: ["start", "main", "end"],
  turnKey: "turn",
  ownerKeys: ["active"],
  turned: ["tired"],
  unsaid: [],
  look: (face) => ({
    cost: [{ text: String(face.cost ?? 0) }],
    line: text(face, "type"),
    stats: stats(face, ["power", "power"], ["toughness", "toughness", { minus: "damage" }]),
    tint: text(face, "type") === "spell" ? "violet" : "stone",
    keywords: [],
  }),
  gauges: (picture, seat) => [
    { key: "life", value: String(count(picture, seat, "life")), tint: "rose" },
    { key: "mana", value: String(count(picture, seat, "mana")), tint: "water" },
  ],
};
