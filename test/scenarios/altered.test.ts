import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { altered } from "../../shared/games/altered/index.ts";
import { PROFILES } from "../../shared/games/altered/options.ts";
import { deckProblems, loadSet, newCatalog } from "../../shared/kernel/index.ts";
import { unworked } from "./coverage.ts";
import { casesOf, failureText, filesAt } from "./games.ts";

const folder = fileURLToPath(new URL("altered", import.meta.url));

interface Given {
  readonly profile?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

// Numbers missing here are missing in A section 26; X-91 is about decks, which no match is made of (below).
const WORKED = [
  ..."01 02 03 04 05 06 07 08 10 11 12 13 14 15 16 17 18 19 20 22 23 24 30 31 33 34 35 36 40 45 46 47 48".split(
    " ",
  ),
  ..."49 51 60 61 62 63 64 65 66 67 68 69 70 72 73 74 75 76 80 81 82 83 84 90 93 94 95 96 97 99".split(" "),
  ..."100 101 102 103 104 105 106 110 111 112 113 114".split(" "),
];

test("every worked example of Altered has its file", () => {
  expect(
    unworked(
      folder,
      WORKED.map((number) => `x-${number}`),
    ),
  ).toEqual([]);
});

test("every difference of A section 27 is played both ways", () => {
  const played = new Map(Object.keys(PROFILES.v1).map((key) => [key, new Set<unknown>()]));
  for (const file of filesAt(folder))
    for (const { given } of (parse(readFileSync(file, "utf8")) as { cases: { given: Given }[] }).cases) {
      const settings = { ...PROFILES[given.profile ?? "v1"], ...given.options };
      for (const [key, values] of played) values.add(settings[key as keyof typeof settings]);
    }
  expect([...played].filter(([, values]) => values.size < 2).map(([key]) => key)).toEqual([]);
});

for (const file of filesAt(folder)) {
  const cases = casesOf(file);
  describe(cases[0].file, () => {
    test.each(cases.map((one) => [one.name, one] as const))("%s", (_, one) => {
      const failure = one.play();
      expect(failure && failureText(one, failure)).toBeUndefined();
    });
  });
}

describe("A X-91, R-2.1: what is wrong with a deck", () => {
  const loaded = loadSet(JSON.parse(readFileSync(`${folder}/fixtures.json`, "utf8")), [altered]);
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
