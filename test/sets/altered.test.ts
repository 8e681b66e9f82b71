/** Altered's starter set: two legal decks that together show all of the game. */
import { describe, expect, test } from "vitest";
import { deckCards, deckProblems, loadSet, newCatalog } from "../../shared/kernel/index.ts";
import { KEYWORDS, STATUSES } from "../../shared/rulesets/altered/attrs.ts";
import { mentions } from "../../shared/rulesets/altered/cards.ts";
import { altered } from "../../shared/rulesets/altered/index.ts";
import { PHASES } from "../../shared/rulesets/altered/table.ts";
import { TYPES } from "../../shared/rulesets/altered/words.ts";
import { nodesOf, readJson } from "./sets.ts";

const loaded = loadSet(readJson("shared/sets/altered/starter.json"), [altered]);
if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
const { set } = loaded;
const [first, second] = set.decks;
const catalog = newCatalog([altered], [set]);
const inDecks = set.cards.filter(({ id }) => set.decks.some(({ cards }) => cards[id] > 0));
const reached = set.cards.filter(
  (card) => inDecks.includes(card) || inDecks.some((one) => mentions(one).includes(card.id)),
);
const nodes = reached.flatMap(({ data }) => nodesOf(data));
const valuesOf = (key: string): unknown[] => nodes.flatMap((node) => (key in node ? [node[key]].flat() : []));
const keysUnder = (key: string): string[] => valuesOf(key).flatMap((value) => Object.keys(value as object));

test("every card is in a deck or made by one", () => {
  expect(set.cards.filter((card) => !reached.includes(card)).map(({ id }) => id)).toEqual([]);
});

test("both decks are legal and share no card", () => {
  const setup = { ruleset: "altered", sets: [set.id], options: {} };
  expect(set.decks.map((deck) => deckProblems(setup, altered, catalog, deckCards(deck)))).toEqual([[], []]);
  expect(Object.keys(first.cards).filter((id) => id in second.cards)).toEqual([]);
});

describe("together they use", () => {
  const uses = (what: string, wanted: readonly string[], found: readonly unknown[]): void =>
    void test(what, () => {
      expect(wanted.filter((one) => !found.includes(one))).toEqual([]);
    });
  // What the compiler writes no author needs.
  const verbs = Object.keys(altered.verbs).filter(
    (verb) => !["choosePlace", "payTough", "revealChosen"].includes(verb),
  );
  uses("every type", TYPES, valuesOf("type"));
  uses("every keyword", KEYWORDS, keysUnder("keywords"));
  uses("every verb", verbs, valuesOf("do"));
  uses("every kind of ability", ["reaction", "action", "passive", "grant", "instead"], valuesOf("kind"));
  uses("every part of a cost", ["mana", "exhaust", "discard", "spend", "cards"], keysUnder("cost"));
  uses(
    "Reactions to joining, being played, leaving, passing, phases",
    ["move", "played", "pass", "phase"],
    valuesOf("act"),
  );
  uses("modes", ["modes"], nodes.flatMap(Object.keys));
  uses("statuses", STATUSES.slice(1), [...valuesOf("status"), ...nodes.flatMap(Object.keys)]);
  uses("decisions of both players", ["each"], valuesOf("who"));
  uses("Noon and Dusk", PHASES.slice(1, 2), valuesOf("phase"));
});
