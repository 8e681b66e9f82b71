import { KEYWORDS } from "../../../shared/games/grand-archive/card.ts";
import type { GaAbility } from "../../../shared/games/grand-archive/card-schema.ts";
import { abilityText } from "../../../shared/games/grand-archive/text.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: KEYWORDS,
  said: ["Lineage", "Siegeable", "Brew", "Inherited Effect", "Glimpse", "Suppress", "Link"],
  abilityText: (_, node) => abilityText(node as GaAbility),
  keepsHand: { mulligan: true },
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
