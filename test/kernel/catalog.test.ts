import { describe, expect, test } from "vitest";
import {
  createMatch,
  type Json,
  loadSet,
  newCatalog,
  SET_LIMITS,
  SetupError,
} from "../../shared/kernel/index.ts";
import { seedOf } from "../property/play.ts";
import { toys } from "./table.ts";
import { toy } from "./toy.ts";
import { toySet } from "./toy-set.ts";

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
    expect(problems(set({ cards: [hurt({ ref: "target", slot: 0 })] }))[0]).toContain("target word 0");
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
