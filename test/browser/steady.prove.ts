/** What a player reads and points at stays where it is while the match goes on, and nothing lies over it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { type Running, run } from "../server/running.ts";
import { type Guest, openBrowser, play, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

/** Those in which a large card has room beside what may be pointed at. */
const WIDE = [{ width: 3840, height: 2160 }, ...WINDOWS.slice(0, 2)];

const seen = test.skipIf(browser === undefined);

let running: Running;
beforeAll(async () => {
  if (browser !== undefined) running = await run({ env: { AUTO_PASS_MS: "0-1" } });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

const games = rulesets.map(({ id }) => id);

/** A guest at a table of the game, against a bot. */
async function begun(game: string): Promise<Guest> {
  const ada = await visit(browser as Browser, running.url, "Ada");
  await again(ada.page, game);
  return ada;
}

async function again(page: Page, game: string): Promise<void> {
  await page.goto(running.url);
  await page.click(`.games [data-game='${game}'] button`);
  await page.getByRole("button", { name: "Play a bot" }).click();
  await page.waitForSelector(".table .hand .thing");
}

const isOver = async (page: Page) => (await page.locator(".bar.over").count()) > 0;

/** Runs in the browser: writes down each place that the bar and the hand have had, and what there was to choose from and was cut off. */
function watchPlaces(): void {
  const places: Record<string, string[]> = { cut: [] };
  const note = () => {
    // It is scrolled up and down alone.
    const open = document.querySelector(".chooser .open")?.getBoundingClientRect();
    for (const choice of document.querySelectorAll(".chooser .open button"))
      if (choice.getBoundingClientRect().left < (open?.left ?? 0)) places.cut = [choice.textContent ?? ""];
    for (const part of [".bar:not(.over)", ".hand"]) {
      const box = document.querySelector(part)?.getBoundingClientRect();
      const at = `${box?.top}+${box?.height}`;
      if (box !== undefined && !places[part]?.includes(at)) places[part] = [...(places[part] ?? []), at];
    }
    document.documentElement.dataset.places = JSON.stringify(places);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  note();
}

const placesOf = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.places ?? "{}"));

seen.each(games)("bar and hand of %s stay where they are, whatever is asked", async (game) => {
  const ada = await begun(game);
  const { page } = ada;
  for (const [n, size] of WINDOWS.entries()) {
    await page.setViewportSize(size);
    if (n > 0) await again(page, game);
    await page.waitForSelector(".bar:not(.over)");
    await page.evaluate(watchPlaces);
    await play([ada], { seed: n + 1, stop: 15 });
    const { cut, ...places } = await placesOf(page);
    expect(cut, `at ${size.width}`).toEqual([]);
    expect(Object.keys(places).length, `${size.width}`).toBe(2);
    for (const [part, had] of Object.entries(places)) expect(had, `${part} at ${size.width}`).toHaveLength(1);
  }
  expect(ada.complaints).toEqual([]);
  await ada.context.close();
});

/** Runs in the browser: looks at each card that is seen, and tells what its large picture lies over or cuts off. */
async function lookAtEach(): Promise<{ looked: number; faults: string[] }> {
  /** The share of its height by which a letter's box, which is not its ink, may reach out of its line. */
  const GLYPH = 0.25;
  const isCut = (text: Element) =>
    text.scrollHeight > text.clientHeight + GLYPH * Number.parseFloat(getComputedStyle(text).fontSize);
  const faults: string[] = [];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isOn = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  let looked = 0;
  for (const thing of document.querySelectorAll<HTMLElement>(".board button.thing")) {
    thing.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const preview = document.querySelector(".preview");
    const name = thing.textContent;
    if (preview !== null) {
      looked++;
      const own = boxOf(preview);
      for (const lit of document.querySelectorAll(".table [data-lit='true'], .bar"))
        if (isOn(own, boxOf(lit))) faults.push(`${name} lies over ${lit.textContent}`);
      if (own.top < 0 || own.left < 0 || own.bottom > innerHeight || own.right > innerWidth)
        faults.push(`${name} hangs out of the window`);
      for (const text of preview.querySelectorAll(".name, .text, dl"))
        if (isCut(text)) faults.push(`${name} is cut off: ${text.textContent}`);
      const texts = [...preview.querySelectorAll(".text > span, .name, .line, .marks i")].map(boxOf);
      for (const badge of preview.querySelectorAll(".stat, .cost b"))
        if (texts.some((text) => isOn(boxOf(badge), text))) faults.push(`${name}: a number lies on its text`);
    }
    thing.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
  }
  return { looked, faults };
}

seen.each(games)(
  "a large card of %s covers nothing that may be pointed at, nor its own text",
  async (game) => {
    const ada = await begun(game);
    const { page } = ada;
    let count = 0;
    for (let seed = 1; seed < 5; seed++) {
      await play([ada], { seed, stop: 6 });
      if (await isOver(page)) await again(page, game);
      for (const size of WIDE) {
        await page.setViewportSize(size);
        const { looked, faults } = await page.evaluate(lookAtEach);
        count += looked;
        expect(faults, `${game} at ${size.width}`).toEqual([]);
      }
    }
    expect(count).toBeGreaterThan(20);
    expect(ada.complaints).toEqual([]);
    await ada.context.close();
  },
);

/** Runs in the browser: the middle of each lit place, and whether a pointer there finds the place, or what is lit in it. */
function litPlaces(): { x: number; y: number; isFound: boolean; says: string }[] {
  return [...document.querySelectorAll<HTMLElement>(".zone[data-lit='true'], button.slot")].map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const found = document.elementFromPoint(middle.x, middle.y)?.closest<HTMLElement>("button");
    const isFound = found !== null && found !== undefined && place.contains(found);
    return { ...middle, isFound, says: place.textContent ?? "" };
  });
}

