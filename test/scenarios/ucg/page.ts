import { abilityText } from "../../../shared/games/ucg/text.ts";
import { KEYWORDS } from "../../../shared/games/ucg/words.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: KEYWORDS,
  said: [],
  abilityText: ({ data }, node) => abilityText(data as unknown as Parameters<typeof abilityText>[0], node),
  keepsHand: { mulligan: true },
  byRules: ["assist", "block", "mulligan", "order", "splitDamage", "turn", "window"],
  untold: ["choose"],
  seldom: [["modifier"], ["mulligan"], ["order", { what: "bide" }], ["order", { what: [] }]],
};
