import { KEYWORDS } from "../../../shared/games/nullshapers/card.ts";
import type { NsAbility, NsCard } from "../../../shared/games/nullshapers/card-schema.ts";
import { abilityText } from "../../../shared/games/nullshapers/text.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: KEYWORDS,
  said: ["Deploy", "Initiate", "Global", "Overclock", "Shift", "Attach"],
  abilityText: ({ data }, node) => abilityText(data as NsCard, node as NsAbility),
  keepsHand: {},
  // Who makes energy all the time has none in his own phase.
  pace: { stops: ["primary I", "advance I", "attack"], patience: 2 },
  unsaid: {
    defeated: "the end is told, with its reason",
    storeEmptied: "the table shows it",
    energySpent: "the table shows it",
    targetInvalid: "what is left of it executes, or malfunctions",
    executing: "an attack is told by what comes of it",
    step: {
      why: "the table shows it",
      when: ({ step }) => ["refresh", "maintenance", "draw", "reset"].includes(String(step)),
    },
  },
  alias: { biome: "place" },
  unnamed: { defendersSet: ["pairs"], durability: ["amount"], step: ["step"], cancelled: ["why"] },
  mute: {
    execute: "that the entry resolves is told just before",
    pay: "the entry itself is told, with its targets",
  },
  byRules: ["bottom", "discard", "mulligan", "order", "pickBiome", "window"],
  seldom: [["option"], ["orderDefenders"]],
};
