/** What is right by itself and comes to nothing in its set: cards that no match deals, decks that no table takes. */
import type { CardSet } from "../model/catalog.ts";
import { isOf } from "../model/look.ts";
import type { CardDef } from "../model/program.ts";
import type { Problem, Ruleset } from "../model/ruleset.ts";
import type { Data } from "../model/state.ts";
import { isLanguage } from "../model/translations.ts";
import { deckCards } from "./sets.ts";

/** Everything of a set of this game that its author may not have meant. */
export const setWarnings = (game: Ruleset, set: CardSet): Problem[] => [
  ...set.cards.flatMap((card, at) => [...sameName(card, set.cards.slice(0, at)), ...emptyLists(card)]),
  ...undealt(game, set),
  ...unlawfulDecks(game, set),
  ...strangeKinds(set),
  ...strangeTranslations(set),
];

const sameName = ({ id, name }: CardDef, before: readonly CardDef[]): Problem[] => {
  const first = before.find((one) => one.name === name);
  if (first === undefined) return [];
  const message = `is the name of "${first.id}" too: a deck counts both as one card`;
  return [{ card: id, path: "name", message }];
};

const emptyLists = ({ id, data }: CardDef): Problem[] =>
  Object.entries(data)
    .filter(([, value]) => Array.isArray(value) && value.length === 0)
    .map(([path]) => ({ card: id, path, message: "is an empty list: leave it out" }));

/** Cards that are in no deck and that no card makes. */
function undealt(game: Ruleset, { cards, decks }: CardSet): Problem[] {
  if (decks.length === 0) return [];
  const made = cards.flatMap((card) => game.mentions?.(card) ?? []);
  return cards
    .filter((card) => game.laid?.(card) !== true)
    .filter(({ id }) => !made.includes(id) && !decks.some((deck) => deck.cards[id] > 0))
    .map(({ id }) => ({ card: id, path: "", message: "is in no deck of the set, and no card makes it" }));
}

/** Colours and icons of cards that are not there. */
const strangeKinds = ({ cards, look }: CardSet): Problem[] =>
  (look?.kinds ?? []).flatMap(({ of }, at) =>
    cards.some((card) => isOf(card, of))
      ? []
      : [
          {
            card: "",
            path: `look.kinds.${at}.of`,
            message: "no card of the set has this id, name or word",
          },
        ],
  );

/** Names of cards that are not there, and lines that none of them says. */
function strangeTranslations({ cards, translations = {} }: CardSet): Problem[] {
  const ids = new Set(cards.map(({ id }) => id));
  const lines = new Set(cards.flatMap(({ text }) => text));
  const strange = (known: ReadonlySet<string>, words: object, path: string, message: string): Problem[] =>
    Object.keys(words)
      .filter((word) => !known.has(word))
      .map((word) => ({
        card: "",
        path: `translations.${path}`,
        message: `${JSON.stringify(word)} ${message}`,
      }));
  return Object.entries(translations).flatMap(([tag, { names = {}, texts = {} }]) => [
    ...(isLanguage(tag)
      ? []
      : [{ card: "", path: `translations.${tag}`, message: 'is no language: write "fr"' }]),
    ...strange(ids, names, `${tag}.names`, "is the id of no card of the set"),
    ...strange(lines, texts, `${tag}.texts`, "is a line of no card of the set"),
  ]);
}

/** Decks that break the rules of their game, as its options are where nobody says otherwise. */
function unlawfulDecks(game: Ruleset, { cards, decks }: CardSet): Problem[] {
  const named = new Map(cards.map((card) => [card.id, card]));
  const options = game.options.parse({}) as Data;
  return decks.flatMap((deck, at) =>
    game
      .deckProblems(
        deckCards(deck).flatMap((id) => named.get(id) ?? []),
        options,
      )
      .map((message) => ({
        card: "",
        path: `decks.${at}`,
        message: `the rules do not allow the deck: ${message}`,
      })),
  );
}
