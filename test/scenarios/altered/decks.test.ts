import { describe, expect, test } from "vitest";
import { altered } from "../../../shared/games/altered/index.ts";
import { deckProblems, loadSet, newCatalog } from "../../../shared/kernel/index.ts";
import fixtures from "./fixtures.json" with { type: "json" };

describe("A X-91, R-2.1: what is wrong with a deck", () => {
  const loaded = loadSet(fixtures, [altered]);
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  const catalog = newCatalog([altered], [loaded.set]);
  const common = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => `t-ax${1 + (at % 14)}`);
  const problems = (deck: readonly string[], options = {}): readonly string[] =>
    deckProblems({ ruleset: "altered", sets: [loaded.set.id], options }, altered, catalog, deck);

  test("a legal one has none", () => {
    expect(problems(["t-hero", ...common(39)])).toEqual([]);
    expect(problems(["t-hero", ...common(42)])).toEqual([]);
  });
  test.each([
    ["38 cards", ["t-hero", ...common(38)], "at least 39 cards"],
    ["four of a name", ["t-hero", ...common(38), "t-ax1", "t-ax1"], "at most 3 copies"],
    [
      "16 rares",
      [
        "t-hero",
        ...common(36),
        ...[1, 2, 3, 4, 5].flatMap((n) => [`t-rare${n}`, `t-rare${n}`, `t-rare${n}`]),
        "t-rare6",
      ],
      "at most 15 rare",
    ],
    [
      "4 uniques",
      ["t-hero", ...common(36), "t-unique1", "t-unique1", "t-unique2", "t-unique2"],
      "at most 3 unique",
    ],
    ["another faction", ["t-hero", ...common(38), "t-foreign"], "not of the Hero's faction"],
    ["no faction", ["t-hero", ...common(38), "t-wolf"], "not of the Hero's faction"],
    ["no Hero", common(40), "exactly 1 Hero"],
    ["a token", ["t-hero", ...common(39), "brassbug"], "a token"],
  ])("%s", (_, deck, words) => {
    expect(problems(deck).join("\n")).toContain(words);
  });
  test("neutral cards where the match allows them, and the limited format", () => {
    expect(problems(["t-hero", ...common(38), "t-wolf"], { neutralCards: true })).toEqual([]);
    expect(problems([...common(29)], { format: "limited" })).toEqual([]);
    expect(problems([...common(28)], { format: "limited" }).join()).toContain("at least 29");
  });
});
