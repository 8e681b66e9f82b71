/** The lists that the page and the protocol read, since they load no rules, are of the games that are registered. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Game } from "../../shared/games/game.ts";
import { games } from "../../shared/games/index.ts";
import { PAGES } from "../../shared/games/pages.ts";
import type { GamePlan } from "../../shared/games/plan.ts";
import { nearest } from "../../shared/kernel/text/lint.ts";
import { REFUSALS } from "../../shared/protocol/index.ts";
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

/** What a plan of the page says of its game, by what it names; the page loads no rules, so no type sees it. */
const planned = ({ mat, side, middle, hand, attached, ...plan }: GamePlan): Record<string, string[]> => ({
  zone: [...mat.flat(), ...side, ...middle].map(({ id }) => id).concat(hand, attached ?? []),
  value: [...plan.turned, ...plan.unsaid],
  "table record": [plan.phaseKey, plan.turnKey, ...plan.ownerKeys],
});

test.each(PAGES)("the page of $id names what its game knows", ({ id, plan }) => {
  const { rules } = games.find((one) => one.rules.id === id) as Game;
  const { match } = open(worlds.find(({ ruleset }) => ruleset.id === id) as World, 1);
  const known: Record<string, readonly string[]> = {
    zone: rules.zones.map((zone) => zone.id),
    value: [...rules.vars, ...rules.attrs],
    "table record": Object.keys(match.state.table),
  };
  const strange = Object.entries(plan === undefined ? {} : planned(plan)).flatMap(([kind, words]) =>
    words
      .filter((word) => !known[kind].includes(word))
      .map(
        (word) =>
          `${id}: no ${kind} "${word}"; ${nearest(word, known[kind]) ?? `only ${known[kind].join(", ")}`}`,
      ),
  );
  expect(strange).toEqual([]);
});
