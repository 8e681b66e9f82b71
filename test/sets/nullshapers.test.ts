/** Nullshapers' starter set: two legal decks that together show the game. */
import { describe, expect, test } from "vitest";
import { deckCards, deckProblems, newCatalog } from "../../shared/kernel/index.ts";
import { mentions } from "../../shared/rulesets/nullshapers/cards.ts";
import { nullshapers } from "../../shared/rulesets/nullshapers/index.ts";
import { KEYWORDS, KINDS, TYPES } from "../../shared/rulesets/nullshapers/words.ts";
import { nodesOf, readJson, setOf } from "./sets.ts";

const set = setOf(readJson("shared/sets/nullshapers/starter.json"));
const catalog = newCatalog([nullshapers], [set]);
const [first, second] = set.decks;
const inDecks = set.cards.filter(({ id }) => set.decks.some(({ cards }) => cards[id] > 0));
const reached = set.cards.filter(
  (card) => inDecks.includes(card) || inDecks.some((one) => mentions(one).includes(card.id)),
);
const nodes = reached.flatMap(({ data }) => nodesOf(data));
const valuesOf = (key: string): unknown[] => nodes.flatMap((node) => (key in node ? [node[key]].flat() : []));
const keysUnder = (key: string): string[] =>
  valuesOf(key).flatMap((value) => (typeof value === "object" ? Object.keys(value as object) : []));

test("every card is in a deck or made by one", () => {
  expect(set.cards.filter((card) => !reached.includes(card)).map(({ id }) => id)).toEqual([]);
});

test("both decks are legal and share no card", () => {
  const setup = { ruleset: "nullshapers", sets: [set.id], options: {} };
  expect(set.decks.map((deck) => deckProblems(setup, nullshapers, catalog, deckCards(deck)))).toEqual([
    [],
    [],
  ]);
  expect(Object.keys(first.cards).filter((id) => id in second.cards)).toEqual([]);
});

describe("together they use", () => {
  const uses = (what: string, wanted: readonly unknown[], found: readonly unknown[]): void =>
    void test(what, () => {
      expect(wanted.filter((one) => !found.includes(one))).toEqual([]);
    });
  const kinds = ["activated", "reactive", "persistent"];
  uses("every type", TYPES, valuesOf("types"));
  uses("cards that attach, of both sorts", ["modification", "gear"], valuesOf("subtypes"));
  uses("every speed", [1, 2, 3], valuesOf("speed"));
  uses("both reaches", ["melee", "ranged"], valuesOf("reach"));
  uses("every keyword, printed or given", KEYWORDS, [...keysUnder("keywords"), ...valuesOf("attr")]);
  uses("Overclock and Shift", ["overclock", "shift"], valuesOf("keyword"));
  uses("Deploy and Initiate", ["arrive", "attack"], valuesOf("act"));
  uses("every kind of energy, and X", [...KINDS, "x"], keysUnder("cost"));
  uses("every cost of a skill", ["energy", "lock", "forfeit", "discard"], keysUnder("cost"));
  uses("every kind of skill", kinds, valuesOf("kind"));
  uses("Global, Pick one, uncommon anomalies", ["global", "pick", "anomaly"], nodes.flatMap(Object.keys));
  uses(
    "targets on the planet, in the queue, and places",
    ["object", "entry", "sector"],
    keysUnder("targets"),
  );
});
