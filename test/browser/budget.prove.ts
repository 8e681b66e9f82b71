import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServerProcess } from "../server/child.ts";
import { countBytes, countWork, momentOf, SLOW_LINE, slowDown } from "./budget.ts";
import { CROWD, Crowd } from "./crowd.ts";
import { openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** Bytes, of all that is fetched from an empty cache until a game is played. */
const FIRST_LOAD = 250_000;

/** Things on the table. */
const BUSY = 120;

/** Drawn, to be measured. */
const EVENTS = 7;

/** Longer than a page takes to draw what it has. */
const SETTLE_MS = 300;

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
    await page.goto(server.url);
    const home = await momentOf(page, ".games button");
    const homeBytes = bytes();
    await page.click(".games [data-game='ucg'] button");
    const clicked = await page.getByRole("button", { name: "Play a bot" }).evaluate((button: HTMLElement) => {
      const now = performance.now();
      button.click();
      return now;
    });
    const table = (await momentOf(page, ".bar .choices button, .bar[data-asked='false']")) - clicked;
    console.log(
      `first load: home ${homeBytes} bytes in ${home.toFixed()} ms; with the table ${bytes()} bytes, ${table.toFixed()} ms from the click ` +
        `(${SLOW_LINE.down / 1e6} Mbit/s, ${SLOW_LINE.latency} ms)`,
    );
    expect(homeBytes).toBeGreaterThan(50_000);
    expect(bytes()).toBeLessThan(FIRST_LOAD);
    await context.close();
  });

  test.each([
    { wanted: "reduce", how: "and nothing moves" },
    { wanted: "no-preference", how: "and what changes moves" },
  ] as const)("to draw an event, with a board full of cards, $how", async ({ wanted, how }) => {
    const { page, complaints, context } = await visit(browser as Browser, server.url, "Cyd");
    await page.emulateMedia({ reducedMotion: wanted });
    const costs: Cost[] = [];
    // One match may be over before enough was drawn, as the cards fall.
    while (costs.length < EVENTS) costs.push(...(await costsOfMatch(page, server.url)));
    const [things, ms, barely] = (["things", "ms", "barely"] as const).map((key) =>
      median(costs.map((one) => one[key])),
    );
    console.log(
      `${ms.toFixed(1)} ms of work, ${things} things touched an event, on a board of ${BUSY} or more, ${how}; ` +
        `${barely.toFixed(1)} ms for a card and a line that no script of ours puts there`,
    );
    // What stands as it stood is left alone.
    expect(things).toBeGreaterThan(0);
    expect(things).toBeLessThan(BUSY / 10);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

interface Cost {
  readonly things: number;
  readonly ms: number;
  /** Milliseconds that the browser itself takes for one card more, and one line of the log, on the same board. */
  readonly barely: number;
}

/** Watches one match fill its table; what each card cost the page that was played once it was full. */
async function costsOfMatch(page: Page, url: string): Promise<Cost[]> {
  const crowd = await Crowd.gather(url);
  await page.goto(`${url}/watch/${crowd.match}`);
  await page.waitForSelector(".table");
  const drawn = await countDrawn(page);
  const work = await countWork(page);
  const costs: Cost[] = [];
  while (!crowd.isOver && costs.length < EVENTS) {
    const name = crowd.size >= BUSY && crowd.holds("Recruit") ? "Recruit" : "Muster";
    const cost = await costOf(page, () => crowd.play(name), drawn, work);
    if (cost !== undefined && name === "Recruit")
      costs.push({ ...cost, barely: await costOfBareCard(page, work) });
  }
  await crowd.leave();
  return costs;
}

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Undefined where there was nothing to draw any more. */
async function costOf(
  page: Page,
  act: () => Promise<boolean>,
  drawn: Awaited<ReturnType<typeof countDrawn>>,
  work: Awaited<ReturnType<typeof countWork>>,
): Promise<Omit<Cost, "barely"> | undefined> {
  const [before, spent] = [await drawn(), await work()];
  if (!(await act())) return undefined;
  // The page draws when it is told, in its own time.
  while ((await drawn()).events === before.events) await page.waitForTimeout(SETTLE_MS);
  await page.waitForTimeout(SETTLE_MS);
  const [after, done] = [await drawn(), await work()];
  return { things: after.things - before.things, ms: done - spent };
}

/** Puts a copy of a card beside it, and one of a line of the log, and takes them away again when they were drawn. */
async function costOfBareCard(page: Page, work: Awaited<ReturnType<typeof countWork>>): Promise<number> {
  const spent = await work();
  const copies = await page.evaluateHandle(() => {
    const last = (selector: string) => document.querySelector(selector)?.lastElementChild as Element;
    return [last(".strip[data-crowded='true']"), last(".log ol:last-of-type")].map((element) => {
      const copy = element.cloneNode(true) as Element;
      element.after(copy);
      return copy;
    });
  });
  await page.waitForTimeout(SETTLE_MS);
  const done = await work();
  await copies.evaluate((elements) => elements.forEach((element) => void element.remove()));
  await page.waitForTimeout(SETTLE_MS);
  return done - spent;
}

/** Counts how often the log grows, once for each batch of events that is drawn, and the things touched in the page. */
async function countDrawn(page: Page): Promise<() => Promise<{ events: number; things: number }>> {
  await page.evaluate(() => {
    const counted = document.documentElement.dataset;
    Object.assign(counted, { events: "0", things: "0" });
    const thingOf = (node: Node) =>
      node instanceof Element ? (node.closest(".thing") ?? node.querySelector(".thing")) : null;
    new MutationObserver((records) => {
      const things = new Set(
        records.flatMap(({ target, addedNodes }) =>
          [...addedNodes].map(thingOf).concat(target instanceof Element ? [target.closest(".thing")] : []),
        ),
      );
      things.delete(null);
      if (records.some(({ target }) => target instanceof Element && target.closest(".log") !== null))
        counted.events = `${Number(counted.events) + 1}`;
      counted.things = `${Number(counted.things) + things.size}`;
    }).observe(document.querySelector(".table") as Element, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  return () =>
    page.evaluate(() => {
      const { events, things } = document.documentElement.dataset;
      return { events: Number(events), things: Number(things) };
    });
}
