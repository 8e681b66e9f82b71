import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { unworked } from "./coverage.ts";
import { casesOf, failureText, filesAt, GAMES } from "./games.ts";
import { Listener } from "./logged.ts";

for (const { ruleset, examples } of GAMES) {
  const folder = fileURLToPath(new URL(ruleset.id, import.meta.url));

  test(`every worked example and every erratum of ${ruleset.id} has its file`, () => {
    expect(unworked(folder, examples)).toEqual([]);
  });

  test(`every scenario file of ${ruleset.id} says in its name what it shows`, () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
    expect(files.filter((file) => /^([a-z]+-?)?\d[\d-]*[a-z]?\.yaml$/.test(file))).toEqual([]);
  });

  for (const file of filesAt(folder)) {
    const cases = casesOf(file);
    describe(cases[0].file, () => {
      test.each(cases.map((one) => [one.name, one] as const))("%s", (_, one) => {
        const log = new Listener();
        const failure = one.play(log.hear);
        expect(failure && failureText(one, failure)).toBeUndefined();
        expect([...log.faults]).toEqual([]);
      });
    });
  }
}
