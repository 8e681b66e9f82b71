/** The emblem of a card follows what the card is: its kind, its tribe, its colour. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { dice } from "../../server/web/page/table/dice.ts";
import { FIGURES, ornament } from "../../server/web/page/table/figure.ts";
import { drawnBy, figuresOf, wordsOf } from "../../shared/games/figures.ts";
import { PAGES, planOf } from "../../shared/games/pages.ts";
import { facesOf } from "../figures/faces.ts";
import { figuresFile, figuresText } from "../figures/main.ts";
import { VOCABULARY } from "../figures/vocabulary.ts";

/** Bytes, as they are sent: they come when the page rests, and still are somebody's line. */
const FIGURES_MOST = 26_000;

test.each(PAGES)("cards of $id have figures by their kind, and its stats have icons", ({ id, world }) => {
  const looks = facesOf(id).map((face) => planOf(id).look(face));
  const kinds = new Set(looks.map(({ kind }) => kind));
  expect(kinds).not.toContain(undefined);
  expect(kinds.size).toBeGreaterThan(1);
  expect(looks.flatMap(({ stats }) => stats).filter(({ icon }) => icon === undefined)).toEqual([]);
  expect(PAGES.filter((other) => other.world?.texture === world?.texture).length).toBe(1);
});

test("kinds have figures of their own, and tribes ornaments that their names draw", () => {
  expect(new Set(Object.values(FIGURES)).size).toBe(Object.keys(FIGURES).length);
  const tribes = ["beast", "human", "machine", "song"];
  const drawn = tribes.map((tribe) => ornament(dice(tribe)));
  expect(new Set(drawn).size).toBe(tribes.length);
  expect(drawn).toEqual(tribes.map((tribe) => ornament(dice(tribe))));
});

test.each(PAGES)("each card of $id is drawn as one of its words says", async ({ id, figures }) => {
  expect(readFileSync(figuresFile(id), "utf8"), "node test/figures/main.ts writes it").toBe(figuresText(id));
  expect(brotliCompressSync(readFileSync(figuresFile(id))).length).toBeLessThan(FIGURES_MOST);
  const drawn = drawnBy((await figures?.())?.figures ?? []);
  const plain = facesOf(id).filter(
    (face) => figuresOf(drawn, wordsOf(String(face.name), planOf(id).look(face))).length === 0,
  );
  expect(plain.map(({ name }) => name)).toEqual([]);
});

test("a word has one figure, and the first that a card's name has is what it is of", () => {
  const words = Object.values(VOCABULARY).flatMap((some) => some.split(" "));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  const drawn = drawnBy([
    ["moth moths", "wings"],
    ["archive", "shelves"],
    ["being", "person"],
  ]);
  const look = { kind: "being", line: "character · spirit" } as const;
  const figures = (name: string) => figuresOf(drawn, wordsOf(name, look));
  expect(figures("Moth of the Archive")).toEqual(["wings", "shelves"]);
  expect(figures("Archive Moth")).toEqual(["wings", "shelves"]);
  expect(figures("Ombre")).toEqual(["person"]);
});
