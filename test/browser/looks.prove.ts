/** How the table looks: cards are of one size on both sides, and as large as the window has room for. */
import type { Browser, Page, WebSocket } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte } from "../../shared/client/index.ts";
import { rulesets } from "../../shared/games/index.ts";
import { type Running, run } from "../server/running.ts";
import { seriousFaults } from "./faults.ts";
import { openBrowser, play, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 3840, height: 2160 },
];

/** Pixels that rounding may cost. */
const ROUNDING = 1.5;

/** Of the window's height, the least that a card of the hand has. */
const HAND_SHARE = 0.12;

/** The heights of the cards that lie in zones of this name, by side. */
const heights = (page: Page): Promise<{ zone: string; near: boolean; height: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".mat .row .zone .holder")].map((holder) => ({
      zone: holder.closest<HTMLElement>(".zone")?.dataset.zone?.replace(/:\d+$/, "") ?? "",
      near: holder.closest(".near") !== null,
      height: holder.offsetHeight,
    })),
  );

/** How much cards of one zone differ between the sides, and how many zones have cards on both. */
async function differenceOf(page: Page): Promise<{ most: number; compared: number }> {
  const all = await heights(page);
  const differences = all.flatMap((one) =>
    one.near
      ? all
          .filter(({ near, zone }) => !near && zone === one.zone)
          .map(({ height }) => Math.abs(height - one.height))
      : [],
  );
  return { most: Math.max(0, ...differences), compared: differences.length };
}

/** Longer than a bot plays on by itself, on a slow machine too. */
const GONE_MS = 60_000;

/** The next match against the same bot, on the same page. */
async function playAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForSelector(".bar:not(.over)");
}

/** Counts what is moved by script from now on; of all that is, only what needs no layout may be moved. */
async function countMotions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    const counted = document.documentElement.dataset;
    Element.prototype.animate = function (frames, options) {
      // Anything else is drawn by the page's own thread, at every frame.
      for (const key of (frames as Keyframe[]).flatMap((frame) => Object.keys(frame)))
        if (!["transform", "opacity", "offset"].includes(key)) throw new Error(`moves ${key}`);
      counted.motions = String(Number(counted.motions ?? 0) + 1);
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.motions ?? 0));
}

const seen = test.skipIf(browser === undefined);

