import type { CardSet, Draw } from "../../../shared/kernel/index.ts";
import { type Decks, publishedDecks } from "../../property/decks.ts";
import { pick } from "../../property/dice.ts";
import type { GameWorlds } from "../worlds.ts";

/** Small decks of any functions: every card can be converted into what pays for the rest (N R2.6). */
const anyFunctions = (random: Draw, sets: readonly CardSet[]): Decks => {
  const cards = sets.flatMap((set) => set.cards);
  const isApart = (types: readonly string[]): boolean =>
    ["spawn", "influence"].some((one) => types.includes(one));
  const ids = cards.filter(({ data }) => !isApart(data.types as string[])).map(({ id }) => id);
  const deck = (): string[] => Array.from({ length: 24 + random(16) }, () => pick(random, ids));
  return [deck(), deck()];
};

export const world: GameWorlds = {
  rows: [
    {
      name: "nullshapers, published decks",
      profile: "seed",
      sets: ["shared/sets/nullshapers"],
      options: {},
      decks: publishedDecks,
      first: (firstPlayer) => ({ firstPlayer }),
    },
    {
      name: "nullshapers, any cards",
      profile: "seed",
      sets: ["shared/sets/nullshapers", "test/scenarios/nullshapers/fixtures.json"],
      options: { deckRules: false },
      decks: anyFunctions,
      first: (firstPlayer) => ({ firstPlayer }),
    },
  ],
  anyCards: anyFunctions,
  secrets: {},
  plays: { actions: ["playCard"], floor: 0.6 },
  starters: [
    { seats: 2, matches: 12, wins: 0 },
    { set: "toll-and-orchard", seats: 2, matches: 12, wins: 0 },
  ],
};
