/** Lessons as a stranger takes them: he reads, clicks the lit thing that he reads of, and is shown what he does not find. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LessonStep } from "../../shared/games/lesson.ts";
import { lessons } from "../lessons/play.ts";
import { type Running, run } from "../server/running.ts";
import { openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

/** Clicks after which a stranger lets himself be shown the step. */
const PATIENCE = 5;

/** What can be pointed at, and is not chosen yet. */
const LIT = '.thing[data-lit="true"], .zone[data-lit="true"] h3 button, .who[data-lit="true"]';

const said = (page: Page): Promise<string | null> => page.textContent(".coach p");

/** What the step's words speak of: names of cards in small letters, and places. */
const meantBy = ({ you }: LessonStep): readonly string[] =>
  Object.values(you ?? {})
    .flat()
    .filter((value) => typeof value === "string");

/** What he clicks next: the lit thing that he reads of, what ends his choice, else the first thing that he may. Runs in the browser. */
function next({ can, meant }: { can: string; meant: readonly string[] }): HTMLElement | null {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  const lit = seen(can).filter((one) => one.ariaPressed !== "true");
  const read = lit.find((one) => {
    // A place says what will happen there, too.
    const [called = ""] = one.textContent.split(" · ");
    const words = called.toLowerCase().replaceAll(/[ ']/g, "-");
    return meant.some((word) => word === one.dataset.name || words.includes(word));
  });
  const [end] = seen(".bar button.main:enabled");
  return read ?? end ?? lit[0] ?? seen(".bar .choices button:not(.quiet):enabled")[0] ?? null;
}

/** Clicks what is lit until the step is taken; whether it was. */
async function found(page: Page, meant: readonly string[]): Promise<boolean> {
  const step = await said(page);
  for (let clicks = 0; clicks < PATIENCE && (await said(page)) === step; clicks++) {
    const one = (await page.evaluateHandle(next, { can: LIT, meant })).asElement();
    await one?.click();
    await page.waitForTimeout(100);
  }
  return (await said(page)) !== step;
}

/** Everything that the lesson needs is on the screen. */
async function expectSeen(page: Page, { height, width }: (typeof WINDOWS)[0]): Promise<void> {
  const hand = await page.locator(".hand").first().boundingBox();
  const coach = await page.locator(".coach").boundingBox();
  expect(hand?.height).toBeGreaterThan(60);
  expect((coach?.y ?? 0) + (coach?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  // What the table cuts off makes the page no wider.
  const reaches = await page
    .locator(".adventure li, .biomes li, .plate dd, .preview > *")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ right, bottom }) => [right, bottom]),
    );
  for (const [right, bottom] of reaches) {
    expect(right).toBeLessThanOrEqual(width + 1);
    expect(bottom).toBeLessThanOrEqual(height + 1);
  }
}

describe.skipIf(browser === undefined)("a lesson", () => {
  let running: Running;
  beforeAll(async () => {
    running = await run();
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  test.each([
    [false, 0],
    [true, 1],
  ])("sends a play as its place is clicked; a second look wanted: %s", async (isWanted, looks) => {
    const { page, context, complaints } = await visit(browser as Browser, running.url, "Ada");
    const kept = JSON.stringify({ isWanted });
    await page.evaluate((text) => localStorage.setItem("riposte.secondLook", text), kept);
    await page.goto(`${running.url}/learn/lamplight/play`);
    await page.getByRole("button", { name: "Go on" }).click();
    const step = await said(page);
    await page.locator(".hand .thing[data-lit=true]").first().click();
    await page.locator(".zone[data-lit=true] h3 [data-name=zlamp4]").click();
    const confirm = page.locator(".sending .main");
    if (looks > 0) {
      await confirm.waitFor();
      expect(await said(page)).toBe(step);
      await confirm.click();
    }
    await expect.poll(() => said(page)).not.toBe(step);
    expect(complaints).toEqual([]);
    await context.close();
  });

  const all = lessons.flatMap(({ id, load }) => WINDOWS.map((size) => [id, size.width, size, load] as const));
  test.each(all)("of %s, %i pixels wide", async (game, _, size, load) => {
    const { lesson } = await load();
    const steps = lesson.steps.filter(({ id }) => id !== undefined);
    const { page, context, complaints } = await visit(browser as Browser, running.url, "Ada");
    await page.setViewportSize(size);
    await page.goto(`${running.url}/learn/${game}`);
    await page.getByRole("link", { name: "Play a first match, step by step" }).click();
    await page.waitForSelector(".coach");
    const done = { found: 0, shown: 0 };
    for (const step of steps.slice(0, -1)) {
      await expectSeen(page, size);
      const words = await said(page);
      const on = page.getByRole("button", { name: "Go on" });
      if ((await on.count()) > 0) await on.click();
      else if (await found(page, meantBy(step))) done.found++;
      else {
        await page.getByRole("button", { name: "Show me" }).click();
        done.shown++;
      }
      await expect.poll(() => said(page)).not.toBe(words);
    }
    await page.getByRole("button", { name: "Once more" }).waitFor();
    expect(done.found).toBeGreaterThan(done.shown);
    expect(await page.textContent(".log")).toContain("Ada wins");
    expect(complaints).toEqual([]);
    await context.close();
  });
});
