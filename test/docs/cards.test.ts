/** The cards that docs/cards.md shows are cards of the house, and say what it says of them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSet } from "../cards/read.ts";
import { root } from "../check/tree.ts";

const text = readFileSync(`${root}/docs/cards.md`, "utf8");
const shown = [...text.matchAll(/```json\n(.+?)\n```\n\n((?:> [^\n]+\n)+)/gs)].map(([, json, says]) => ({
  card: JSON.parse(json) as { id: string },
  says: says.split("\n").flatMap((line) => (line === "" ? [] : [line.slice(2).trimEnd()])),
}));

test("it shows ten of them", () => {
  expect(shown).toHaveLength(10);
});

test.each(shown)("$card.id stands in the starter set and reads like that", ({ card, says }) => {
  const set = readSet(`${root}/shared/sets/ucg/starter.json`);
  const found = set.cards.find(({ id }) => id === card.id);
  const { flavor: _, ...data } = found?.data ?? {};
  expect(card).toEqual(data);
  expect(says).toEqual(found?.text);
});
