import { describe, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { starterOf } from "./sets.ts";

describe.each(rulesets)("the starter set of $id", ({ id }) => {
  const { set, reached } = starterOf(id);

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
