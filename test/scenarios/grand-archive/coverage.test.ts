import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { coverageOf, rulesOf } from "../coverage.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** How many rules each section of the rules file has; 23 is a table of keywords. */
const RULES: readonly (readonly [section: number, rules: number])[] = [
  [1, 9],
  [2, 7],
  [3, 6],
  [4, 14],
  [5, 10],
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
  [18, 7],
  [19, 12],
  [20, 31],
  [21, 7],
  [22, 10],
  [24, 13],
  [25, 5],
  [26, 6],
  [27, 4],
  [32, 29],
];

test("every rule of the file has a scenario, or its reason for none", () => {
  expect(coverageOf(folder)).toEqual({ rules: rulesOf(RULES), absent: [] });
});
