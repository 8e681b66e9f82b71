/** Words can be read on every ground; each game has a colour of its own that can be read, and dark words on it. */
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

/** How well one of two colours can be read on the other; WCAG wants 4.5 of small words. */
function contrast(one: string, other: string): number {
  const [dark, light] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of the house: the one for the light theme and the one for the dark. */
function pairOf(name: string): string[] {
  const [, ...pair] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS) ?? [];
  return pair;
}

const INKS = ["ink", "ink-2", "ink-3", "alarm", "lit", "chosen"];
const GROUNDS = ["night", "felt", "felt-2", "felt-3"];

test.each(INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground])))(
  "%s can be read on %s, by day and by night",
  (ink, ground) => {
    const grounds = pairOf(ground);
    const contrasts = pairOf(ink).map((colour, at) => contrast(colour, grounds[at]));
    expect(contrasts).toHaveLength(2);
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
  },
);

test.each(PAGES)("$id can be told and read by its own", (page) => {
  const [, felt] = pairOf("felt-3");
  const accent = accentOf(page);
  expect(PAGES.filter((other) => accentOf(other) === accent)).toEqual([page]);
  if (!LIGHT.test(accent)) expect(contrast(accent, felt)).toBeGreaterThan(4.5);
});

test("a game that names none has one that its id draws, the same each time", () => {
  expect(accentOf({ id: "harbor" })).toMatch(LIGHT);
  expect(accentOf({ id: "harbor" })).toBe(accentOf({ id: "harbor" }));
  expect(accentOf({ id: "harbor" })).not.toBe(accentOf({ id: "elsewhere" }));
  expect(accentOf({ id: "harbor", accent: "#ffcc00" })).toBe("#ffcc00");
});
