/** A game that lacks a file is told so in a line, and there is no stack of imports to read. */
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { lacking, partOf, partOr, starterPath } from "./files.ts";

const NOWHERE = "skirmish";

test("each file that is missing is named, with what to write there", () => {
  const lines = lacking(NOWHERE, true);
  expect(lines).toContain(
    "skirmish: test/scenarios/skirmish/texts.txt is missing: `node test/sets/texts.ts` writes it",
  );
  expect(lines.map((line) => line.split(" ")[1])).toEqual([
    ...["game.ts", "world.ts", "fixtures.json", "texts.txt", "prompts.txt"].map(
      (file) => `test/scenarios/skirmish/${file}`,
    ),
    "shared/sets/skirmish/starter.json",
    "shared/games/skirmish/set.schema.json",
    "docs/rules/skirmish.md",
  ]);
  // A game with words of its own has more.
  expect(lacking(NOWHERE, false).length).toBeGreaterThan(lines.length);
});

test.each(["game.ts", "world.ts"])("%s that is missing is one line and no stack", async (file) => {
  const error = (await partOf(NOWHERE, file, "x").catch((reason: unknown) => reason)) as Error;
  expect(error.stack).toMatch(/^skirmish: test\/scenarios\/skirmish\/\S+ is missing: export const [^\n]+$/);
});

test("a file without what is read of it is told likewise", async () => {
  const [{ id }] = rulesets;
  await expect(partOf(id, "game.ts", "gmae")).rejects.toThrow(/game.ts has no "gmae": export const game/);
});

test("what a game may do without is as said, and what it has is its own", async () => {
  const [{ id }] = rulesets;
  expect(await partOr(NOWHERE, "stage.ts", "stages", [])).toEqual([]);
  expect(await partOr<readonly unknown[]>(id, "stage.ts", "stages", [])).not.toEqual([]);
});

test("a starter set that is missing is one line", () => {
  expect(() => starterPath(NOWHERE)).toThrow(/^skirmish: shared\/sets\/skirmish\/starter.json is missing: /);
});
