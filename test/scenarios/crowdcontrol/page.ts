import { ACTIVATED, TRIGGERED } from "../../../shared/games/crowdcontrol/card.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: [...TRIGGERED, ...ACTIVATED],
  said: ["Grow", "Produce", "Insight", "Delay", "Silence"],
  unsaid: {
    played: "the entry itself is told, with its targets",
  },
  byRules: ["battle", "commit", "lanes", "targets"],
  seldom: [],
};
