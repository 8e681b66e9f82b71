import { expect, test } from "vitest";
import { against, bestOf, seenIn, spreadText } from "./rounds.ts";

test("the best round counts, the most of a rate and the least of a time", () => {
  expect(seenIn([80, 100, 90], true).value).toBe(100);
  expect(seenIn([80, 100, 90], false).value).toBe(80);
});

test("of few rounds the spread is as wide as the worst of them", () => {
  expect(seenIn([80, 100, 90], true).spread).toBe(0.25);
  expect(seenIn([80, 100, 90], false).spread).toBe(0.25);
});

test("one round of many that somebody spoilt widens no spread", () => {
  const quiet = [100, 99, 98, 97, 96, 95, 94, 93];
  expect(seenIn([...quiet.slice(0, 7), 10], true)).toEqual(seenIn(quiet, true));
  expect(seenIn(quiet, true).spread).toBeCloseTo(100 / 95 - 1);
});

test("a single round has no spread", () => {
  expect(seenIn([7], true)).toEqual({ value: 7 });
  expect(spreadText(seenIn([7], true).spread)).toBe("measured once");
  expect(spreadText(0.054)).toBe("spread 5 %");
});

test("eight rounds are run", () => {
  let run = 0;
  expect(bestOf(() => ++run, true)).toEqual({ value: 8, spread: 8 / 3 - 1 });
});

test("a ratio is of the best on either side, whatever a spoilt round says of its own", () => {
  const [last, first] = [seenIn([20, 22, 30], false), seenIn([10, 60, 11], false)];
  expect(against(last, first).value).toBe(2);
  expect(against(last, first).spread).toBeCloseTo(1.5 * 6 - 1);
});
