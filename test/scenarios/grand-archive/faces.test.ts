/** What the other side of a card may be (G R32.35). */
import { expect, test } from "vitest";
import type { Json } from "../../../shared/kernel/index.ts";
import { problemsOf } from "../../sets/sets.ts";

type Card = { readonly [key: string]: Json };
const egg: Card = { id: "egg", name: "Egg", type: "ally", reserve: 1, power: 1, life: 1, back: "bird" };
const bird: Card = { id: "bird", name: "Bird", type: "ally", token: true, power: 1, life: 1 };
const problems = (...cards: Card[]) =>
  problemsOf({ id: "a-set", ruleset: "grand-archive", name: "A", cards });

test("a token of the set is the other side of a card", () => {
  expect(problems(egg, bird)).toEqual([]);
});

test.each<readonly [what: string, cards: Card[], message: RegExp]>([
  ["a card that is not there", [egg], /bird/],
  ["a card of decks", [egg, { ...egg, id: "bird", name: "Bird" }], /is a card of decks/],
  ["a champion", [egg, { ...bird, type: "champion", level: 1, power: 0 }], /cannot be the other side/],
  [
    "a card with a side of its own",
    [egg, { ...bird, back: "egg" }],
    /names a side itself|is a card of decks/,
  ],
])("%s is refused", (_what, cards, message) => {
  expect(JSON.stringify(problems(...cards))).toMatch(message);
});
