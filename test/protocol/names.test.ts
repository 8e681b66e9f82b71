import { expect, test } from "vitest";
import { cleanName, fittingName, nameSchema } from "../../shared/protocol/index.ts";

test.each([
  ["  Ada \t of\n Lovelace ", "Ada of Lovelace"],
  ["Ad\u200Ba\u202E\uFEFF", "Ada"],
  ["\u0007A\u2066d\u2069a", "Ada"],
  ["A\u3164\u2800\u115F", "A"],
  ["Z\u0351\u0352\u0357\u035B", "Z\u0351\u0352"],
  ["Ame\u0301lie", "Am\u00E9lie"],
  ["江戸 李", "江戸 李"],
  // Variation selectors, joiners and the blank vowels of Khmer are drawn as nothing.
  ["A\uFE0F\u034Fd\u{E0101}\u17B4a\u180E", "Ada"],
  // Marks on nothing are on whatever stands before the name.
  ["\u0301\u0302Ada \u0303B", "Ada B"],
  ["e\u200B\u0301", "\u00E9"],
  ["\uD83D Ada \uDE00", "Ada"],
])("the name %j is shown as %j", (written, shown) => {
  expect(cleanName(written)).toBe(shown);
  expect(cleanName(shown)).toBe(shown);
});

test("a name from elsewhere is cut where it is too long, never through a letter, and short in bytes, too", () => {
  const name = fittingName("\u{1F600}".repeat(41));
  expect(name).toBe("\u{1F600}".repeat(40));
  expect(nameSchema.parse(name)).toBe(name);
  for (const letter of ["x", "é", "江", "\u{1F600}", "e\u0301\u0302\u0303"])
    expect(Buffer.byteLength(fittingName(letter.repeat(500)))).toBeLessThanOrEqual(160);
});

test.each([
  "",
  " \u200B\u3164 ",
  "\uFE0F",
  "\u0301",
  "\u{1F600}".repeat(41),
  "x".repeat(41),
  "x".repeat(100_000),
])("%.20j is no name", (written) => {
  expect(nameSchema.safeParse(written).success).toBe(false);
});
