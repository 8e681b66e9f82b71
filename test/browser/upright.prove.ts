/**
 * A phone held upright: each table has its board, its hand and its answers on the screen, and nothing hangs over. Nor do
 * the games' names on any phone, nor a table in any window up to a desk's.
 */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { rulesets } from "../../shared/games/index.ts";
import { present } from "../../shared/protocol/index.ts";
import { type Running, run } from "../server/running.ts";
import { meet, openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 568, height: 320 },
];

/** Held upright, with its keyboard open. */
const TYPED_ON = { width: 390, height: 450 };

/** From a tablet held upright to a desk that is low. */
const WINDOWS = [
  { width: 610, height: 900 },
  { width: 768, height: 1024 },
  { width: 850, height: 1180 },
  { width: 960, height: 600 },
  { width: 1024, height: 768 },
  { width: 1245, height: 800 },
  { width: 1280, height: 720 },
  { width: 1366, height: 620 },
];

/** What a player cannot do without, and the least of it that may be on the screen, in pixels. */
const NEEDED = { ".board": 200, ".mat.near": 60, ".hand": 70, ".bar": 30 } as const;
/** The same held sideways, where a game with a map of both has little that is one player's own. */
const NEEDED_LOW = { ...NEEDED, ".mat.near": 35 } as const;

/** How far the page can be pushed sideways. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The width of an element that is whole on the screen; 0 of one that is not. */
async function seenWidth(element: Locator, { width }: (typeof PHONES)[0]): Promise<number> {
  const box = await element.boundingBox();
  return box === null || box.x < 0 || box.x + box.width > width ? 0 : box.width;
}

/** The height of an element's part that is on the screen; 0 where it hangs over to a side. */
async function seenOf(page: Page, selector: string, { width, height }: (typeof PHONES)[0]): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null || box.x < -1 || box.x + box.width > width + 1) return 0;
  return Math.min(box.y + box.height, height) - Math.max(box.y, 0);
}

let running: Running;
beforeAll(async () => {
  // As it is shipped: the promise of a fair shuffle has its place in the head.
  running = await run({ env: { FAIR_SHUFFLES: "true" } });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

/** Opens each menu that is seen: its panel is whole on the screen. Resolves to how many there were. */
async function openAll(page: Page, { width, height }: (typeof PHONES)[0]): Promise<number> {
  let count = 0;
  for (const menu of await page.locator("details.menu").all()) {
    const summary = menu.locator("> summary");
    if (!(await summary.isVisible())) continue;
    await summary.click();
    const { x, y, ...box } = present((await menu.locator("> div").boundingBox()) ?? undefined, "panel");
    const edges = [x, y, width - x - box.width, height - y - box.height];
    expect(Math.min(...edges), `${await menu.innerText()} at ${width}`).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Escape");
    count++;
  }
  return count;
}

async function looksWhole(page: Page, size: (typeof PHONES)[0], what: string): Promise<void> {
  expect(await overhang(page), what).toBeLessThanOrEqual(0);
  const needed = size.width < size.height ? NEEDED : NEEDED_LOW;
  for (const [selector, least] of Object.entries(needed))
    expect(await seenOf(page, selector, size), `${selector}, ${what}`).toBeGreaterThan(least);
  for (const part of await page.locator(".head > :is(.brand, .menu, button)").all())
    expect(await seenWidth(part, size), `${await part.innerText()}, ${what}`).toBeGreaterThan(8);
  const cut = await page.$eval(".phases", ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut, `the phase, ${what}`).toBeLessThanOrEqual(0);
}

/** What does not stand where it belongs whole: of the board, of the phases and of the answers. */
const hangingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const out = (parts: string, whole: string): string[] => {
      const edge = document.querySelector(whole)?.getBoundingClientRect();
      return [...document.querySelectorAll(`${parts}:not(.unseen, .unseen *, svg *, .card *)`)].flatMap(
        (part) => {
          const { left, right, top, bottom, width } = part.getBoundingClientRect();
          const isOut =
            edge === undefined ||
            Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom) > 1;
          return width > 0 && isOut ? [`${part.className} ${part.textContent}`] : [];
        },
      );
    };
    return [...out(".board *", ".board"), ...out(".phases li", ".phases"), ...out(".bar > *", ".bar")];
  });

