import { ACTIVATED, TRIGGERED } from "../../../shared/games/crowdcontrol/card.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: [...TRIGGERED, ...ACTIVATED],
  said: ["Grow", "Produce", "Insight", "Delay", "Silence"],
  unsaid: {
    played: "the entry itself is told, with its targets",
    damage: { why: "the fight tells who hits whom", when: (_, { cause }) => cause.why === "fight" },
    segment: {
      why: "it marks a place for who reads events, and the next line tells what comes of it",
      when: ({ segment }) => segment !== "S1" && segment !== "B1",
    },
    fight: { why: "it is told by its hits", when: ({ hits }) => (hits as readonly unknown[]).length > 0 },
  },
  unnamed: {
    activated: ["ability", "x"],
    fizzled: ["seat"],
    resolved: ["seat", "targets"],
    reveal: ["segment"],
    segment: ["segment", "turn"],
    fight: ["hits"],
  },
  mute: {
    entry: "it is told with its effect when it resolves",
    "deck.hq": "the table shows it from the beginning",
    "action.dust": "an action that has been played",
    "defense.away": "it is told where it arrives",
    "attack.away": "it is told where it arrives",
  },
  byRules: ["battle", "commit", "lanes", "targets"],
  seldom: [],
};
