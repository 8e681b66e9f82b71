import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { deckCards, setsOf } from "../../../server/match/game/decks.ts";
import { loadCatalog } from "../../../server/match/hosts/catalog.ts";
import { grandArchive } from "../../../shared/games/grand-archive/index.ts";
import { ucg } from "../../../shared/games/ucg/index.ts";
import type { DeckChoice } from "../../../shared/protocol/index.ts";

const HOUSE = fileURLToPath(new URL("../../../shared/sets/grand-archive", import.meta.url));

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

test("ids that two sets share are named at start, and a deck's cards are its own set's", async () => {
  const shared = mkdtempSync(join(folder, "shared-"));
  const well = { id: "well", type: "resource" };
  const deck = { id: "wells", name: "Wells", cards: { well: 40 } };
  const sets = ["first", "second"].map((id) => ({
    ...good,
    id,
    cards: [{ ...well, name: id }],
    decks: [deck],
  }));
  for (const set of sets) writeFileSync(join(shared, `${set.id}.json`), JSON.stringify(set));
  const warned: unknown[] = [];
  const log = { info() {}, warn: (what: object) => void warned.push(what), error() {} };
  const catalog = await loadCatalog([ucg], [shared], log);
  expect(warned).toEqual([{ set: "second", ruleset: "ucg", shared: ["second/well"] }]);

  const names = (choice: DeckChoice): Set<string | undefined> => {
    const cards = deckCards(catalog, "ucg", choice) ?? [];
    expect(cards).toHaveLength(40);
    const found = setsOf(catalog, "ucg", cards);
    return new Set(cards.map((word) => catalog.card({ ruleset: "ucg", sets: found }, word)?.name));
  };
  expect(names({ set: "first", deck: "wells" })).toEqual(new Set(["first"]));
  expect(names({ set: "second", deck: "wells" })).toEqual(new Set(["second"]));
  expect(names({ cards: { well: 20, "second/well": 20 } })).toEqual(new Set(["first", "second"]));
});

test("where a card has names named, a match has all sets, and nobody learns of which the decks are", async () => {
  const catalog = await loadCatalog([grandArchive], [HOUSE], { info() {}, warn() {}, error() {} });
  const sets = catalog.sets.map(({ id }) => id);
  const setsWith = (set: string): string[] => {
    const [deck] = catalog.set("grand-archive", set)?.decks ?? [];
    return setsOf(
      catalog,
      "grand-archive",
      deckCards(catalog, "grand-archive", { set, deck: deck?.id ?? "" }) ?? [],
    );
  };
  expect(sets.length).toBeGreaterThan(1);
  expect(setsWith("the-fen-and-court")).toEqual(sets);
  expect(setsWith("starter").length).toBeLessThan(sets.length);
});
