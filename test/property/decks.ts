/** Decks drawn from sets: those that they bring, or any of their cards. */
import { type CardSet, type Draw, deckCards } from "../../shared/kernel/index.ts";
import { pick } from "./dice.ts";

/** One deck a seat, card by card. */
export type Decks = readonly (readonly string[])[];

/** Two of the decks that the sets themselves bring. */
export const publishedDecks = (random: Draw, sets: readonly CardSet[]): Decks => {
  const decks = sets.flatMap((set) => set.decks);
  return [deckCards(pick(random, decks)), deckCards(pick(random, decks))];
};

/** Small decks of any cards that may be in one, with enough of the plain one to pay for the rest. */
export const anyDecks =
  (seats: number, plain?: string) =>
  (random: Draw, sets: readonly CardSet[]): Decks => {
    const cards = sets.flatMap((set) => set.cards).filter(({ data }) => data.token !== true);
    const ids = cards.map(({ id }) => id);
    const deck = (): string[] =>
      Array.from({ length: 24 + random(16) }, () =>
        random(5) < 2 ? (plain ?? pick(random, ids)) : pick(random, ids),
      );
    return Array.from({ length: seats }, deck);
  };
