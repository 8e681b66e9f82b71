import { anyDecks, publishedDecks } from "../../property/decks.ts";
import type { GameWorlds } from "../worlds.ts";

/** Much that is hidden; but for the resources no card is in both, so that its name in the wrong place is a leak. */
export const SECRETIVE: readonly { readonly cards: Record<string, number> }[] = [
  {
    cards: { "standard-resource": 18, arclight: 9, "trip-wire": 9, dave: 6, ignorance: 6, dorf: 6, blink: 6 },
  },
  {
    cards: {
      "standard-resource": 20,
      "generic-force": 8,
      "mind-burn": 8,
      "quick-denial": 6,
      "forked-bolt": 6,
      "helen-lust-feeder": 6,
      "spirit-of-imagination": 6,
    },
  },
];

const anyCards = anyDecks(2, "standard-resource");

export const world: GameWorlds = {
  rows: [
    {
      name: "ucg, published decks",
      profile: "seed",
      sets: ["shared/sets/ucg"],
      options: {},
      decks: publishedDecks,
      first: (firstPlayer) => ({ firstPlayer }),
    },
    {
      name: "ucg, any cards",
      profile: "seed",
      sets: ["shared/sets/ucg", "test/scenarios/ucg/fixtures.json"],
      options: { deckRules: false },
      decks: anyCards,
      first: (firstPlayer) => ({ firstPlayer }),
    },
  ],
  anyCards,
  secrets: {
    options: { deckRules: false },
    decks: SECRETIVE,
    sets: ["shared/sets/ucg", "test/scenarios/ucg"],
    hides: { in: ({ mode }) => mode === "setHidden", slot: "card" },
  },
  plays: { actions: ["playResource", "ignite"], floor: 1.2 },
  starters: [
    { seats: 2, matches: 60, wins: 15, counter: "turn", half: 45 },
    { set: "wind-and-rime", seats: 2, matches: 30, wins: 6, counter: "turn", half: 45 },
  ],
};
