/** Nullshapers beyond its scenarios: games of several matches, decks, and what a bot may imagine. */
import { describe, expect, test } from "vitest";
import { firstOf, reserveProblems, winnerOf } from "../../../shared/games/nullshapers/index.ts";
import { thingsIn } from "../../../shared/games/zones.ts";
import {
  deckCards,
  deckProblems,
  determinize,
  type Match,
  type Outcome,
} from "../../../shared/kernel/index.ts";
import { type Obj, objectOf } from "../../../shared/kernel/model/state.ts";
import { varOf } from "../../../shared/kernel/ops/ops.ts";
import { open, step } from "../../property/play.ts";
import { worlds } from "../../property/worlds.ts";

const won = (...winners: number[]): Outcome => ({ winners, reason: "sectors" });

describe("a game of matches (N R2.2, R5.1, R14.8)", () => {
  test("the loser begins the next match, after a draw who began it", () => {
    expect(firstOf(0, won(0))).toBe(1);
    expect(firstOf(0, won(1))).toBe(0);
    expect(firstOf(1, won())).toBe(1);
  });

  test("one match wins a best of one, two a best of three, and a draw counts for nobody", () => {
    expect(winnerOf([won(1)], { bestOf: 1 })).toBe(1);
    expect(winnerOf([won()], { bestOf: 1 })).toBeUndefined();
    expect(winnerOf([won(0), won(1), won()], { bestOf: 3 })).toBeUndefined();
    expect(winnerOf([won(0), won(1), won(0)], { bestOf: 3 })).toBe(0);
  });

  test("between matches cards are swapped one for one (N R2.5)", () => {
    const rules = { bestOf: 3, reserveMax: 2 } as const;
    const before = { deck: ["a", "b"], reserve: ["c"] };
    expect(reserveProblems(before, { deck: ["a", "c"], reserve: ["b"] }, rules)).toEqual([]);
    expect(reserveProblems(before, { deck: ["a", "b", "c"], reserve: [] }, rules)).toHaveLength(1);
    expect(reserveProblems(before, { deck: ["a", "d"], reserve: ["b"] }, rules)).toHaveLength(1);
    expect(reserveProblems(before, before, { bestOf: 1, reserveMax: 0 })).toHaveLength(2);
  });
});

const published = worlds.find(({ name }) => name === "nullshapers, published decks")!;

describe("a deck (N R2.3, R2.4)", () => {
  const setup = { ruleset: "nullshapers", sets: ["starter"], options: {} };
  const problems = (deck: readonly string[]) =>
    deckProblems(setup, published.ruleset, published.catalog, deck);
  const deck = deckCards(published.sets[0].decks[0]);

  test("has at least 45 cards, and no maximum", () => {
    expect(problems(deck)).toEqual([]);
    expect(problems([...deck, "gutter-spy"])).toEqual([]);
    expect(problems(deck.slice(1))).toEqual(["a deck has at least 45 cards; this one has 44"]);
  });

  test("has at most three copies of a card, and no spawn", () => {
    expect(problems([...deck, "lantern-cadet"])).toEqual([
      "Lantern Cadet: at most 3 copies, this deck has 4",
    ]);
    expect(problems([...deck, "sproutling"])).toHaveLength(1);
  });
});

/** Modes of a seat's hand cards. */
const modes = (match: Match, seat: number): number[] =>
  thingsIn(match, "hand", seat).map((handle) => varOf(match, objectOf(match.state, handle) as Obj, "mode"));

test("into what a card was converted is its owner's to know, for bots too (N R9.4)", () => {
  const play = open(published, 11);
  const hides = (): number => [0, 1].find((seat) => modes(play.match, seat).some((mode) => mode > 0)) ?? -1;
  while (hides() < 0) step(play);
  const owner = hides();
  const imagined = Array.from({ length: 40 }, (_, key) =>
    modes(determinize(play.match, 1 - owner, `${key}`), owner).join(),
  );
  expect(new Set(imagined).size).toBeGreaterThan(3);
  for (const key of [1, 2])
    expect(modes(determinize(play.match, owner, `${key}`), owner)).toEqual(modes(play.match, owner));
});
