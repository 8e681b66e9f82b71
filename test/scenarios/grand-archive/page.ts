import { KEYWORDS } from "../../../shared/games/grand-archive/card.ts";
import type { GaAbility } from "../../../shared/games/grand-archive/card-schema.ts";
import { abilityText } from "../../../shared/games/grand-archive/text.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: KEYWORDS,
  said: ["Lineage", "Siegeable", "Brew", "Inherited Effect", "Glimpse", "Suppress", "Link"],
  abilityText: (_, node) => abilityText(node as GaAbility),
  keepsHand: { mulligan: true },
  unsaid: {
    phaseBegan: "the phase itself is told",
    phaseEnded: "the next phase is told",
    phaseSkipped: "the next phase is told",
    turnEnded: "the next turn is told",
    counter: "the table shows it",
    rested: "the table shows it",
    woke: "the table shows it",
    layer: "the entry itself is told, with its targets",
  },
  byRules: [
    "chooseStartingChampion",
    "declareRetaliation",
    "discardToLimit",
    "keepUnique",
    "materialize",
    "may.mulligan",
    "modifier",
    "order",
    "orderRetaliators",
    "preGameAction",
    "window",
  ],
  seldom: [["chooseModes"], ["keepUnique"], ["orderRetaliators"], ["preGameAction"]],
};
