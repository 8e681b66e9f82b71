import { KEYWORDS, STATUSES } from "../../../shared/games/altered/attrs.ts";
import type { AlteredAbility } from "../../../shared/games/altered/card-schema.ts";
import { abilityText } from "../../../shared/games/altered/text.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: [...KEYWORDS, ...STATUSES.filter((status) => status !== "exhausted")],
  said: ["Sabotage", "Resupply", "After You", "Support"],
  abilityText: (_, node) => abilityText(node as AlteredAbility),
  byRules: ["chooseMana", "cleanUp", "expand", "reaction", "turn", "modifier"],
  seldom: [["payReaction", { due: 1 }]],
};
