import { anyDecks, publishedDecks } from "../../property/decks.ts";
import type { GameWorlds } from "../worlds.ts";

const first = (firstPlayer: number) => ({ firstPlayer });

/** How laws, bots and `npm run cards` play this game. */
export const world: GameWorlds = {
  rows: [
    {
      name: "lamplight, published decks",
      profile: "standard",
      sets: ["shared/sets/lamplight"],
      options: {},
      decks: publishedDecks,
      first,
    },
    {
      name: "lamplight, any cards",
      profile: "standard",
      sets: ["shared/sets/lamplight", "test/scenarios/lamplight/fixtures.json"],
      options: { deckRules: false },
      decks: anyDecks(2),
      first,
    },
  ],
  anyCards: anyDecks(2),
  // What is laid stays a secret only until it is turned up, so that no choice `hides` for good.
  secrets: { segments: ["lay"] },
  plays: { actions: ["lay", "play"], floor: 1.5 },
  starters: [
    { seats: 2, matches: 40, wins: 8, counter: "round", half: 9 },
    { set: "wardens-and-imps", seats: 2, matches: 40, wins: 8, counter: "round", half: 9 },
  ],
};
