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
    counter: "the table shows it",
    targeted: {
      why: "the entry itself is told, with its targets",
      when: ({ things }) => things === undefined,
    },
    resolved: "an attack or a block is told by what comes of it",
  },
  unnamed: { paid: ["due"] },
  mute: {
    attack: "the entry itself is told, with its targets",
    block: "the entry itself is told, with its targets",
    declare: "the entry itself is told, with its targets",
    bide: "that its time has come is told with the entry",
    encounter: "it goes back to where it came from",
    exhaust: "the table shows it",
    ready: "the table shows it",
    pay: "what is paid is told",
    resolve: "that the entry resolves is told just before",
    "ignition.void": "a card that has been played",
  },
  byRules: ["assist", "block", "mulligan", "order", "splitDamage", "turn", "window"],
  seldom: [["modifier"], ["mulligan"], ["order", { what: "bide" }], ["order", { what: [] }]],
};
