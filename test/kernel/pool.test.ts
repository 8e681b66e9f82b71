/** What the cards of a match's sets can do at all: whatever the kernel looks for in play, it looks for here first. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { newCatalog, type Ruleset } from "../../shared/kernel/index.ts";
import type { Pool } from "../../shared/kernel/model/pool.ts";
import type { Ability, CardDef, StaticChange } from "../../shared/kernel/model/program.ts";
import type { FilterKey } from "../../shared/kernel/model/ruleset.ts";
import { poolOf } from "../../shared/kernel/values/pools.ts";
import { toy } from "./toy.ts";

const key = (reads?: FilterKey["reads"]): FilterKey => ({
  schema: z.string(),
  test: () => true,
  text: String,
  ...(reads !== undefined && { reads }),
});

/** The toy game with filters that look at attributes, and one that may look at anything. */
const game: Ruleset = {
  ...toy,
  filters: {
    ...{ plain: key([]), strong: key(["power"]), far: key(["reach"]) },
    ...{ both: key(["reach", "power"]), named: key((value) => [value as string]), odd: key() },
  },
};

const ability = (more: Partial<Ability>): Ability => ({
  ...{ kind: "any", node: {}, program: null, trigger: null, statics: [], instead: null },
  ...more,
});
const change = (more: Partial<StaticChange> = {}): StaticChange => ({
  ...{ on: { in: ["field"] }, attr: "power", layer: 0, add: 1, set: null, while: null },
  ...more,
});
const trigger: Ability["trigger"] = { on: "fall", object: null, by: null, when: null, entering: false };
const instead: Ability["instead"] = { on: "hurt", object: null, when: null, verbs: [] };

const card = (id: string, set: string, ...abilities: Ability[]): CardDef => ({
  ...{ id, set, name: id, data: {}, abilities, text: [] },
});
const catalogOf = (...sets: (readonly [string, readonly CardDef[]])[]) =>
  newCatalog(
    [game],
    sets.map(([id, cards]) => ({ id, ruleset: "toy", name: id, hash: id, cards, decks: [] })),
  );

/** The pool of one card each that has one of these abilities. */
const pooled = (...abilities: Partial<Ability>[]): Pool => {
  const cards = abilities.map((one, at) => card(`card-${at}`, "s", ability(one)));
  return poolOf(game, { ruleset: "toy", sets: ["s"] }, catalogOf(["s", cards]));
};

describe("a change may be felt afar (kernel.md 9)", () => {
  const isAfar = (more: Partial<StaticChange>): boolean => pooled({ statics: [change(more)] }).afar.size > 0;
  const sum = { num: "count", of: { in: ["field"] } };

  test.each<[string, Partial<StaticChange>]>([
    ["no filter", { on: null }],
    ["where it lies and whose it is", { on: { in: ["field"], controller: "you", owner: "you" } }],
    ["which it is to the object", { on: { other: true, self: true, host: true } }],
    ["none of these", { on: { not: { in: ["field"], controller: "you" } } }],
    ["one of these", { on: { any: [{ controller: "you" }, { owner: "you" }] } }],
    ["a number, and no other", { add: null, set: 3 }],
    ["a floor", { add: 0, least: 2 }],
    ["what looks at no attribute", { on: { plain: "x" } }],
    ["what looks at one that nothing changes", { on: { far: "x" } }],
    ["and says so by its value", { on: { named: "reach" } }],
  ])("not with %s", (_, more) => expect(isAfar(more)).toBe(false));

  test.each<[string, Partial<StaticChange>]>([
    ["a condition", { while: { is: "yourTurn" } }],
    ["a sum to add", { add: sum }],
    ["a sum to set", { add: null, set: sum }],
    ["a sum as floor", { add: 0, least: sum }],
    ["what may look at anything", { on: { in: ["field"], odd: "x" } }],
    ["a word of no filter", { on: { has: { attr: "power", least: 1 } } }],
    ["none of what may look at anything", { on: { not: { odd: "x" } } }],
    ["one of some, and that looks at anything", { on: { any: [{ in: ["field"] }, { odd: "x" }] } }],
    ["what looks at an attribute that cards change", { on: { strong: "x" } }],
    ["at several, of which one", { on: { both: "x" } }],
    ["and says so by its value", { on: { named: "power" } }],
  ])("with %s", (_, more) => expect(isAfar(more)).toBe(true));

  test("what a change reads, where it reads anything", () => {
    const [one, two, blind] = [change({ on: { far: "x" } }), change({ on: { both: "x" } }), change()];
    const pool = pooled({ statics: [one, two, blind] });
    expect([...pool.reads]).toEqual([
      [one, new Set(["reach"])],
      [two, new Set(["reach", "power"])],
    ]);
    expect([...pool.statics]).toEqual(["power"]);
  });
});

describe("what works without being used", () => {
  test("is static, waits, or replaces", () => {
    const pool = pooled({}, { statics: [change()] }, { trigger }, { instead });
    expect(pool.passive).toEqual([false, true, true, true]);
    expect([...pool.awaited]).toEqual(["fall"]);
    expect([...pool.replaced]).toEqual(["hurt"]);
    expect([pool.whole, pool.granting]).toEqual([false, false]);
    const mixed = catalogOf(["s", [card("mixed", "s", ability({}), ability({ trigger }))]]);
    expect(poolOf(game, { ruleset: "toy", sets: ["s"] }, mixed).passive, "one of two").toEqual([true]);
  });

  test("from where its text says, of which a used ability's is none", () => {
    const pool = pooled({ trigger, from: ["hand"] }, { from: ["pile"] }, { instead });
    expect(pool.from).toEqual([["hand"], [], []]);
    expect([...pool.remote]).toEqual(["hand"]);
  });

  test("what replaces whole steps replaces no act by itself", () => {
    const pool = pooled({ instead: { ...instead, whole: true } }, { trigger });
    expect(pool.whole).toBe(true);
    expect([...pool.replaced]).toEqual([]);
  });

  test("what others are granted", () => {
    expect(pooled({ trigger }, { trigger, grants: { in: ["field"] } }).granting).toBe(true);
  });
});

describe("words of cards", () => {
  const catalog = catalogOf(["a", [card("x", "a"), card("y", "a")]], ["b", [card("y", "b"), card("z", "b")]]);
  const pool = (...sets: string[]): Pool => poolOf(game, { ruleset: "toy", sets }, catalog);

  test("ids, and of those that an earlier set has, set and id behind all others", () => {
    expect(pool("a", "b").words).toEqual(["x", "y", "z", "b/y"]);
    expect(pool("b", "a").words).toEqual(["y", "z", "x", "a/y"]);
    expect(pool("a", "none").words).toEqual(["x", "y"]);
    const { cards, places } = pool("a", "b");
    const found = ["x", "y", "b/y", "a/y", "b/z"].map((word) => cards[places.get(word) ?? -1]);
    expect(found.map(({ set, id }) => `${set}/${id}`)).toEqual(["a/x", "a/y", "b/y", "a/y", "b/z"]);
  });

  test("one pool for all matches of the same sets", () => {
    expect(pool("a", "b")).toBe(pool("a", "b"));
    expect(pool("a", "b")).not.toBe(pool("b", "a"));
  });
});
