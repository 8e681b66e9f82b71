/** The cards that docs/cards.md shows are cards of a set that loads, and say what it says of them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { readHouse, readSet } from "../cards/read.ts";
import { root } from "../check/tree.ts";

const page = readFileSync(`${root}/docs/cards.md`, "utf8");
const blocks = [...page.matchAll(/```json\n(.+?)\n```\n\n?((?:> [^\n]+\n)*)/gs)].map(([, json, says]) => ({
  json: JSON.parse(json) as { id: string; type?: string },
  says: says.split("\n").flatMap((line) => (line === "" ? [] : [line.slice(2).trimEnd()])),
}));
const shown = blocks.filter(({ json }) => json.type !== undefined);

const cards = [
  ...readHouse(rulesets.find(({ id }) => id === "ucg")!),
  readSet(`${root}/test/cards/sets/altered.json`),
].flatMap((set) => set.cards);

test("it shows ten of each game, and everything else in it is part of a set", () => {
  expect(shown).toHaveLength(20);
  const text = readFileSync(`${root}/test/cards/sets/altered.json`, "utf8");
  const set = JSON.parse(text) as {
    decks: { id: string; name: string; cards: object }[];
    look: object;
    translations: object;
  };
  const [{ json: look }, { json: translations }, { json: deck }, ...more] = blocks.filter(
    ({ json }) => json.type === undefined,
  );
  expect(more).toEqual([]);
  expect({ look, translations }).toEqual({ look: set.look, translations: set.translations });
  expect(set.decks).toContainEqual(
    expect.objectContaining({
      ...deck,
      cards: expect.objectContaining((deck as (typeof set.decks)[0]).cards),
    }),
  );
});

test.each(shown.map(({ json, says }) => [json.id, json, says] as const))(
  "%s stands in a set and reads like that",
  (id, json, says) => {
    const found = cards.find((card) => card.id === id);
    const { flavor: _, ...data } = found?.data ?? {};
    expect(json).toEqual(data);
    expect(says).toEqual(found?.text);
  },
);
