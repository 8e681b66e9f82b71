/** Each game has a colour of its own, on which dark words can be read, and which can be read on the dark table. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accentOf } from "../../server/web/page/accents.ts";
import { PAGES } from "../../shared/games/pages.ts";

const TOKENS = readFileSync(new URL("../../server/web/page/styles/tokens.css", import.meta.url), "utf8");

const LIGHT = /^oklch\(0\.78 0\.1 \d{1,3}\)$/;

/** The luminance of a colour as WCAG reckons it. */
function lightOf(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(PAGES)("$id can be told and read by its own", (page) => {
  const [, felt = ""] = /--felt-3: light-dark\(#\w+, (#\w+)\)/.exec(TOKENS) ?? [];
  const accent = accentOf(page);
  expect(PAGES.filter((other) => accentOf(other) === accent)).toEqual([page]);
  if (!LIGHT.test(accent)) expect((lightOf(accent) + 0.05) / (lightOf(felt) + 0.05)).toBeGreaterThan(4.5);
});

test("a game that names none has one that its id draws, the same each time", () => {
  expect(accentOf({ id: "harbor" })).toMatch(LIGHT);
  expect(accentOf({ id: "harbor" })).toBe(accentOf({ id: "harbor" }));
  expect(accentOf({ id: "harbor" })).not.toBe(accentOf({ id: "elsewhere" }));
  expect(accentOf({ id: "harbor", accent: "#ffcc00" })).toBe("#ffcc00");
});
