import { expect, test } from "vitest";
import { cleanName, nameSchema } from "../../shared/protocol/index.ts";

test.each([
  ["  Ada \t of\n Lovelace ", "Ada of Lovelace"],
  ["Ad\u200Ba\u202E\uFEFF", "Ada"],
  ["\u0007A\u2066d\u2069a", "Ada"],
  ["A\u3164\u2800\u115F", "A"],
  ["Z\u0351\u0352\u0357\u035B", "Z\u0351\u0352"],
  ["Ame\u0301lie", "Am\u00E9lie"],
  ["江戸 李", "江戸 李"],
])("the name %j is shown as %j", (written, shown) => {
  expect(cleanName(written)).toBe(shown);
  expect(cleanName(shown)).toBe(shown);
});

test.each(["", " \u200B\u3164 ", "x".repeat(41), "x".repeat(100_000)])("%.20j is no name", (written) => {
  expect(nameSchema.safeParse(written).success).toBe(false);
});
