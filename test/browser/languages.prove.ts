/** A page in another language says no word of English: each of its words is one of the language's own, or a name. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import { rulesets } from "../../shared/games/index.ts";
import { type Running, run } from "../server/running.ts";
import { setsOf } from "../sets/texts.ts";
import { openBrowser, play, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** Those that leave nothing of a game to English (test/web/languages.test.ts). */
const WHOLE = ["fr"];

/** Clicks, after which most of what a table says has been said. */
const CLICKS = 12;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** What is called so in every language. */
const NAMES = ["Riposte", "Ada", "Esc", ...Object.values(LANGUAGES).map(({ name }) => name)];

/** Cards, decks, sets and their codes, as their author called them. */
const namesOfGames = (): string[] =>
  rulesets.flatMap((game) =>
    setsOf(game).flatMap(([, { name, cards, decks = [], look }]) => [
      name,
      look?.code ?? "",
      ...[...cards, ...decks].map((one) => one.name),
    ]),
  );

/** Every word that the language has, and every name. */
async function vocabulary(tag: string): Promise<Set<string>> {
  const { words, told, toldOf, refused, refusedOf, gameOf } = await LANGUAGES[tag].load();
  const parts = await Promise.all(
    Object.values(gameOf).flatMap(({ guide, lessonTexts, cards }) => [guide?.(), lessonTexts?.(), cards?.()]),
  );
  const spoken = [words, told, toldOf, refused, refusedOf, ...parts];
  return new Set(textsIn(spoken).concat(NAMES, namesOfGames()).flatMap(wordsIn));
}

/** Every text of a value, however deep; keys are not said. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** All that the page says: what is seen, and what is read to who does not see it. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null)
      if (texts.currentNode.parentElement?.closest("script, style") === null)
        said.push(texts.currentNode.textContent ?? "");
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      for (const one of document.querySelectorAll(`[${name}]:not([title^="g:"])`))
        said.push(one.getAttribute(name) ?? "");
    return said;
  });

let running: Running;
beforeAll(async () => {
  running = await run({ env: { AUTO_PASS_MS: "0-1" } });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

const cases = WHOLE.flatMap((tag) => rulesets.map(({ id }) => [id, tag] as const));

test.skipIf(browser === undefined).each(cases)(
  "no word of English stands on the pages of %s in %s",
  async (id, tag) => {
    const known = await vocabulary(tag);
    const { words } = await LANGUAGES[tag].load();
    const guest = await visit(browser as Browser, running.url, "Ada");
    const { page } = guest;
    page.on("dialog", (dialog) => void dialog.accept());
    const strange = new Map<string, string>();
    let looked = 0;
    const look = async (where: string): Promise<void> => {
      for (const text of await saidOn(page))
        for (const word of wordsIn(text)) {
          looked++;
          if (!known.has(word)) strange.set(word, `${where}: ${text.trim().slice(0, 120)}`);
        }
    };
    const open = async (path: string, shown: string): Promise<void> => {
      await page.goto(`${running.url}${path}`);
      await page.waitForSelector(shown);
      // The words of cards come in a file of their own.
      await page.waitForLoadState("networkidle");
      await look(path);
    };
    await page.evaluate((one) => localStorage.setItem("riposte.language", one), tag);
    await open("/account", "main");
    await open(`/learn/${id}`, ".guide dl:not(.gauges)");
    await open(`/learn/${id}/play`, ".coach p");
    await open(`/sets/${id}`, "main h1");
    await open(`/decks/${id}`, ".shelf li");
    await open("/", ".games button");
    await page.click(`.games [data-game='${id}'] button`);
    await page.waitForSelector(".decks button");
    await page.waitForLoadState("networkidle");
    await look("home");
    await page.getByRole("button", { name: words["home.bot"] ?? "", exact: true }).click();
    await page.waitForSelector(".table .bar");
    await play([guest], { seed: 7, stop: CLICKS });
    await page.evaluate(() => {
      for (const menu of document.querySelectorAll("details")) menu.open = true;
    });
    await look("in play");
    if ((await page.locator(".bar.over").count()) === 0) await page.locator("button.concede").click();
    await page.waitForSelector(".bar.over, .result");
    await look("the result");
    expect(Object.fromEntries(strange)).toEqual({});
    expect(looked).toBeGreaterThan(1000);
    await guest.context.close();
  },
);
