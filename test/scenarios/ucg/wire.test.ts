/** What a client may send in the Universal Card Game: the ends of every range. */
import { expect, test } from "vitest";
import { intent } from "./wire.ts";

const sent = (more: object): boolean => intent.safeParse({ request: 1, ...more }).success;
const use = (more: object): boolean => sent({ action: "ignite", card: "p1", ...more });
const answer = (choice: unknown): boolean => sent({ action: "splitDamage", choice });

test("requests count from 1, abilities and conditions from 0", () => {
  expect(sent({ action: "pass" })).toBe(true);
  expect(sent({ action: "pass", request: 0 })).toBe(false);
  expect([0, 15].map((ability) => use({ ability }))).toEqual([true, true]);
  expect([-1, 16, 0.5].map((ability) => use({ ability }))).toEqual([false, false, false]);
  expect([0, 7].map((condition) => use({ condition }))).toEqual([true, true]);
  expect([-1, 8].map((condition) => use({ condition }))).toEqual([false, false]);
});

test("what pays and what is meant has a name", () => {
  expect(use({ pay: ["p2"], target: ["p3"] })).toBe(true);
  expect(use({ pay: [""] })).toBe(false);
  expect(use({ target: [""] })).toBe(false);
  expect(sent({ action: "block", card: "" })).toBe(false);
});

test("a choice is a yes or no, a number, or a list of names and numbers; 0 is a number", () => {
  expect([true, 0, 999, [], [0, 999], ["p1"]].map(answer)).toEqual([true, true, true, true, true, true]);
  expect([-1, 1000, [-1], [1000], [""], "p1"].map(answer)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
