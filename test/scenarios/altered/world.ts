import { anyDecks, publishedDecks } from "../../property/decks.ts";
import type { GameWorlds, Row } from "../worlds.ts";

/** Any cards, in one of the editions. */
const anyIn = (name: string, profile: string, set = "fixtures", filler = "t-wolf"): Row => ({
  name,
  profile,
  sets: [`test/scenarios/altered/${set}.json`],
  options: { deckRules: false },
  decks: anyDecks(2, filler),
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
    anyIn("altered, cards of later sets", "v1", "later", "t-filler"),
    anyIn("altered 3.0, cards of later sets", "cr3", "later", "t-filler"),
    anyIn("altered, cards of the last rows", "v1", "last", "t-filler"),
    anyIn("altered 3.0, cards of the last rows", "cr3", "last", "t-filler"),
    anyIn("altered, cards of the further rows", "v1", "further", "t-filler"),
    anyIn("altered 3.0, cards of the further rows", "cr3", "further", "t-filler"),
    anyIn("altered, cards that reach and offer", "v1", "wide", "t-filler"),
    anyIn("altered 3.0, cards that reach and offer", "cr3", "wide", "t-filler"),
  ],
  anyCards: anyDecks(2),
  // A: nobody but its owner sees which card becomes a Mana Orb.
  secrets: { hides: { in: ({ action }) => action === "expand", slot: "choice" } },
  plays: { actions: ["play", "quick"], floor: 2 },
  starters: [
    { seats: 2, matches: 40, wins: 8, counter: "day", half: 25, passesTwice: true },
    { set: "the-high-roads", seats: 2, matches: 40, wins: 8, counter: "day", half: 25, passesTwice: true },
  ],
};
