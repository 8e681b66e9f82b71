import { abilityText } from "../../../shared/games/nullshapers/text.ts";
import { KEYWORDS } from "../../../shared/games/nullshapers/words.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: KEYWORDS,
  said: ["Deploy", "Initiate", "Global", "Overclock", "Shift", "Attach"],
  abilityText: ({ data }, node) => abilityText(data as unknown as Parameters<typeof abilityText>[0], node),
  keepsHand: {},
  // Who makes energy all the time has none in his own phase.
  pace: { stops: ["primary I", "advance I", "attack"], patience: 2 },
  byRules: ["bottom", "discard", "mulligan", "order", "pickBiome", "window"],
  untold: [],
  seldom: [["option"], ["orderDefenders"]],
};
