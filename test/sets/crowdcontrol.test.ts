/** The starter set of CrowdControl shows all of the game. */
import { expect, test } from "vitest";
import { mentions } from "../../shared/rulesets/crowdcontrol/cards.ts";
import { crowdcontrol } from "../../shared/rulesets/crowdcontrol/index.ts";
import { ACTIVATED, CLASSES, TRIGGERED, TYPES } from "../../shared/rulesets/crowdcontrol/words.ts";
import { nodesOf, readJson, setOf } from "./sets.ts";

const set = setOf(readJson("shared/sets/crowdcontrol/starter.json"));
const [first, second] = set.decks;
const inDecks = set.cards.filter(({ id }) => set.decks.some(({ cards }) => cards[id] > 0));
const reached = [
  ...inDecks,
  ...set.cards.filter(({ id }) => inDecks.some((card) => mentions(card).includes(id))),
];
const nodes = reached.flatMap(({ data }) => nodesOf(data));
const valuesOf = (key: string): unknown[] => nodes.flatMap((node) => (key in node ? [node[key]].flat() : []));

test("every card but tokens is in a deck, and the decks share none", () => {
  const left = set.cards.filter((card) => !reached.includes(card) && card.data.token !== true);
  expect(left.map(({ id }) => id)).toEqual([]);
  expect(Object.keys(first.cards).filter((id) => id in second.cards)).toEqual([]);
});

test.each([
  ["type", "type", TYPES],
  ["class", "classes", CLASSES],
  ["effect", "do", Object.keys(crowdcontrol.verbs)],
  ["keyword", "kind", [...TRIGGERED, ...ACTIVATED]],
  ["mode", "on", ["all", "this", "random", "chosen"]],
] as const)("together the decks use every %s", (_, key, wanted) => {
  const found = valuesOf(key);
  expect(wanted.filter((one) => !found.includes(one))).toEqual([]);
});

test("together they use every special cost, X that is paid and X that is counted", () => {
  const extra = valuesOf("extra").flatMap((one) => Object.keys(one as object));
  expect(["sacrifice", "discard", "void"].filter((one) => !extra.includes(one))).toEqual([]);
  expect(valuesOf("n")).toContain("x");
  expect(valuesOf("num")).toContain("x");
});
