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

/** A Headquarter and any cards that may be in a deck. */
export const anyArmies = (random: Draw, sets: readonly CardSet[]): Decks => {
  const cards = sets.flatMap((set) => set.cards).filter(({ data }) => data.token !== true);
  const of = (hq: boolean) => cards.filter(({ data }) => (data.type === "hq") === hq).map(({ id }) => id);
  const deck = (): string[] => [
    pick(random, of(true)),
    ...Array.from({ length: 20 + random(20) }, () => pick(random, of(false))),
  ];
  return [deck(), deck()];
};

/** Small decks of any functions: every card can be converted into what pays for the rest (N R2.6). */
export const anyFunctions = (random: Draw, sets: readonly CardSet[]): Decks => {
  const cards = sets.flatMap((set) => set.cards);
  const ids = cards.filter(({ data }) => !(data.types as string[]).includes("spawn")).map(({ id }) => id);
  const deck = (): string[] => Array.from({ length: 24 + random(16) }, () => pick(random, ids));
  return [deck(), deck()];
};

/** A Level 0 champion, a few more of the material deck, and any cards of the main deck. */
export const anyChampions =
  (seats: number) =>
  (random: Draw, sets: readonly CardSet[]): Decks => {
    const cards = sets.flatMap((set) => set.cards).filter(({ data }) => data.token !== true);
    const material = cards.filter(({ data }) => data.type === "champion" || data.regalia === true);
    const main = cards.filter((card) => !material.includes(card));
    const deck = (): string[] => [
      pick(
        random,
        material.filter(({ data }) => data.level === 0),
      ).id,
      ...Array.from({ length: 6 }, () => pick(random, material).id),
      ...Array.from({ length: 24 + random(16) }, () => pick(random, main).id),
    ];
    return Array.from({ length: seats }, deck);
  };
