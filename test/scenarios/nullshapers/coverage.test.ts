import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { coverageOf, rulesOf } from "../coverage.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** How many rules each section of the rules file has; R6.5 has three parts besides. */
const RULES: readonly (readonly [section: number, rules: number])[] = [
  [0, 1],
  [2, 6],
  [3, 10],
  [4, 6],
  [5, 10],
  [6, 12],
  [7, 23],
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
