/** Grand Archive's starter set: two legal decks that together show the game. */
import { describe, expect, test } from "vitest";
import { deckCards, deckProblems, newCatalog } from "../../shared/kernel/index.ts";
import { mentions } from "../../shared/rulesets/grand-archive/cards.ts";
import { grandArchive } from "../../shared/rulesets/grand-archive/index.ts";
import { KEYWORDS, TYPES } from "../../shared/rulesets/grand-archive/words.ts";
import { nodesOf, readJson, setOf } from "./sets.ts";

const set = setOf(readJson("shared/sets/grand-archive/starter.json"));
const catalog = newCatalog([grandArchive], [set]);
const [first, second] = set.decks;
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
  const setup = { ruleset: "grand-archive", sets: [set.id], options: {} };
  expect(set.decks.map((deck) => deckProblems(setup, grandArchive, catalog, deckCards(deck)))).toEqual([
    [],
    [],
  ]);
  expect(Object.keys(first.cards).filter((id) => id in second.cards)).toEqual([]);
});

describe("together they use", () => {
  const uses = (what: string, wanted: readonly string[], found: readonly unknown[]): void =>
    void test(what, () => {
      expect(wanted.filter((one) => !found.includes(one))).toEqual([]);
    });
  uses("every type", TYPES, valuesOf("type"));
  uses("every keyword, printed or given", KEYWORDS, [...keysUnder("keywords"), ...valuesOf("attr")]);
  uses("both speeds of actions", ["fast", "slow"], valuesOf("speed"));
  uses(
    "every cost of an ability",
    ["reserve", "rest", "sacrifice", "banish", "discard", "counters"],
    keysUnder("cost"),
  );
  uses("costs of all kinds", ["reserve", "memory", "brew"], nodes.flatMap(Object.keys));
  uses("X", ["x"], valuesOf("reserve"));
  uses("what happens to layers", ["negate", "copy", "redirect"], valuesOf("do"));
  uses(
    "abilities of other zones, of a lineage, and their loss",
    ["from", "inherited"],
    nodes.flatMap(Object.keys),
  );
  uses("a loss of all abilities", ["blank"], valuesOf("attr"));
  uses("every kind of ability", ["activated", "triggered", "static", "delayed"], valuesOf("kind"));
  uses(
    "the short triggers",
    ["enter", "death", "leave", "attack", "hit", "kill", "foster", "wake"],
    valuesOf("on"),
  );
  uses("phases and charges", ["phase", "charge", "act"], keysUnder("on"));
  uses("every kind of target", ["object", "layer"], keysUnder("targets"));
});
