import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultsTable } from "./defaults.ts";
import { WORDED } from "./games.ts";
import { KERNEL_WORDS, wordList } from "./words.ts";

const page = readFileSync(new URL("FORMAT.md", import.meta.url), "utf8");

test.each(WORDED.map(({ dialect }) => [dialect.ruleset, dialect] as const))(
  "FORMAT.md lists the words of %s as they are",
  (name, dialect) => {
    const [, section] = page.split(`\n## ${name}\n`);
    const lost = `${name}: test/scenarios/FORMAT.md has no section "## ${name}": what its words mean, and their list`;
    expect(section ?? lost).not.toBe(lost);
    expect(section.split("\n## ")[0]).toContain(wordList(dialect));
  },
);

test("FORMAT.md lists what is refused in every game", () => {
  expect(page).toContain(KERNEL_WORDS);
});

test("FORMAT.md has the table of what is left out as it is", () => {
  expect(page).toContain(`\n${defaultsTable(WORDED)}\n`);
});
