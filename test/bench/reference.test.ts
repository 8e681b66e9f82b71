import { expect, test } from "vitest";
import { isTimed, ratioOf } from "./reference.ts";

const reference = { of: "another reducer", value: 20_000, spread: 0.1 };

test("of a rate the ratio is its part of the reference's", () => {
  expect(ratioOf({ figure: "applied", unit: "/s", value: 30_000 }, reference)).toBe(1.5);
});

test.each([
  ["us", 50],
  ["ms", 0.05],
  ["s", 0.00005],
] as const)("of a time in %s it is how often the reference is done in it", (unit, value) => {
  expect(ratioOf({ figure: "save", unit, value }, reference)).toBeCloseTo(1);
});

test.each(["B", "KB", "x"] as const)("what is measured in %s is the same on every machine", (unit) => {
  expect(isTimed(unit)).toBe(false);
  expect(ratioOf({ figure: "size saved", unit, value: 6 }, reference)).toBe(6);
});

test("a machine of half the speed has the same ratios", () => {
  const slow = { ...reference, value: 10_000 };
  const rate = { figure: "applied", unit: "/s" } as const;
  const time = { figure: "load", unit: "us" } as const;
  expect(ratioOf({ ...rate, value: 15_000 }, slow)).toBe(ratioOf({ ...rate, value: 30_000 }, reference));
  expect(ratioOf({ ...time, value: 80 }, slow)).toBeCloseTo(ratioOf({ ...time, value: 40 }, reference));
});

test("where the reference was measured again beside a figure, the ratio is to that", () => {
  const beside = { value: 10_000, spread: 0.1 };
  expect(ratioOf({ figure: "applied", unit: "/s", value: 15_000, beside }, reference)).toBe(1.5);
});
