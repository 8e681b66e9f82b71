/** What is right by itself and comes to nothing in its set: cards that no match deals, decks that no table takes. */
import { rulesets } from "../../shared/games/index.ts";
import {
  type CardDef,
  type CardSet,
  deckCards,
  deckProblems,
  newCatalog,
  type Problem,
} from "../../shared/kernel/index.ts";

/** Everything of a set that its author may not have meant. */
export const warningsOf = (set: CardSet): Problem[] => [
  ...set.cards.flatMap((card, at) => [...sameName(card, set.cards.slice(0, at)), ...emptyLists(card)]),
  ...undealt(set),
  ...unlawfulDecks(set),
];

const sameName = ({ id, name }: CardDef, before: readonly CardDef[]): Problem[] => {
  const first = before.find((one) => one.name === name);
  return first === undefined
    ? []
    : [
        {
          card: id,
          path: "name",
          message: `is the name of "${first.id}" too: a deck counts both as one card`,
        },
      ];
};

const emptyLists = ({ id, data }: CardDef): Problem[] =>
  Object.entries(data)
    .filter(([, value]) => Array.isArray(value) && value.length === 0)
    .map(([path]) => ({ card: id, path, message: "is an empty list: leave it out" }));

/** Cards that are in no deck and that no card makes. */
function undealt({ ruleset, cards, decks }: CardSet): Problem[] {
  const game = rulesets.find(({ id }) => id === ruleset);
  if (decks.length === 0) return [];
  const made = cards.flatMap((card) => game?.mentions?.(card) ?? []);
  return cards
    .filter(({ id }) => !made.includes(id) && !decks.some((deck) => deck.cards[id] > 0))
    .map(({ id }) => ({ card: id, path: "", message: "is in no deck of the set, and no card makes it" }));
}

/** Decks that break the rules of their game. */
function unlawfulDecks(set: CardSet): Problem[] {
  const game = rulesets.find(({ id }) => id === set.ruleset)!;
  const catalog = newCatalog([game], [set]);
  const where = { ruleset: game.id, sets: [set.id], options: {} };
  return set.decks.flatMap((deck, at) =>
    deckProblems(where, game, catalog, deckCards(deck)).map((message) => ({
      card: "",
      path: `decks.${at}`,
      message: `the rules do not allow the deck: ${message}`,
    })),
  );
}