/** Runs in the browser: tells the hand to stop as soon as places are lit. */
function stopWhereLit(): void {
  new MutationObserver(() => {
    if (document.querySelectorAll(".zone[data-lit='true'], button.slot").length > 1)
      document.documentElement.dataset.hands = "down";
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** Longer than a server takes to answer a click. */
const SETTLE_MS = 300;

/** After so many plays another match is begun. */
const PLAYS = 15;

/** Plays until places are lit; a new match where one is over. */
async function untilPlacesAreLit(ada: Guest, game: string) {
  for (let seed = 1; ; seed++) {
    if (await isOver(ada.page)) await again(ada.page, game);
    await ada.page.evaluate(stopWhereLit);
    await play([ada], { seed, stop: 100 });
    // The hand's last click may have been the answer.
    await ada.page.waitForTimeout(SETTLE_MS);
    const places = await ada.page.evaluate(litPlaces);
    if (places.length > 1) return places;
  }
}

/** Nullshapers asks for one biome too seldom to wait for it: test/web/places.test.ts has its places. */
const WITH_PLACES = ["crowdcontrol", "altered", "lamplight"];

seen.each(WITH_PLACES)("a place of %s is chosen by a click on the place itself", async (game) => {
  const ada = await begun(game);
  const { page } = ada;
  for (let times = 0; times < 3; times++) {
    const places = await untilPlacesAreLit(ada, game);
    expect(places.filter(({ isFound }) => !isFound)).toEqual([]);
    const [place] = places;
    const bar = page.locator(".bar");
    const before = await bar.textContent();
    await page.mouse.click(place.x, place.y);
    await expect.poll(() => bar.textContent()).not.toBe(before);
  }
  expect(ada.complaints).toEqual([]);
  await ada.context.close();
});

seen("an entity of CrowdControl is dragged onto its lane, and is there", async () => {
  const ada = await begun("crowdcontrol");
  const { page } = ada;
  const entity = page.locator(".hand .thing[data-lit='true']:has([data-kind='being'])").first();
  // Lit in a choice that is open it is a target, and nothing to be played.
  const asked = page.locator(".chooser");
  for (let seed = 1; (await entity.count()) === 0 || (await asked.count()) > 0; seed++) {
    // What a match has come to may want no entity for long.
    if ((await isOver(page)) || seed % PLAYS === 0) await again(page, "crowdcontrol");
    await play([ada], { seed, stop: 1 });
    // The server says what the click still lacks: only then is there something to undo.
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press("Escape");
  }
  const lane = page.locator(".near [data-zone^='attack:']");
  const were = await lane.locator(".thing").count();
  const [from, to] = [await entity.boundingBox(), await lane.boundingBox()];
  if (from === null || to === null) throw new Error("nothing to drag");
  await page.mouse.move(from.x + from.width / 3, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => lane.locator(".thing").count()).toBe(were + 1);
  expect(ada.complaints).toEqual([]);
  await ada.context.close();
});

seen("a pile is closed by Escape and by a click outside, and by neither is anything else", async () => {
  const ada = await begun("ucg");
  const { page } = ada;
  const pile = page.locator(".near .pile .top").first();
  let seed = 1;
  const opened = page.locator(".spread");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 300),
    () => pile.click(),
    () => opened.getByRole("button", { name: "Close" }).click(),
  ]) {
    // The bot plays on, and may empty it, under the hand of who clicks too.
    const isClicked = () =>
      pile.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    for (; (await pile.count()) === 0 || !(await isClicked()); seed++) {
      if (await isOver(page)) await again(page, "ucg");
      await play([ada], { seed, stop: 10 });
    }
    await opened.waitFor();
    // A click within it, beside its cards, leaves it open.
    await opened.locator("strong").click();
    expect(await opened.count()).toBe(1);
    await close();
    await opened.waitFor({ state: "detached" });
  }
  expect(ada.complaints).toEqual([]);
  await ada.context.close();
});
