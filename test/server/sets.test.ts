import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadCatalog } from "../../server/match/catalog.ts";
import { ucg } from "../../shared/rulesets/ucg/index.ts";

const folder = mkdtempSync(join(tmpdir(), "riposte-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = {
  id: "good",
  ruleset: "ucg",
  name: "Good",
  cards: [{ id: "well", name: "Well", type: "resource" }],
};

test("a set that fails is refused with everything wrong with it, and the others are loaded", async () => {
  const files: Record<string, unknown> = {
    "a.json": good,
    "b.json": { ...good, name: "The same id again" },
    "c.json": {
      ...good,
      id: "bad",
      cards: [
        { id: "one", name: "One", type: "resourc" },
        { id: "two", name: "Two", tpye: "resource" },
      ],
    },
    "d.json": { ...good, id: "other", ruleset: "chess" },
    "e.json": "not an object",
  };
  for (const [name, json] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(json));
  writeFileSync(join(folder, "f.json"), "{ not json");
  writeFileSync(join(folder, "readme.txt"), "no set");
  const refused: { file: string; problems: { card: string; message: string }[] }[] = [];
  const log = {
    info() {},
    warn() {},
    error: (what: object) => void refused.push(what as (typeof refused)[0]),
  };
  const catalog = await loadCatalog([ucg], [join(folder, "none"), folder], log);
  expect(catalog.sets.map(({ id }) => id)).toEqual(["good"]);
  expect(refused.map(({ file }) => file.at(-6))).toEqual(["b", "c", "d", "e", "f"]);
  const bad = refused[1].problems;
  expect(new Set(bad.map(({ card }) => card))).toEqual(new Set(["one", "two"]));
  expect(refused[0].problems[0].message).toContain("good");
});
