/** A lesson says what could be done when it is asked, and its player does it by clicks alone. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, run } from "../server/running.ts";
import { openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

let running: Running;
beforeAll(async () => {
  if (browser !== undefined) running = await run();
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

const said = (page: Page): Promise<string | null> => page.textContent(".coach p");

/** Takes the steps before the one that says this. */
async function takeUpTo(page: Page, words: string): Promise<void> {
  await page.waitForSelector(".coach");
  for (let step = await said(page); !step?.includes(words); step = await said(page)) {
    await page.locator(".coach button").first().click();
    await expect.poll(() => said(page)).not.toBe(step);
  }
}

test.skipIf(browser === undefined)(
  "an agent is suggested, and goes before the sector that its player clicks",
  async () => {
    const { page, context, complaints } = await visit(browser as Browser, running.url, "Ada");
    await page.goto(`${running.url}/learn/nullshapers/play`);
    await takeUpTo(page, "biome 2");
    const step = await said(page);
    await page.locator(".suggest").click();
    await page.locator(".suggested", { hasText: "Lantern Cadet" }).waitFor();
    await page.locator(".bar .choices button", { hasText: "Advance" }).click();
    await page.locator(".near .thing[data-lit=true]").first().click();
    await page.locator(".near .zone[data-lit=true] [data-name='zsector1:0']").click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect.poll(() => said(page)).not.toBe(step);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
