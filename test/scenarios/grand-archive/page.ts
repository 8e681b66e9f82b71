import { KEYWORDS } from "../../../shared/games/grand-archive/card.ts";
import type { GaAbility } from "../../../shared/games/grand-archive/card-schema.ts";
import { abilityText } from "../../../shared/games/grand-archive/text.ts";
import type { GamePage } from "../../web/games.ts";

export const page: GamePage = {
  keywords: KEYWORDS,
  said: ["Lineage", "Siegeable", "Brew", "Inherited Effect", "Glimpse", "Suppress", "Link", "Scavenge"],
  abilityText: (_, node) => abilityText(node as GaAbility),
  keepsHand: { mulligan: true },
  unsaid: {
    phaseBegan: "the phase itself is told",
    phaseEnded: "the next phase is told",
    phaseSkipped: "the next phase is told",
    turnEnded: "the next turn is told",
    counter: "the table shows it",
    remembered: "that it is put there is told",
    rested: "the table shows it",
    woke: "the table shows it",
    layer: "the entry itself is told, with its targets",
    targeted: {
      why: "the entry itself is told, with its targets",
      when: ({ things }) => things === undefined,
    },
    revealed: { why: "each card is told as it turns up", when: ({ cards }) => cards === undefined },
  },
  unnamed: { mulligan: ["count", "again"] },
  mute: {
    toDeck: "a card that others saw is told by its note, and that of any other would tell where it lies",
    announce: "the entry itself is told, with its targets",
    pay: "the table shows how many cards are in the memory",
    resolve: "that the entry resolves is told just before",
    preserved: "it is told by its note",
    ft: "the table shows the champion",
    setup: "the table shows the champion",
    "stack.graveyard": "a card that has been played",
  },
  byRules: [
    "chooseStartingChampion",
    "declareRetaliation",
    "discardToLimit",
    "keepUnique",
    "materialize",
    "may.mulligan",
    "modifier",
    "order",
    "orderRetaliators",
    "preGameAction",
    "window",
  ],
  seldom: [
    ["chooseModes"],
    ["keepUnique"],
    ...["number", "element", "type", "class", "subtype", "card"].map((what) => ["name", { what }] as const),
    ["orderRetaliators"],
    ["preGameAction"],
  ],
};
