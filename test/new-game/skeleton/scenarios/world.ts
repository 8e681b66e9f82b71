import { anyDecks, publishedDecks } from "../../../property/decks.ts";
import type { GameWorlds } from "../../../scenarios/worlds.ts";

const first = (firstPlayer: number) => ({ firstPlayer });

/** How laws, bots and `npm run cards` play this game. */
export const world: GameWorlds = {
  rows: [
    {
      name: "skeleton, its decks",
      profile: "standard",
      options: {},
      decks: publishedDecks,
      first,
    },
    {
      name: "skeleton, any cards",
      profile: "standard",
      options: { deckRules: false },
      decks: anyDecks(2),
      first,
    },
  ],
  anyCards: anyDecks(2),
  secrets: {},
  plays: { actions: ["play"], floor: 0.3 },
  starters: [{ seats: 2, matches: 12, wins: 1, counter: "turn", half: 60 }],
};
