import { describe, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { worldsOf } from "../scenarios/worlds.ts";
import { starterOf } from "./sets.ts";

const SETS = rulesets.flatMap(({ id }) =>
  [...new Set(worldsOf(id).starters.map(({ set = "starter" }) => set))].map((set) => ({ id, name: set })),
);

describe.each(SETS)("the set $name of $id", ({ id, name }) => {
  const { set, reached } = starterOf(id, name);

  test("has no card that is in no deck and made by none", () => {
    const left = set.cards.filter((card) => !reached.includes(card));
    expect(left.map((card) => card.id)).toEqual([]);
  });

  test("has two decks that share no card", () => {
    expect(set.decks.length).toBe(2);
    const [first, second] = set.decks;
    expect(Object.keys(first.cards).filter((card) => card in second.cards)).toEqual([]);
  });
});
