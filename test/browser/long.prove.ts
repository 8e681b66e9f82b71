import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import { dice } from "../property/dice.ts";
import { ServerProcess } from "../server/child.ts";
import { momentOf } from "./budget.ts";
import { openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** Events after which the log has about as many lines as it keeps. */
const FULL = 800;

/** Events that a page is then told. Of 150 matches at random the shortest had 1,376. */
const MORE = 500;

/** Bytes of the page's heap for each of them: what stands on the table grows, and no more. */
const KEPT = 2_000;

/** Windows whose width the time line of a replay fills. */
const WINDOWS = [
  { width: 568, height: 320 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 610, height: 900 },
  { width: 820, height: 1180 },
  { width: 960, height: 600 },
  { width: 1280, height: 720 },
];

/** Longer than a page takes to draw what it was told last. */
const SETTLE_MS = 500;

describe.skipIf(browser === undefined)("the longest match", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.prepare({ WATCH_DELAY_SECONDS: "0" });
    await server.start();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test("leaves nothing in the page that watches it, and its replay opens", async () => {
    const pair = await sitDown(server.url);
    const { page, complaints, context } = await visit(browser as Browser, server.url, "Cyd");
    await page.goto(`${server.url}/watch/${pair.match}`);
    await page.waitForSelector(".table");
    const random = dice(5);
    await pair.playTo(FULL, random);
    const before = await heldBy(page);
    await pair.playTo(FULL + MORE, random);
    const after = await heldBy(page);
    expect(pair.told).toBeGreaterThan(FULL + MORE / 2);
    expect(after.gone).toBeLessThanOrEqual(before.gone + 50);
    expect(after.heap - before.heap).toBeLessThan(KEPT * MORE);
    await pair.playTo(Number.POSITIVE_INFINITY, random);
    const share = await pair.share();
    await page.goto(`${server.url}/replay/${pair.match}?share=${share}&at=${pair.told}`);
    const stood = await momentOf(page, ".table .timeline");
    console.log(
      `${MORE} events: ${after.heap - before.heap} bytes, ${after.gone - before.gone} nodes that are gone; ` +
        `a replay of ${pair.told} events: ${stood.toFixed()} ms until it stands`,
    );
    // The sides that come after the first.
    for (const side of ["Ada", "Bob"])
      await page.locator(".timeline option", { hasText: side }).waitFor({ state: "attached" });
    for (const tag of Object.keys(LANGUAGES)) {
      await page.evaluate((one) => localStorage.setItem("riposte.language", one), tag);
      await page.reload();
      await page.waitForSelector(`html[lang="${tag}"] .timeline`);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        expect(await cutOf(page), `${tag} ${size.width}`).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** What of the time line is not whole on the screen, or has more lines than one. */
const cutOf = (page: Page): Promise<string[]> =>
  page.locator(".timeline > *").evaluateAll((all) => {
    const heights = all.filter(({ tagName }) => tagName === "BUTTON").map(({ clientHeight }) => clientHeight);
    const isCut = (one: Element): boolean => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return (
        left < 0 || right > innerWidth || bottom > innerHeight || one.clientHeight > Math.min(...heights) + 10
      );
    };
    return all.filter(isCut).map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  });

/** Two at a match of Nullshapers, the game with the most events, who play at random. */
async function sitDown(url: string) {
  const [ada, bob] = [new Riposte(url), new Riposte(url)];
  const players = [await ada.session("Ada"), await bob.session("Bob")];
  const decks = ["solar-vanguard", "undertow-syndicate"].map((deck) => ({ set: "starter", deck }));
  const seats = players.map(({ player }) => player.id);
  const { id: match } = await ada.createMatch({ ruleset: "nullshapers", decks, seats });
  const [first, second]: MatchClient[] = [await ada.join(match), await bob.join(match)];
  return {
    match,
    get told(): number {
      return first.lastEvent ?? 0;
    },
    share: () => ada.shareReplay(match),
    /** Until the first has been told so many events, or the match is over. */
    async playTo(events: number, random: (n: number) => number): Promise<void> {
      while (first.table.view.over === null && (first.lastEvent ?? 0) < events) {
        const seat = [first, second].find((one) => one.options().length > 0);
        const intent = seat && (await sampleIntent(seat, random));
        if (intent !== undefined) await seat?.submit(intent);
        else await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
  };
}

/** Bytes of the heap once all garbage is gone, and nodes that are held and stand in no document. */
async function heldBy(page: Page): Promise<{ heap: number; gone: number }> {
  await page.waitForTimeout(SETTLE_MS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  // What is let go of in one round may let go of others.
  for (let round = 0; round < 3; round++) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  await cdp.detach();
  const metric = (what: string) => metrics.find(({ name }) => name === what)?.value ?? 0;
  const standing = await page.evaluate(() => {
    const walk = document.createTreeWalker(document);
    let nodes = 1;
    while (walk.nextNode() !== null) nodes++;
    return nodes;
  });
  return { heap: metric("JSHeapUsedSize"), gone: metric("Nodes") - standing };
}
