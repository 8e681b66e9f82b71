import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { page } from "./rulesets.ts";

test("docs/rulesets.md is what the rulesets say of themselves", () => {
  expect(readFileSync(new URL("../../docs/rulesets.md", import.meta.url), "utf8")).toBe(page());
});

test("every option says what it decides and has a default", () => {
  const lines = page().split("\n");
  for (const { id } of rulesets) expect(lines.some((line) => line.includes(`\`${id}\``))).toBe(true);
  expect(lines.filter((line) => line.includes("| `undefined` |") || line.endsWith("` |  |"))).toEqual([]);
});
