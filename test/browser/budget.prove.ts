import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServerProcess } from "../server/child.ts";
import { countBytes, countWork, SLOW_LINE, slowDown } from "./budget.ts";
import { CROWD } from "./crowd.ts";
import { meet, openBrowser, play, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** Bytes, of all that is fetched from an empty cache until a game can be chosen. */
const FIRST_LOAD = 250_000;

/** Things on the table. */
const BUSY = 120;

/** Drawn at least, to be measured. */
const EVENTS = 6;

describe.skipIf(browser === undefined)("the page costs little", () => {
  const sets = mkdtempSync(join(tmpdir(), "riposte-sets-"));
  let server: ServerProcess;
  beforeAll(async () => {
    writeFileSync(join(sets, "crowd.json"), JSON.stringify(CROWD));
    server = await ServerProcess.prepare({ SETS_DIR: sets, WATCH_DELAY_SECONDS: "0" });
    await server.start();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
    rmSync(sets, { recursive: true, force: true });
  });

  test("to load, from nothing to a table that can be played at, on a slow line", async () => {
    const context = await (browser as Browser).newContext();
    const page = await context.newPage();
    const bytes = await countBytes(page);
    await slowDown(page, SLOW_LINE);
    const home = await timed(async () => {
      await page.goto(server.url);
      await page.waitForSelector(".games button");
    });
    const homeBytes = bytes();
    await page.click(".games [data-game='ucg'] button");
    const table = await timed(async () => {
      await page.getByRole("button", { name: "Play a bot" }).click();
      await page.waitForSelector(".bar .choices button, .bar[data-asked='false']");
    });
    console.log(
      `first load: home ${homeBytes} bytes in ${home} ms; with the table ${bytes()} bytes, ${table} ms from the click ` +
        `(${SLOW_LINE.down / 1e6} Mbit/s, ${SLOW_LINE.latency} ms)`,
    );
    expect(homeBytes).toBeGreaterThan(50_000);
    expect(homeBytes).toBeLessThan(FIRST_LOAD);
    await context.close();
  });

  test("to draw an event, with a board full of cards", async () => {
    const { match, guests, close } = await meet(browser as Browser, server.url, "altered", CROWD.name);
    const watcher = await visit(browser as Browser, server.url, "Cyd");
    const { page } = watcher;
    await page.goto(`${server.url}/watch/${match}`);
    await page.waitForSelector(".table");
    const things = () => page.locator(".board .thing").count();
    const drawn = await countDrawn(page);
    const work = await countWork(page);
    let [events, ms] = [0, 0];
    for (let seed = 1; events < EVENTS; seed++) {
      const [board, before, spent] = [await things(), await drawn(), await work()];
      await play(guests, { stop: 1, seed });
      // What fills or clears the whole board is not what is measured.
      if (Math.abs((await things()) - board) > 10 || board < BUSY) continue;
      events += (await drawn()) - before;
      ms += (await work()) - spent;
    }
    console.log(`${(ms / events).toFixed(1)} ms of work an event drawn, on a board of ${BUSY} cards or more`);
    expect(watcher.complaints).toEqual([]);
    await watcher.context.close();
    await close();
  });
});

async function timed(act: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await act();
  return Math.round(performance.now() - begun);
}

/** Counts how often the log grows: once for each batch of events that is drawn. */
async function countDrawn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.drawn = "0";
    new MutationObserver(() => {
      root.dataset.drawn = `${Number(root.dataset.drawn) + 1}`;
    }).observe(document.querySelector(".log ol") as Element, { childList: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.drawn));
}
