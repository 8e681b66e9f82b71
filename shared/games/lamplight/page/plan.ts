import type { PublicView } from "../../../kernel/index.ts";
import { type Face, type GamePlan, stats, type Tint, text, thingsIn, type ZonePlan } from "../../plan.ts";

const LAMPS = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n): ZonePlan => ({ id: `lamp${n}`, as: "row" }));

/** LA 1.4: the lamps that a player's flames have lit. */
const lamps = (picture: PublicView, seat: number): number =>
  LAMPS.flatMap(({ id }) => thingsIn(picture, id)).filter(
    ({ controller, values }) => controller === seat && values.lit !== undefined,
  ).length;

/** What does nothing but burn is told from what does more, and both from an answer. */
function tint(face: Face): Tint {
  if (text(face, "type") === "answer") return "violet";
  return [face.whenLit, face.whenOut, face.besideGlow].some((one) => one !== undefined) ? "fire" : "light";
}

/** LA 1.2: nine lamps in a square, which both players look at. */
export const plan: GamePlan = {
  id: "lamplight",
  mat: [[{ id: "veil", as: "row" }]],
  side: [
    { id: "deck", as: "count" },
    { id: "ashes", as: "pile" },
  ],
  middle: LAMPS,
  columns: 3,
  hand: ["hand"],
  phaseKey: "phase",
  phases: ["draw", "lay", "answer", "light"],
  turnKey: "round",
  ownerKeys: [],
  turned: [],
  unsaid: ["lit", "lamp"],
  look: (face) => ({
    cost: [],
    line: text(face, "type"),
    stats: stats(face, ["glow", "glow", { icon: "sun" }]),
    kind: text(face, "type") === "answer" ? "answer" : "source",
    tint: tint(face),
    keywords: [text(face, "type") === "answer" ? "bluff" : "glow"],
  }),
  gauges: (picture, seat) => [
    { key: "lamps", value: String(lamps(picture, seat)), tint: "light" },
    ...(picture.table.first === seat ? [{ key: "taper", value: "✓", tint: "fire" as const }] : []),
  ],
};
