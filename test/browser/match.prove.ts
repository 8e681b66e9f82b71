import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServerProcess } from "../server/child.ts";
import { type Running, run } from "../server/running.ts";
import { meet, openBrowser, play } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

const SEED = Number(process.env.PROVE_SEED ?? 1);

describe.skipIf(browser === undefined)("through the page alone", () => {
  let running: Running;
  beforeAll(async () => {
    running = await run();
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  // Altered ends the soonest by clicks at random; the others are played for a while.
  test.each([
    ["altered", 20_000],
    ["ucg", 60],
    ["nullshapers", 60],
    ["grand-archive", 60],
    ["crowdcontrol", 60],
  ] as const)("two browsers play a match of %s", async (ruleset, stop) => {
    const { guests, close } = await meet(browser as Browser, running.url, ruleset);
    const clicks = await play(guests, stop, SEED);
    const [end] = await Promise.all(guests.map(({ page }) => page.$(".bar.over")));
    if (end === null) expect(Math.max(...clicks)).toBe(stop);
    else expect(await end.textContent()).toMatch(/wins?|draw/);
    for (const { complaints } of guests) expect(complaints).toEqual([]);
    await close();
  });

  test("two browsers go on when the server is killed and started again under them", async () => {
    const server = await ServerProcess.prepare();
    await server.start();
    const { guests, close } = await meet(browser as Browser, server.url, "ucg");
    await play(guests, 12, 5);
    await server.end("SIGKILL");
    await Promise.all(guests.map(({ page }) => page.waitForSelector(".connection[role=alert]")));
    await server.start();
    await Promise.all(guests.map(({ page }) => page.waitForSelector(".connection", { state: "detached" })));
    expect(Math.max(...(await play(guests, 12, 7)))).toBe(12);
    for (const { complaints } of guests) expect(complaints).toEqual([]);
    await close();
    await server.remove();
  }, 600_000);
});