/** What a finger may miss, as it is less than 24 px (WCAG 2.5.8) or below something else; cards lie on each other, and lists scroll. */
const smallOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Players can be aimed at only while something is aimed.
    for (const who of document.querySelectorAll<HTMLButtonElement>(".plate .who")) {
      who.disabled = false;
      who.setAttribute("data-lit", "true");
    }
    const scrolled = ".thing, .log *, .waiting *, .open *";
    const pressed = `.table :is(button:not(:disabled, ${scrolled}), summary, .head a)`;
    return [...document.querySelectorAll(pressed)].flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const isShut = part.closest("details:not([open]) > :not(summary)") !== null;
      const isScrolled = top + height > innerHeight;
      if (isShut || isScrolled || width === 0) return [];
      // A pixel less than half of it each way: edges lie between pixels.
      const ends = [
        [-11, 0],
        [11, 0],
        [0, -11],
        [0, 11],
      ];
      const found = ends.map(([x, y]) =>
        document.elementFromPoint(left + width / 2 + x, top + height / 2 + y),
      );
      const over = found.find((one) => !part.contains(one));
      return over === undefined
        ? []
        : [`${part.className} ${part.textContent}: ${width} by ${height}, ${over?.className} over it`];
    });
  });

const seen = describe.skipIf(browser === undefined);

seen("around the tables, on a phone held upright", () => {
  test("home, builder and the guides with their pictures", async () => {
    const { page, context } = await visit(browser as Browser, running.url, "Ada");
    for (const size of [...PHONES, ...SIDEWAYS]) {
      await page.setViewportSize(size);
      for (const at of ["/", "/decks/ucg", ...rulesets.map(({ id }) => `/learn/${id}`)]) {
        await page.goto(`${running.url}${at}`);
        await page.waitForSelector("main:not(.notice)");
        if (at.startsWith("/learn"))
          await page.waitForSelector(".picture .hand .thing", { state: "attached" });
        if (at === "/") await page.click(".games button");
        expect(await overhang(page), `${at} at ${size.width}`).toBeLessThanOrEqual(0);
      }
    }
    await context.close();
  });

  test.each(Object.keys(LANGUAGES))(
    "every page around the tables, and what opens on home, in %s",
    async (tag) => {
      const { page, context } = await visit(browser as Browser, running.url, "Ada");
      await page.evaluate((one) => localStorage.setItem("riposte.language", one), tag);
      for (const size of PHONES) {
        await page.setViewportSize(size);
        for (const at of ["/ladder", "/tournaments", "/account", "/operate", "/sets/ucg", "/"]) {
          await page.goto(`${running.url}${at}`);
          await page.waitForSelector("main:not(.notice)");
          await page.waitForLoadState("networkidle");
          expect(await overhang(page), `${at} at ${size.width}`).toBeLessThanOrEqual(0);
        }
        expect(await openAll(page, size)).toBeGreaterThan(1);
      }
      await context.close();
    },
  );

  test("the games to choose from, each with its name on its own card, held sideways too", async () => {
    const { page, context } = await visit(browser as Browser, running.url, "Ada");
    for (const size of [...PHONES, ...SIDEWAYS]) {
      await page.setViewportSize(size);
      const wide = await page.$$eval(".games button", (cards) =>
        cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
      );
      expect(wide, `at ${size.width}`).toEqual([]);
    }
    await context.close();
  });
});

seen("at a table", () => {
  test("all that opens, held sideways too", async () => {
    const { guests, close } = await meet(browser as Browser, running.url, "ucg");
    const [{ page }] = guests;
    for (const size of [...PHONES, ...SIDEWAYS]) {
      await page.setViewportSize(size);
      expect(await openAll(page, size)).toBeGreaterThan(4);
    }
    await page.setViewportSize(TYPED_ON);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await page.locator(".head .game").isVisible()).toBe(false);
    await close();
  });

  test.each(rulesets.map(({ id }) => id))("a table of %s", async (game) => {
    const { guests, close } = await meet(browser as Browser, running.url, game);
    const [{ page }] = guests;
    for (const tag of Object.keys(LANGUAGES)) {
      await page.evaluate((one) => localStorage.setItem("riposte.language", one), tag);
      await page.reload();
      await page.waitForSelector(".shuffle");
      for (const size of [...PHONES, ...SIDEWAYS]) {
        await page.setViewportSize(size);
        await looksWhole(page, size, `${game} in ${tag} at ${size.width}`);
        expect(await smallOf(page), `${game} in ${tag} at ${size.width}`).toEqual([]);
      }
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        expect(await overhang(page), `${game} in ${tag} at ${size.width}`).toBeLessThanOrEqual(0);
        expect(await hangingOut(page), `${game} in ${tag} at ${size.width}`).toEqual([]);
      }
    }
    await close();
  });
});
