import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { writtenVerbs } from "../sets/manual.ts";
import { cookbook, cookbookFile } from "./cookbook.ts";

test.each(rulesets)(
  "docs/cookbook of $id is what its schema and its cards say: node test/docs/cookbook.ts",
  (game) => {
    expect(readFileSync(cookbookFile(game), "utf8")).toBe(cookbook(game));
  },
);

test.each(rulesets)(
  "docs/cookbook of $id has every verb that authors write, and what each word means",
  (game) => {
    const text = cookbook(game);
    for (const verb of writtenVerbs(game)) expect(text).toContain(`\n**\`${verb}\`** `);
    expect(text).not.toMatch(/undefined|^\*\*`[^`]+`\*\* *$/m);
  },
);

/** Whose cards have abilities, which are called each by a word. */
const abled = rulesets.filter((game) => cookbook(game).includes("\n## Abilities\n"));

test.each(abled)("abilities of $id are called each by one word, and nothing else is among them", (game) => {
  const [, chapter] = cookbook(game).split(/^## Abilities$/m);
  const words = chapter.split(/^## /m)[0].match(/^\*\*`.*?`\*\*/gm) ?? [];
  expect(words.length).toBeGreaterThan(1);
  expect(words.filter((word) => word.includes(","))).toEqual([]);
});
