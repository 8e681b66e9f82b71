import { expect, test } from "vitest";
import { compare, compared } from "./compare.ts";
import type { Run } from "./history.ts";

/** @param spread of the reference */
const run = (figures: Run["figures"], spread?: number): Run => ({
  bench: "kernel",
  commit: "0123456789ab",
  date: "2026-11-23",
  node: "24.21.0",
  reference: { of: "another reducer", perSecond: 20_000, ...(spread !== undefined && { spread }) },
  figures,
});

const rate = (ratio: number, spread = 0): Run => run({ applied: { ratio, unit: "/s", spread } }, 0);
const verdictOf = (then: Run, now: Run) => compare(then, now).changes.at(0)?.verdict;

test("a lower rate is slower, a higher one faster", () => {
  expect(verdictOf(rate(2), rate(1.9))).toBe("slower");
  expect(verdictOf(rate(2), rate(2.1))).toBe("faster");
  expect(verdictOf(rate(2), rate(2))).toBe("as before");
});

test.each(["us", "ms", "s", "B", "KB", "x"] as const)("more of what is measured in %s is slower", (unit) => {
  const of = (ratio: number) => run({ save: { ratio, unit, spread: 0 } }, 0);
  expect(verdictOf(of(1), of(1.1))).toBe("slower");
  expect(verdictOf(of(1), of(0.9))).toBe("faster");
});

test("as much as the rounds of now differed is no verdict, and more than that is one", () => {
  expect(verdictOf(rate(2), rate(1.7, 0.2))).toBe("as before");
  expect(verdictOf(rate(2), rate(1.6, 0.2))).toBe("slower");
});

test("rounds that differed then make nothing slower look like chance, but something faster", () => {
  expect(verdictOf(rate(2, 0.5), rate(1.9))).toBe("slower");
  expect(verdictOf(rate(2, 0.5), rate(2.9))).toBe("as before");
  expect(verdictOf(rate(2, 0.5), rate(3.1))).toBe("faster");
});

test("a ratio that stands on a slowed reference is too good by as much", () => {
  const then = run({ applied: { ratio: 2, unit: "/s", spread: 0 } }, 0.3);
  expect(verdictOf(then, rate(1.6))).toBe("as before");
  expect(verdictOf(then, rate(1.5))).toBe("slower");
});

test("where the reference was measured again beside a figure, its spread there counts", () => {
  const then = (beside: number) => run({ applied: { ratio: 2, unit: "/s", spread: 0, beside } }, 0.9);
  expect(verdictOf(then(0.3), rate(1.6))).toBe("as before");
  expect(verdictOf(then(0.2), rate(1.6))).toBe("slower");
});

test("the reference's spread explains nothing of what no clock measures", () => {
  const then = run({ size: { ratio: 6, unit: "KB", spread: 0 } }, 0.3);
  const now = run({ size: { ratio: 6.1, unit: "KB", spread: 0 } }, 0.3);
  expect(verdictOf(then, now)).toBe("slower");
});

test("what was measured once may be off as far as the middle figure of its run", () => {
  const of = (memory: number, ...spreads: number[]) =>
    run({
      memory: { ratio: memory, unit: "KB" },
      ...Object.fromEntries(spreads.map((spread, n) => [`${n}`, { ratio: 2, unit: "/s", spread }])),
    });
  // One latency that nobody could measure hides nothing, and what is counted makes nothing look exact.
  const now = (memory: number) => of(memory, 0, 0, 0, 0.1, 0.2, 9);
  expect(verdictOf(of(30), now(35))).toBe("as before");
  expect(verdictOf(of(30), now(37))).toBe("slower");
});

test("figures of only one of the runs are named, and not judged", () => {
  const then = run({ old: { ratio: 1, unit: "/s" }, changed: { ratio: 1, unit: "us" } });
  const now = run({ young: { ratio: 1, unit: "/s" }, changed: { ratio: 1, unit: "ms" } });
  expect(compare(then, now)).toEqual({ changes: [], alone: ["old", "changed", "young"] });
});

test("it says what is slower with the spread, and counts the rest", () => {
  const then = run(
    { applied: { ratio: 2, unit: "/s", spread: 0.02 }, save: { ratio: 1, unit: "us", spread: 0 } },
    0.1,
  );
  const now = run(
    { applied: { ratio: 1, unit: "/s", spread: 0.1 }, save: { ratio: 1, unit: "us", spread: 0 } },
    0.05,
  );
  expect(compared(then, now)).toEqual({
    lines: [
      "kernel beside 0123456789ab of 2026-11-23; another reducer: 20000 /s (spread 10 %) then, 20000 /s (spread 5 %) now",
      "  slower: applied: ratio 2 then, 1 now; costs 2.00x, the spread explains 1.21x",
      "1 of 2 figures got slower beyond the spread, 0 faster",
    ],
    isSlower: true,
  });
  expect(compared(then, then).isSlower).toBe(false);
});

test("of many figures that only one of the runs has, three are named", () => {
  const of = (...names: string[]) =>
    run(Object.fromEntries(names.map((name) => [name, { ratio: 1, unit: "/s" as const }])));
  expect(compared(of("a", "b"), of("c")).lines).toContain("  only in one of the two: a; b; c");
  expect(compared(of("a", "b", "c"), of("d", "e")).lines).toContain(
    "  only in one of the two: a; b; c and 2 more",
  );
});
