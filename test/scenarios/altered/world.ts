import { anyDecks, publishedDecks } from "../../property/decks.ts";
import type { GameWorlds, Row } from "../worlds.ts";

/** Any cards, in one of the editions. */
const anyIn = (name: string, profile: string): Row => ({
  name,
  profile,
  sets: ["test/scenarios/altered/fixtures.json"],
  options: { deckRules: false },
  decks: anyDecks(2, "t-wolf"),
  first: (firstPlayer) => ({ firstPlayer }),
});

export const world: GameWorlds = {
  rows: [
    {
      name: "altered, published decks",
      profile: "v1",
      sets: ["shared/sets/altered"],
      options: {},
      decks: publishedDecks,
      first: (firstPlayer) => ({ firstPlayer }),
    },
    anyIn("altered, any cards", "v1"),
    anyIn("altered 3.0, any cards", "cr3"),
  ],
  anyCards: anyDecks(2),
  // A: nobody but its owner sees which card becomes a Mana Orb.
  secrets: { hides: { in: ({ action }) => action === "expand", slot: "choice" } },
  plays: { actions: ["play", "quick"], floor: 2 },
  starters: [{ seats: 2, matches: 40, wins: 8, counter: "day", half: 25, passesTwice: true }],
};
