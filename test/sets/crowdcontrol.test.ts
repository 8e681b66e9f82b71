/** The starter set of CrowdControl shows all of the game, and both its decks can win. */
import { expect, test } from "vitest";
import { createMatch, deckCards, newCatalog, requests, sample, submit } from "../../shared/kernel/index.ts";
import { mentions } from "../../shared/rulesets/crowdcontrol/cards.ts";
import { crowdcontrol } from "../../shared/rulesets/crowdcontrol/index.ts";
import { ACTIVATED, CLASSES, TRIGGERED, TYPES } from "../../shared/rulesets/crowdcontrol/words.ts";
import { lcg } from "../bench/record.ts";
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

test("played at random, both decks win and matches end in a reasonable number of turns", () => {
  const catalog = newCatalog([crowdcontrol], [set]);
  const wins = [0, 0];
  let most = 0;
  for (let n = 0; n < 60; n++) {
    const seats = [first, second].map((deck) => ({ deck: deckCards(deck) }));
    const seed = n.toString(16).padStart(64, "0");
    const setup = { ruleset: "crowdcontrol", profile: "seed", options: {}, seed, seats, sets: [set.id] };
    const { match } = createMatch(setup, catalog);
    const random = lcg(n + 1);
    while (match.state.over === null) {
      const asked = requests(match);
      const { seat } = asked[random(asked.length)];
      const intent = sample(match, seat, random);
      if (intent === undefined) throw new Error("nothing to do");
      expect(submit(match, seat, intent).ok).toBe(true);
    }
    for (const winner of match.state.over.winners) wins[winner]++;
    most = Math.max(most, match.state.table.turn as number);
  }
  expect(Math.min(...wins)).toBeGreaterThan(12);
  expect(most).toBeLessThan(60);
});
