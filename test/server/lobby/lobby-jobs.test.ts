import { expect, test } from "vitest";
import { seldom } from "../../../server/lobby/lobby-jobs.ts";

test("a duty that may wait is done in the first of so many rounds, and not in the others", async () => {
  const done: number[] = [];
  let round = 0;
  const duty = seldom(4, async () => done.push(round));
  for (; round < 9; round++) await duty();
  expect(done).toEqual([0, 4, 8]);
});

test("one that fails is not asked for again before its next round", async () => {
  let tries = 0;
  const duty = seldom(2, async () => {
    tries++;
    throw new Error("the store is away");
  });
  await expect(duty()).rejects.toThrow("the store is away");
  await duty();
  expect(tries).toBe(1);
  await expect(duty()).rejects.toThrow();
  expect(tries).toBe(2);
});