let running: Running;
beforeAll(async () => {
  if (browser !== undefined) running = await run({ env: { AUTO_PASS_MS: "0-1", WATCH_DELAY_SECONDS: "0" } });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

/** A guest at a table of the game, against a bot, once cards of both lie on it. */
async function begun(game: string) {
  const ada = await visit(browser as Browser, running.url, "Ada");
  await ada.page.click(`.games [data-game='${game}'] button`);
  await ada.page.getByRole("button", { name: "Play a bot" }).click();
  await ada.page.waitForSelector(".table .hand .thing");
  return ada;
}

// The lamps of Lamplight are neither side's.
seen.each(rulesets.map(({ id }) => id).filter((id) => id !== "lamplight"))(
  "cards of both sides of %s are of one size, in small and large windows",
  async (game) => {
    const ada = await begun(game);
    let compared = 0;
    const late = performance.now() + GONE_MS;
    for (let seed = 1; compared === 0 && performance.now() < late; seed++) {
      await play([ada], { seed, stop: 12 });
      ({ compared } = await differenceOf(ada.page));
    }
    expect(compared).toBeGreaterThan(0);
    for (const size of WINDOWS) {
      await ada.page.setViewportSize(size);
      // A card that was on its way is measured again where it lies.
      await expect
        .poll(async () => (await differenceOf(ada.page)).most, { message: `${game} at ${size.width}` })
        .toBeLessThan(ROUNDING);
      const hand = await ada.page.locator(".hand").boundingBox();
      expect(hand?.height, `the hand at ${size.width}`).toBeGreaterThan(size.height * HAND_SHARE);
    }
    await ada.context.close();
  },
);

seen("themes, contrast and the size of cards are kept, and each can be read everywhere", async () => {
  const ada = await begun("nullshapers");
  const { page, complaints, context } = ada;
  const heightOfHand = async () => (await page.locator(".hand").boundingBox())?.height ?? 0;
  const usual = await heightOfHand();
  await page.getByLabel("Looks").click();
  await page.getByLabel("Cards").selectOption("Large");
  expect(await heightOfHand()).toBeGreaterThan(usual);
  for (const theme of ["Light", "Dark"]) {
    await page.getByLabel("Theme").selectOption(theme);
    for (const contrast of [true, false]) {
      await page.getByLabel("High contrast").setChecked(contrast);
      expect(await seriousFaults(page), `${theme}, contrast ${contrast}`).toEqual([]);
    }
  }
  await page.getByLabel("Theme").selectOption("Light");
  for (const address of ["/", "/decks/ucg", "/learn/altered"]) {
    await page.goto(`${running.url}${address}`);
    await page.waitForSelector("main:not(.notice)");
    if (address === "/") await page.click(".games button");
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
    expect(await seriousFaults(page), address).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

seen("changes are seen, are gone after a while, and do not move where no motion is wanted", async () => {
  const ada = await begun("crowdcontrol");
  const { page, context } = ada;
  const motions = await countMotions(page);
  await play([ada], { stop: 20 });
  expect(await motions()).toBe(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (let seed = 1; (await motions()) === 0; seed++) {
    // Where nothing moves in any match, the test's own time is up.
    if ((await page.locator(".bar.over").count()) > 0) await playAgain(page);
    await play([ada], { seed, stop: 12 });
  }
  // The bot may play on meanwhile, and each of its changes is seen for a while.
  await expect.poll(() => page.locator(".ghost, .change").count(), { timeout: GONE_MS }).toBe(0);
  expect(ada.complaints).toEqual([]);
  await context.close();
});

seen(
  "the end is a screen: who won, what decided it, each side's numbers; the table is behind it",
  async () => {
    const ada = await begun("crowdcontrol");
    const { page, complaints, context } = ada;
    await play([ada], { stop: 6 });
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByText("Take back, draw, concede").click();
    await page.getByRole("button", { name: "Concede" }).click();
    const result = page.locator(".result");
    await result.getByRole("heading", { name: "Defeat" }).waitFor();
    expect(await result.locator("ol li").count()).toBeGreaterThan(0);
    expect(await result.getByRole("row", { name: /^Deck \d+ \d+$/ }).count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Play again" }).waitFor();
    await result.getByRole("button", { name: "See the table" }).press("Enter");
    await result.waitFor({ state: "detached" });

    await page.goto(running.url);
    const next = page.getByRole("region", { name: "Learn next" });
    await page.getByRole("region", { name: "Played" }).waitFor();
    expect(await next.locator("li").count()).toBeGreaterThan(0);
    // What was played need not be learnt.
    expect(await next.locator("[data-game='crowdcontrol']").count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** The sockets that a page has open. */
function socketsOf(page: Page): ReadonlySet<WebSocket> {
  const open = new Set<WebSocket>();
  page.on("websocket", (socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
  });
  return open;
}

/** Runs in the browser: the tab goes behind others, or comes to the front. */
function turn(state: string): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  document.dispatchEvent(new Event("visibilitychange"));
}

seen(
  "a live match is a small board on the first page, which changes as it is played, and is not watched in a tab behind others",
  async () => {
    const guests = ["Ada", "Cyd"].map((name) => visit(browser as Browser, running.url, name));
    const [ada, cyd] = await Promise.all(guests);
    const riposte = new Riposte(running.url);
    riposte.resume(ada.session);
    const set = (await riposte.sets()).find((one) => one.id === "starter" && one.ruleset === "crowdcontrol");
    const deck = { set: "starter", deck: set?.decks[0].id ?? "" };
    const { id } = await riposte.tables.create({
      ruleset: "crowdcontrol",
      access: "public",
      deck,
      bots: [{ bot: "greedy", deck }],
    });
    const { games } = await riposte.tables.ready(id);
    await ada.page.goto(`${running.url}/match/${games[0].match}`);
    await ada.page.waitForSelector(".table .hand .thing");
    const board = cyd.page.getByRole("region", { name: "Being played now" }).locator(".small-board").first();
    const sockets = socketsOf(cyd.page);
    await cyd.page.reload();
    await board.waitFor();
    const watched = sockets.size;
    await cyd.page.evaluate(turn, "hidden");
    await expect.poll(() => sockets.size).toBeLessThan(watched);
    await cyd.page.evaluate(turn, "visible");
    await expect.poll(() => sockets.size).toBe(watched);
    const before = await board.locator("i").count();
    for (let seed = 1; (await board.locator("i").count()) <= before; seed++)
      await play([ada], { seed, stop: 6 });
    for (const { complaints, context } of [ada, cyd]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);
