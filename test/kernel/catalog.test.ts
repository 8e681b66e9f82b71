import { describe, expect, test } from "vitest";
import {
  type CardSet,
  createMatch,
  type Data,
  hash,
  type Json,
  load,
  loadSet,
  type Match,
  newCatalog,
  type Ruleset,
  SET_LIMITS,
  type Seat,
  SetupError,
  save,
} from "../../shared/kernel/index.ts";
import { attrOf } from "../../shared/kernel/values/modifiers.ts";
import { seedOf } from "../property/play.ts";
import { play, settleChain, table, toys } from "./table.ts";
import { toy } from "./toy.ts";
import { toySet } from "./toy-set.ts";
import { thingsIn, varsOf } from "./toy-zones.ts";

const imp = { id: "imp", name: "imp", kind: "unit", cost: 0, power: 1 };
const set = (change: object): Json =>
  ({ id: "s", ruleset: "toy", name: "S", cards: [imp], ...change }) as Json;

/** What is wrong, as "card path: message". */
function problems(json: unknown): string[] {
  const loaded = loadSet(json, [toy]);
  return "problems" in loaded
    ? loaded.problems.map(({ card, path, message }) => `${card} ${path}: ${message}`)
    : [];
}

describe("a set that fails is refused whole, with everything that is wrong (kernel.md 9)", () => {
  test("a sound one has nothing wrong", () => {
    expect(problems(toySet)).toEqual([]);
    expect(problems(set({}))).toEqual([]);
  });

  test("an unknown ruleset, a bad id, a wrong shape", () => {
    expect(problems(set({ ruleset: "chess" }))[0]).toContain("chess");
    expect(problems(set({ id: "No Such Id" }))).toHaveLength(1);
    expect(problems(null)).not.toEqual([]);
    expect(problems([])).not.toEqual([]);
  });

  test("every fault is named with its card and path, not only the first", () => {
    const wrong = { ...imp, id: "bad", powr: 1 };
    const worse = { ...imp, id: "worse", kind: "dragon" };
    const found = problems(set({ cards: [imp, wrong, worse] }));
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^bad powr: .*"power"/);
    expect(found[1]).toMatch(/^worse kind: /);
  });

  test("names that nothing writes, target words that are not there", () => {
    const hurt = (who: Json): Json => ({
      id: "x",
      name: "x",
      kind: "spell",
      cost: 0,
      effect: [{ do: "hurt", who }],
    });
    expect(problems(set({ cards: [hurt({ ref: "var", name: "nobody" })] }))[0]).toContain("nobody");
    expect(problems(set({ cards: [hurt({ ref: "target", slot: 0 })] }))[0]).toContain("there is no target 0");
  });

  test("a card twice, a deck with a stranger", () => {
    expect(problems(set({ cards: [imp, imp] }))).not.toEqual([]);
    expect(problems(set({ decks: [{ id: "d", name: "D", cards: { dragon: 1 } }] }))[0]).toContain("dragon");
  });

  test("too deep, too many", () => {
    let deep: Json = {};
    for (let i = 0; i < SET_LIMITS.depth + 2; i++) deep = { deep };
    expect(problems(set({ cards: [deep] }))[0]).toContain("deeper");
    const cards = Array.from({ length: SET_LIMITS.cards + 1 }, (_, index) => ({
      ...imp,
      id: `imp-${index}`,
    }));
    expect(problems(set({ cards }))).not.toEqual([]);
  });
});

describe("a setup that cannot become a match", () => {
  const setup = {
    ruleset: "toy",
    profile: "toy",
    options: {},
    seed: seedOf(1),
    sets: ["toys"],
    seats: [{ deck: ["imp"] }, { deck: ["imp"] }],
  };
  const fails = (change: object): readonly string[] => {
    try {
      createMatch({ ...setup, ...change }, newCatalog([toy], [toys]));
    } catch (error) {
      if (error instanceof SetupError) return error.problems;
      throw error;
    }
    return [];
  };

  test.each([
    ["ruleset", { ruleset: "chess" }],
    ["profile", { profile: "v9" }],
    ["seats", { seats: [{ deck: [] }] }],
    ["seed", { seed: "short" }],
    ["option", { options: { hand: "many" } }],
    ["unknown option", { options: { cheat: true } }],
    ["set", { sets: ["none"] }],
    ["card", { seats: [{ deck: ["dragon"] }, { deck: [] }] }],
    ["deck rule", { seats: [{ deck: ["ghost"] }, { deck: [] }] }],
  ])("%s", (_, change) => {
    expect(fails(change)).toHaveLength(1);
  });

  test("the setup above is sound", () => {
    expect(fails({})).toEqual([]);
  });
});

