import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { casesOf, filesAt } from "./games.ts";
import { reflect } from "./reflect.ts";

/** The cases that come to something else with their seats exchanged, and why that is right. */
const UNMIRRORED = JSON.parse(readFileSync(new URL("unmirrored.json", import.meta.url), "utf8")) as Record<
  string,
  string
>;

/** The rules know no seat: every case of every game is also true, and comes to the same, with its seats exchanged. */
const found: string[] = [];
for (const file of filesAt(fileURLToPath(new URL(".", import.meta.url)))) {
  const mirrors = casesOf(file, true);
  const cases = casesOf(file).map((one, at) => [one.name, one, mirrors[at]] as const);
  describe(`${mirrors[0].file}, seats exchanged`, () => {
    test.each(cases)("%s", (name, one, mirror) => {
      const { failed, differs } = reflect(one, mirror);
      const apart = failed ?? differs;
      if (apart !== undefined) found.push(`${one.file}: ${name}`);
      if (UNMIRRORED[`${one.file}: ${name}`] === undefined) expect(apart).toBeUndefined();
    });
  });
}

test("what is said to have no mirror has none", () => {
  expect(found).toEqual(Object.keys(UNMIRRORED));
});
