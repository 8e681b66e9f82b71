/** How the games draw and lose alike, tried on the kernel's own test game. */
import { expect, test } from "vitest";
import { drawCards } from "../../shared/games/acts.ts";
import { endWhereLost } from "../../shared/games/outcome.ts";
import { cardsIn, put, table } from "../kernel/table.ts";

test("who has not lost wins, and where all have lost nobody does", () => {
  const outcome = (...lost: number[]) => {
    const match = table([[], [], []]);
    endWhereLost(match, (seat) => lost.includes(seat), "life");
    return match.state.over;
  };
  expect(outcome()).toBeNull();
  expect(outcome(1)).toEqual({ winners: [0, 2], reason: "life" });
  expect(outcome(0, 1, 2)).toEqual({ winners: [], reason: "life" });
});

test("cards are drawn from the top, and what is missing is said", () => {
  const match = table([[], []]);
  put(match, "imp", "pile", 0);
  const top = match.state.zones[0].list.at(-1);
  expect(drawCards(match, 0, 1)).toBe(0);
  expect(cardsIn(match, "hand", 0)).toHaveLength(1);
  expect(match.state.zones[0].list).not.toContain(top);
  const left = cardsIn(match, "deck", 0).length;
  expect(drawCards(match, 0, left + 2)).toBe(2);
  expect(cardsIn(match, "deck", 0)).toEqual([]);
});
