import { KEYWORDS, STATUSES } from "../../../shared/games/altered/attrs.ts";
import type { AlteredAbility } from "../../../shared/games/altered/card-schema.ts";
import { abilityText } from "../../../shared/games/altered/text.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: [...KEYWORDS, ...STATUSES.filter((status) => status !== "exhausted")],
  said: ["Sabotage", "Resupply", "After You", "Support"],
  abilityText: (_, node) => abilityText(node as AlteredAbility),
  unsaid: {
    nothing: "it marks a place for who reads events, and the next line tells what comes of it",
    arena: "it marks a place for who reads events, and the next line tells what comes of it",
    arenaJudged: "what comes of it is told",
    reaction: "the entry itself is told, with its targets",
    declared: "the card is told to join the Expedition",
    mode: "what comes of it is told",
    targeted: {
      why: "the entry itself is told, with its targets",
      when: ({ things }) => things === undefined,
    },
    revealed: { why: "each card is told as it turns up", when: ({ cards }) => cards === undefined },
  },
  unnamed: { placed: ["expedition"], handShown: ["to"], paid: ["due"] },
  mute: {
    heroes: "the table shows them from the beginning",
  },
  byRules: ["chooseMana", "cleanUp", "expand", "reaction", "turn", "modifier"],
  seldom: [["payReaction", { due: 1 }]],
};
