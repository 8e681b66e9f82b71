import { KEYWORDS, STATUSES } from "../../../shared/games/altered/attrs.ts";
import { abilityText } from "../../../shared/games/altered/text.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: [...KEYWORDS, ...STATUSES.filter((status) => status !== "exhausted")],
  said: ["Sabotage", "Resupply", "After You", "Support"],
  abilityText: (_, node) => abilityText(node),
  byRules: ["chooseMana", "cleanUp", "expand", "reaction", "turn", "modifier"],
  untold: ["choose", "mode"],
  seldom: [["payReaction", { due: 1 }]],
};
