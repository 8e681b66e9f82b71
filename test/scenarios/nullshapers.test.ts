import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { coverageOf, rulesOf, unworked } from "./coverage.ts";
import { casesOf, failureText, filesAt } from "./games.ts";

const folder = fileURLToPath(new URL("nullshapers", import.meta.url));

// Numbers missing here are missing in N 17.
const WORKED =
  "01 02 03 05 06 07 08 09 10 12 13 14 15 16 18 19 20 21 22 24 25 26 27 28 30 31 32 33 34 35 36 38 39 40 41 42 44 45 46 47 48 49 51 52 53 54 55 57 58 59 60 61 63 64 65 66 67 68 69 70 71 72";
const ERRATA = "1 2 3 4 5";

test("every worked example and every erratum of Nullshapers has its file", () => {
  const names = [
    ...WORKED.split(" ").map((number) => `q-${number}`),
    ...ERRATA.split(" ").map((number) => `er-${number}`),
  ];
  expect(unworked(folder, names)).toEqual([]);
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

/** How many rules each section of the rules file has; R6.5 has three parts besides. */
const RULES: readonly (readonly [section: number, rules: number])[] = [
  [0, 1],
  [2, 6],
  [3, 9],
  [4, 5],
  [5, 6],
  [6, 11],
  [7, 22],
  [8, 15],
  [9, 10],
  [10, 5],
  [11, 8],
  [12, 29],
  [13, 3],
  [14, 8],
  [15, 8],
];

test("every rule of the file has a scenario, or its reason for none", () => {
  const rules = rulesOf(RULES).flatMap((rule) =>
    rule === "R6.5" ? [rule, ...["a", "b", "c"].map((part) => rule + part)] : [rule],
  );
  expect(coverageOf(folder)).toEqual({ rules, absent: [] });
});
