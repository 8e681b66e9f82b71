import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Running, run } from "../server/running.ts";
import { seriousFaults } from "./faults.ts";
import { expectHidden } from "./hidden.ts";
import { meet, openBrowser, play } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

describe.skipIf(browser === undefined)("two browsers", () => {
  let running: Running;
  beforeAll(async () => {
    running = await run();
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  test("play through the page alone; one is loaded again, and knows no more than it may", async () => {
    const { match, guests, close } = await meet(browser as Browser, running.url, "altered");
    const [ada, bob] = guests;
    await play(guests, { stop: 40 });
    expect(await seriousFaults(ada.page)).toEqual([]);
    expect(await expectHidden(bob, ada, [], { url: running.url, match })).toBeGreaterThan(0);
    await ada.page.reload();
    await ada.page.waitForSelector(".table");
    expect(Math.max(...(await play(guests, { stop: 20, seed: 3 })))).toBe(20);
    for (const { complaints } of guests) expect(complaints).toEqual([]);
    await close();
  }, 600_000);
});
