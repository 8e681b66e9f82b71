import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { unworked } from "./coverage.ts";
import { loadScenarios } from "./load.ts";
import { ucgDialect } from "./ucg/dialect.ts";

const folder = fileURLToPath(new URL("ucg", import.meta.url));

// Numbers missing here are missing in UCG 24.
const WORKED = [
  ..."01 02 03 04 06 07 08a 08b 09 10 11 13 14 15 16 17 19 20 21 22 23 25 26 27 28 29 30 32 33 34 35".split(
    " ",
  ),
  ..."37 38 39 40 41 43 44 45 46 47 49 50 51 52 53 54 56 57 58 59 60 61 62 63".split(" "),
].map((number) => `sc-${number}`);
const ERRATA = Array.from({ length: 10 }, (_, i) => `er-${String(i + 1).padStart(2, "0")}`);

test("every worked example and every erratum of UCG has its file", () => {
  expect(unworked(folder, [...WORKED, ...ERRATA])).toEqual([]);
});

test("every UCG scenario file can be read", () => {
  expect(loadScenarios(folder, ucgDialect).length).toBeGreaterThan(WORKED.length + ERRATA.length);
});
