/** The lists that the page and the protocol read, since they load no rules, are of the games that are registered. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { meant, valueFaults } from "../../server/game-faults.ts";
import { sourceFaults } from "../../server/game-sources.ts";
import { games } from "../../shared/games/index.ts";
import { PAGES } from "../../shared/games/pages.ts";
import { REFUSALS } from "../../shared/protocol/index.ts";
import { root } from "../check/tree.ts";
import { open } from "../property/play.ts";
import { type World, worlds } from "../property/worlds.ts";
import { GAMES } from "../scenarios/games.ts";
import { lacking } from "./files.ts";

const ids = games.map(({ rules }) => rules.id).toSorted();

test("each folder of a game is registered, and none is without a folder", () => {
  const folders = readdirSync(new URL("../../shared/games", import.meta.url), { withFileTypes: true });
  expect(folders.flatMap((one) => (one.isDirectory() ? [one.name] : [])).toSorted()).toEqual(ids);
});

test("each folder of scenarios is of a game", () => {
  const folders = readdirSync(new URL("../scenarios", import.meta.url), { withFileTypes: true });
  expect(folders.flatMap((one) => (one.isDirectory() ? [one.name] : [])).toSorted()).toEqual(ids);
});

test.each(GAMES)("the tests have all of $ruleset.id", ({ ruleset: { id }, dialect }) => {
  expect(lacking(id, dialect.plain === true)).toEqual([]);
});

test("each game has its page, and each page its game", () => {
  expect(PAGES.map(({ id }) => id).toSorted()).toEqual(ids);
});

test("each page speaks the same languages, of its own game alone", async () => {
  const spoken = [...new Set(PAGES.flatMap(({ languages }) => Object.keys(languages)))].toSorted();
  for (const { id, words, languages } of PAGES) {
    expect(Object.keys(languages).toSorted(), id).toEqual(spoken);
    const strange = Object.keys(words).filter((key) => key.split(".")[1] !== id);
    expect(strange).toEqual([]);
  }
});

test.each(games.map(({ rules }) => rules))("what $id refuses with has a sentence", async ({ id }) => {
  const codes = Object.values(await import(`../../shared/games/${id}/refusals.ts`)).flatMap((all) =>
    Object.keys(all as object),
  );
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !Object.hasOwn(REFUSALS, code))).toEqual([]);
});

test.each(games)("$rules.id names nothing that it has not, in its values, its page or its code", (game) => {
  const { id } = game.rules;
  const plan = PAGES.find((page) => page.id === id)?.plan;
  expect([...valueFaults(game, plan), ...sourceFaults(game.rules, `${root}shared/games/${id}`)]).toEqual([]);
});

test.each(PAGES)("the page of $id knows how its table is told", ({ id, plan }) => {
  const { match } = open(worlds.find(({ ruleset }) => ruleset.id === id) as World, 1);
  const known = Object.keys(match.state.table);
  const named = plan === undefined ? [] : [plan.phaseKey, plan.turnKey, ...plan.ownerKeys];
  const strange = named.filter((word) => !known.includes(word)).map((word) => `${word}${meant(word, known)}`);
  expect(strange).toEqual([]);
});
