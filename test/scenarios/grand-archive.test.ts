import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { coverageOf, rulesOf, unworked } from "./coverage.ts";
import { casesOf, failureText, filesAt } from "./games.ts";

const folder = fileURLToPath(new URL("grand-archive", import.meta.url));

for (const file of filesAt(folder)) {
  const cases = casesOf(file);
  describe(cases[0].file, () => {
    test.each(cases.map((one) => [one.name, one] as const))("%s", (_, one) => {
      const failure = one.play();
      expect(failure && failureText(one, failure)).toBeUndefined();
    });
  });
}

/** How many rules each section of the rules file has; 23 is a table of keywords. */
const RULES: readonly (readonly [section: number, rules: number])[] = [
  [1, 9],
  [2, 7],
  [3, 6],
  [4, 14],
  [5, 9],
  [6, 6],
  [7, 6],
  [8, 5],
  [9, 16],
  [10, 35],
  [11, 4],
  [12, 5],
  [13, 8],
  [14, 6],
  [15, 8],
  [16, 8],
  [17, 11],
  [18, 6],
  [19, 12],
  [20, 31],
  [21, 7],
  [22, 10],
  [24, 13],
  [25, 5],
  [26, 6],
  [27, 4],
];

test("every rule of the file has a scenario, or its reason for none", () => {
  expect(coverageOf(folder)).toEqual({ rules: rulesOf(RULES), absent: [] });
});

/** Numbers that the rules file leaves out. */
const NONE = new Set([7, 14, 23, 32, 40, 47, 55, 63, 70, 80, 88, 96, 103, 110, 118, 125]);

test("every worked example of the rules file has its scenario", () => {
  const numbers = Array.from({ length: 131 }, (_, at) => at + 1).filter((number) => !NONE.has(number));
  const examples = numbers.map((number) => `w${String(number).padStart(2, "0")}`);
  expect(unworked(folder, examples)).toEqual([]);
});