/** The toys for a ruleset, in a set called so, where one card does something else. */
function toysOf(ruleset: Ruleset, id: string, ...others: readonly Data[]): CardSet {
  const cards = (toySet.cards as readonly Data[]).map(
    (card) => others.find((one) => one.id === card.id) ?? card,
  );
  const loaded = loadSet({ ...toySet, id, ruleset: ruleset.id, cards } as unknown as Json, [ruleset]);
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  return loaded.set;
}

const life = (match: Match, seat: Seat): number => varsOf(match, seat).life;

describe("two games may call sets and cards alike", () => {
  const other: Ruleset = { ...toy, id: "other" };
  const riffle = { id: "riffle", name: "riffle", kind: "spell", cost: 0 };
  const bites = { ...riffle, effect: [{ do: "hurt", who: { ref: "opponent" }, amount: 3 }] };
  const both = [toysOf(toy, "toys"), toysOf(other, "toys", bites)];

  test.each([
    ["as loaded", both],
    ["the other way round", both.toReversed()],
  ])("each plays its own card's program, %s", (_, sets) => {
    const catalog = newCatalog([toy, other], sets);
    for (const [ruleset, hurt] of [
      [toy, 0],
      [other, 3],
    ] as const) {
      const match = table([["riffle"], []], {}, ruleset, sets[0], catalog);
      const before = life(match, 1);
      play(match, 0, "riffle");
      settleChain(match);
      expect(life(match, 1), ruleset.id).toBe(before - hurt);
    }
  });
});

describe("two sets of a game may call cards alike", () => {
  const imps = { id: "imp", name: "great imp", kind: "unit", cost: 0, power: 9 };
  const ghosts = { id: "ghost", name: "great ghost", kind: "unit", cost: 0, power: 7, token: true };
  const sets = [toysOf(toy, "toys"), toysOf(toy, "tall", imps, ghosts)];
  const catalog = newCatalog([toy], sets);
  const dealt = (deck: readonly string[], ids = ["toys", "tall"]): Match =>
    createMatch(
      {
        ruleset: "toy",
        profile: "toy",
        options: { hand: 0 },
        seed: seedOf(1),
        sets: ids,
        seats: [{ deck }, { deck: ["imp"] }],
      },
      catalog,
    ).match;
  const owned = (match: Match, seat: Seat): number[] =>
    match.state.objects.flatMap(({ owner, card }) => (owner === seat ? [card] : []));
  const names = (match: Match, seat: Seat): string[] =>
    owned(match, seat).map((card) => match.pool.cards[card].name);

  test("a word without a set is the earlier set's card; one with it is that set's", () => {
    expect(catalog.word("toy", "toys", "imp")).toBe("imp");
    expect(catalog.word("toy", "tall", "imp")).toBe("tall/imp");
    const match = dealt(["imp", "tall/imp", "toys/imp"]);
    expect(names(match, 0).toSorted()).toEqual(["great imp", "imp", "imp"]);
    expect(names(match, 1)).toEqual(["imp"]);
    expect(names(dealt(["tall/imp", "imp"], ["tall", "toys"]), 0)).toEqual(["great imp", "great imp"]);
  });

  test("viewers tell them apart, and a save keeps them apart", () => {
    const match = dealt(["imp", "tall/imp"]);
    const cards = owned(match, 0).map((card) => match.state.cards[card]);
    expect(cards.toSorted()).toEqual(["imp", "tall/imp"]);
    const again = load(JSON.parse(JSON.stringify(save(match))), catalog) as Match;
    expect(names(again, 0)).toEqual(names(match, 0));
    expect(hash(again)).toBe(hash(match));
  });

  test("a text that names a card by id means its own set's", () => {
    for (const [word, power] of [
      ["twins", 1],
      ["tall/twins", 7],
    ] as const) {
      const match = table([[word], []], {}, toy, sets[0], catalog, ["toys", "tall"]);
      play(match, 0, word);
      settleChain(match);
      const ghosts = thingsIn(match, "field", 0).map((handle) => attrOf(match, handle, "power"));
      expect(ghosts, word).toEqual([power, power]);
    }
  });

  test("a card of no such set is unknown", () => {
    expect(() => dealt(["small/imp"])).toThrow('unknown card "small/imp"');
    expect(() => dealt(["toys/dragon"])).toThrow('unknown card "toys/dragon"');
    expect(() => dealt(["small/toys/imp"])).toThrow('unknown card "small/toys/imp"');
  });
});
