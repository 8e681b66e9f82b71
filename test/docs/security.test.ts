/** What docs/security.md says of limits, held against the settings and the files that it names. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { settings } from "../../server/config.ts";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const text = (path: string) => readFileSync(at(path), "utf8");
const document = text("docs/security.md");

/** The cells of each row that names a file. */
const rows = document
  .split("\n")
  .filter((line) => /^\|.*`(server|shared)\//.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

test("its settings exist, with the defaults that it says", () => {
  const named = [...document.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`(?: \(([^)]+)\))?/g)];
  expect(named.length).toBeGreaterThan(4);
  const defaults = Object.entries(settings.parse({}));
  for (const [, name, value] of named) {
    expect(Object.keys(settings.shape)).toContain(name);
    if (value !== undefined)
      expect(defaults).toContainEqual([name, expect.toSatisfy((one) => String(one) === value)]);
  }
});

test.each(rows.map((row) => [row[1], row]))(
  "its other limits stand in the file that it names: %s",
  (_, row) => {
    const files = [...row.join("|").matchAll(/`((?:server|shared)\/[^`]+)`/g)].map(([, path]) => path);
    for (const path of files) expect(existsSync(at(path)), path).toBe(true);
    const limits = [...row.join("|").matchAll(/`(\w+(?: =|:) [^`]+)`/g)].map(([, limit]) => limit);
    for (const limit of limits) expect(files.map(text).join()).toContain(limit);
  },
);

test("it is found from the README and from who runs a server", () => {
  expect(text("README.md")).toContain("docs/security.md");
  expect(text("docs/operations.md")).toContain("security.md");
});
