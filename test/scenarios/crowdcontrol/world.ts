import type { CardSet, Draw } from "../../../shared/kernel/index.ts";
import { type Decks, publishedDecks } from "../../property/decks.ts";
import { pick } from "../../property/dice.ts";
import type { GameWorlds } from "../worlds.ts";

/** A Headquarter and any cards that may be in a deck. */
const anyArmies = (random: Draw, sets: readonly CardSet[]): Decks => {
  const cards = sets.flatMap((set) => set.cards).filter(({ data }) => data.token !== true);
  const of = (hq: boolean) => cards.filter(({ data }) => (data.type === "hq") === hq).map(({ id }) => id);
  const deck = (): string[] => [
    pick(random, of(true)),
    ...Array.from({ length: 20 + random(20) }, () => pick(random, of(false))),
  ];
  return [deck(), deck()];
};

export const world: GameWorlds = {
  rows: [
    {
      name: "crowdcontrol, published decks",
      profile: "seed",
      sets: ["shared/sets/crowdcontrol"],
      options: {},
      decks: publishedDecks,
      first: (initiative) => ({ initiative }),
    },
    {
      name: "crowdcontrol, any cards",
      profile: "seed",
      sets: ["test/scenarios/crowdcontrol/fixtures.json"],
      options: { deckRules: false },
      decks: anyArmies,
      first: (initiative) => ({ initiative }),
    },
  ],
  anyCards: anyArmies,
  secrets: {
    options: { deckRules: false },
    // C R5.1: which hand cards were discounted or trained.
    decks: [
      {
        cards: {
          "the-rootmoot": 1,
          "overdue-books": 9,
          "call-the-cousins": 6,
          "home-for-supper": 6,
          "harvest-song": 6,
          "burr-runner": 6,
          "blood-cousin": 6,
          "saturday-market": 3,
        },
      },
      { set: "starter", deck: "ember-archive" },
    ],
    hides: { in: ({ action }) => action === "playCard", slot: "target" },
    segments: ["commit", "targets", "lanes", "battle"],
  },
  plays: { actions: ["playCard"], floor: 1.5 },
  starters: [
    { seats: 2, matches: 60, wins: 12, counter: "turn", half: 40 },
    { set: "works-and-garden", seats: 2, matches: 60, wins: 12, counter: "turn", half: 40 },
  ],
};
