import { describe, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { type CardDef, deckCards, deckProblems, newCatalog } from "../../shared/kernel/index.ts";
import { problemsOf, readJson, setFiles, setOf } from "./sets.ts";

describe.each(setFiles)("%s", (file) => {
  test("loads without problems", () => {
    expect(problemsOf(readJson(file))).toEqual([]);
  });

  test("its decks are legal", () => {
    const set = setOf(readJson(file));
    const game = rulesets.find(({ id }) => id === set.ruleset)!;
    const setup = { ruleset: set.ruleset, sets: [set.id], options: {} };
    for (const deck of set.decks) {
      expect(deckProblems(setup, game, newCatalog(rulesets, [set]), deckCards(deck)), deck.name).toEqual([]);
    }
  });

  test("every card that does something says so, in whole sentences", () => {
    for (const card of setOf(readJson(file)).cards) {
      if (does(card)) expect(card.text, card.id).not.toEqual([]);
      for (const line of card.text) {
        expect(line, card.id).not.toMatch(
          /undefined|\bnull\b|NaN|\[object| {2}|\b[Aa] [aeioAEIO]|target target/,
        );
        expect(line, card.id).toMatch(/^[A-Z0-9]/);
      }
    }
  });
});

/** Fields that are all a vanilla card has (UCG 3.4, N 3.1, A 2, G R6.1, C R2.2). */
const PLAIN = [
  "id",
  "name",
  "type",
  "serial",
  "designator",
  "stability",
  "flavor",
  "art",
  "cost",
  "combat",
  "power",
  "toughness",
  "requirement",
  "hand",
  "reserve",
  "forest",
  "mountain",
  "water",
  "faction",
  "rarity",
  "token",
  "limits",
  "types",
  "subtypes",
  "speed",
  "reach",
  "attack",
  "defense",
  "grade",
  "creator",
  "lore",
  "regalia",
  "unique",
  "elements",
  "classes",
  "memory",
  "level",
  "life",
  "durability",
  "health",
  "tags",
  "glow",
];

const does = ({ data }: CardDef): boolean => Object.keys(data).some((key) => !PLAIN.includes(key));

test("a set's hash tells one from another", () => {
  const hashes = setFiles.map((file) => setOf(readJson(file)).hash);
  expect(new Set(hashes).size).toBe(hashes.length);
});
