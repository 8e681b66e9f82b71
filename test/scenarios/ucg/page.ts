import { KEYWORDS } from "../../../shared/games/ucg/card.ts";
import type { UcgAbility, UcgCard } from "../../../shared/games/ucg/card-schema.ts";
import { abilityText } from "../../../shared/games/ucg/text.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: KEYWORDS,
  said: [],
  abilityText: ({ data }, node) => abilityText(data as UcgCard, node as UcgAbility),
  keepsHand: { mulligan: true },
  unsaid: {
    encounterEnded: "it marks a place for who reads events, and the next line tells what comes of it",
    counter: "the table shows it",
  },
  byRules: ["assist", "block", "mulligan", "order", "splitDamage", "turn", "window"],
  seldom: [["modifier"], ["mulligan"], ["order", { what: "bide" }], ["order", { what: [] }]],
};
