/** Who makes cards sees them drawn, with what is wrong with them, and plays them at a table of his own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { games } from "../../shared/games/index.ts";
import { type Running, run } from "../server/running.ts";
import { seriousFaults } from "./faults.ts";
import { openBrowser } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

const card = (id: string, type: string, more: object = {}) => ({ id, name: `My ${id}`, type, ...more });

const RUNNER = card("runner", "character", { cost: 0, combat: 2 });

const set = (...cards: object[]) =>
  JSON.stringify({ id: "mine", ruleset: "ucg", name: "Mine", cards }, null, 2);

const FAULTY = set(card("well", "resource"), { ...RUNNER, type: "charakter" });

const SIZES = [
  ["a desk", 1440, 900],
  ["a phone", 390, 844],
] as const;

const seen = test.skipIf(browser === undefined);

let running: Running;
let folder: string;
let file: string;
beforeAll(async () => {
  if (browser === undefined) return;
  folder = mkdtempSync(join(tmpdir(), "riposte-cards-"));
  file = join(folder, "mine.json");
  writeFileSync(file, set(RUNNER));
  running = await run({ development: { files: [file] } });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await running?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** The page of a game at a size, and what its browser complained of. */
async function open(game: string, width = 1440, height = 900) {
  const viewport = { width, height };
  const context = await (browser as Browser).newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(`${running.url}/cards/${game}`);
  await page.waitForSelector(".shelf li");
  const close = async () => {
    expect(complaints).toEqual([]);
    await context.close();
  };
  return { page, close };
}

describe.each(SIZES)("by keyboard on %s", (_, width, height) => {
  seen("a file is dropped and mended, its card put down, played and taken back", async () => {
    const { page, close } = await open("ucg", width, height);
    await drop(page, FAULTY);
    await mend(page);
    await page.getByRole("button", { name: "Put My runner on the table" }).press("Enter");
    await page.waitForSelector(".table");
    // Both hands lie open.
    expect(await page.locator(".hand").count()).toBe(2);
    expect(await page.locator(".hand .card.back").count()).toBe(0);
    await page.getByRole("button", { name: "Put it there" }).press("Enter");
    await thing(page, "hand").waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await playAndUndo(page);
    await close();
  });
});

/** The problem stands at its line, with what is meant, and the other card is drawn all the same. */
async function mend(page: Page): Promise<void> {
  const line = FAULTY.split("\n").findIndex((one) => one.includes("charakter")) + 1;
  const problem = page.getByRole("button", { name: `Line ${line}:` });
  await problem.waitFor();
  expect(await problem.textContent()).toContain('did you mean "character"');
  expect(await page.locator(".numbers [data-faulty=true]").allTextContents()).toEqual([`${line}`]);
  expect(await page.locator(".beside").textContent()).toContain('did you mean "character"');
  expect(await drawn(page)).toEqual(["well"]);
  expect(await seriousFaults(page)).toEqual([]);
  await problem.press("Enter");
  expect(await chosenText(page)).toContain("charakter");
  await page.keyboard.insertText('"type": "character",');
  await page.waitForSelector(".judgement[data-legal=true]");
  expect(await drawn(page)).toEqual(["well", "runner"]);
}

/** The card is played by the rules, the last decision taken back, then all of them up to where it was in the hand. */
async function playAndUndo(page: Page): Promise<void> {
  await letPass(page, async () => (await playable(page).count()) > 0);
  const [decision, phase] = [await decisions(page).inputValue(), await phaseOf(page)];
  await playable(page).press("Enter");
  await letPass(page, async () => (await thing(page, "mat").count()) > 0);
  const last = Number(await decisions(page).inputValue());
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(() => decisions(page).inputValue()).toBe(`${last - 1}`);
  await decisions(page).selectOption(decision);
  await thing(page, "hand").waitFor();
  expect(await thing(page, "mat").count()).toBe(0);
  expect(await phaseOf(page)).toBe(phase);
}

seen(
  "a card is put into any zone, and a file that changes is read again while its match goes on",
  async () => {
    const { page, close } = await open("ucg");
    await page.getByRole("button", { name: "Put My runner on the table" }).click();
    await page.getByLabel("Zone", { exact: true }).selectOption("active");
    await page.getByLabel("For", { exact: true }).first().selectOption("1");
    await page.getByRole("button", { name: "Put it there" }).click();
    await page.locator("[data-zone='active:1'] .thing", { hasText: "My runner" }).waitFor();
    writeFileSync(file, set({ ...RUNNER, name: "Your runner" }));
    await page.waitForSelector("text=The set has changed; this match goes on");
    expect(await page.locator(".mat >> text=My runner").count()).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Back to the cards" }).click();
    await page.waitForSelector(".shelf >> text=Your runner");
    writeFileSync(file, set({ ...RUNNER, name: "Their runner" }));
    await page.waitForSelector(".shelf >> text=Their runner");
    await close();
  },
);

describe.each(games.map(({ rules }) => rules.id))("%s", (game) => {
  seen("is drawn and laid out", async () => {
    const { page, close } = await open(game);
    const text = readFileSync(new URL(`../../shared/sets/${game}/starter.json`, import.meta.url), "utf8");
    await paste(page, text);
    await page.waitForSelector(".judgement[data-legal=true]");
    // The judgement of the set before it stands until this one's comes.
    await expect.poll(async () => (await drawn(page)).length).toBe(JSON.parse(text).cards.length);
    await page.getByRole("button", { name: "Play with them" }).click();
    await page.waitForSelector(`.table[data-game='${game}'] .hand .thing`);
    expect(await seriousFaults(page)).toEqual([]);
    await close();
  });
});

seen("only a development server has it", async () => {
  const other = await run();
  expect((await fetch(`${other.url}/cards/ucg`)).status).toBe(404);
  expect((await fetch(`${other.url}/dev/sets/ucg`)).status).toBe(404);
  await other.stop();
});

/** Drops a file with this text onto the page. */
async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const made = new DataTransfer();
    made.items.add(new File([content], "mine.json", { type: "application/json" }));
    return made;
  }, text);
  await page.dispatchEvent(".workshop", "drop", { dataTransfer: data });
}

/** Pastes a text in the place of all that is there. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator(".sheet textarea").evaluate((area: HTMLTextAreaElement, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", content);
    area.select();
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const drawn = (page: Page): Promise<(string | null)[]> =>
  page.locator(".shelf li").evaluateAll((all) => all.map((one) => one.getAttribute("data-card")));

const chosenText = (page: Page): Promise<string> =>
  page.locator(".sheet textarea").evaluate((area: HTMLTextAreaElement) => {
    return area.value.slice(area.selectionStart, area.selectionEnd);
  });

const thing = (page: Page, where: string) => page.locator(`.${where} button.thing:has-text("My runner")`);

/** The card in the hand, while it may be played. */
const playable = (page: Page) => page.locator(".hand button.thing[data-lit=true]:has-text('My runner')");

/** The number of the decision that is due; the ones before it can be gone back to. */
const decisions = (page: Page) => page.getByLabel("Back to decision");

const phaseOf = (page: Page): Promise<string | null> => page.locator(".phases [aria-current]").textContent();

/** Whoever is asked passes, or says the first that he may, until it is so. */
const letPass = (page: Page, isSo: () => Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(
    async () => {
      if (await isSo()) return true;
      const answers = page.locator(".bar .choices button:not(.quiet):not(:disabled)");
      await answers
        .last()
        .click({ timeout: 1_000 })
        .catch(() => {});
      return false;
    },
    { timeout: 30_000, interval: 100 },
  );
