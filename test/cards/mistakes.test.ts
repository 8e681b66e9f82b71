/** Typical mistakes of authors: the kit tells each in a sentence, and an editor finds most of them by the schema. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { schemaPath } from "../games/files.ts";
import { setFiles } from "../sets/sets.ts";
import { check } from "./check.ts";
import { mistakes } from "./mistakes.ts";

/** What editors do with the schema of a game: an address of art is looked at by no validator alike. */
const validators = new Map(
  rulesets.map((game) => [
    game.id,
    new Ajv2020({ validateFormats: false }).compile(
      JSON.parse(readFileSync(schemaPath(game.id), "utf8")) as object,
    ),
  ]),
);

function isFaultyInAnEditor(text: string): boolean {
  let json: { readonly ruleset: string };
  try {
    json = JSON.parse(text) as typeof json;
  } catch {
    return true;
  }
  return validators.get(json.ruleset)?.(json) !== true;
}

test("there are as many as it takes, and most are such that an editor can find them", () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(27);
  expect(mistakes.filter(({ hidden }) => hidden === undefined).length).toBeGreaterThanOrEqual(20);
});

describe.each(mistakes)("$what", ({ text, says, hidden }) => {
  test("is told in one sentence", () => {
    const { problems, warnings } = check(text, "a-set.json");
    const lines = [...problems, ...warnings.map((one) => `warning: ${one}`)];
    expect(lines.map((line) => line.replace(/a-set\.json:\d+: /, ""))).toContain(says);
    expect(problems.length).toBeLessThanOrEqual(1);
  });

  test(hidden ? "is none of a schema" : "is found in an editor", () => {
    expect(isFaultyInAnEditor(text)).toBe(hidden !== true);
  });
});

test.each(setFiles)("an editor has nothing against %s", (file) => {
  expect(isFaultyInAnEditor(readFileSync(file, "utf8"))).toBe(false);
});
