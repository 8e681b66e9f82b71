import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Running, run } from "../server/running.ts";
import { seriousFaults } from "./faults.ts";
import { enterByKeyboard, playByKeyboard } from "./keyboard.ts";
import { openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

describe.skipIf(browser === undefined)("everybody can use the page", () => {
  let running: Running;
  beforeAll(async () => {
    running = await run({ env: { AUTO_PASS_MS: "0-1" } });
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  test.each([
    ["ucg", "Universal Card Game"],
    ["altered", "Altered"],
  ])("%s is chosen and played by keyboard alone", async (ruleset, name) => {
    const ada = await visit(browser as Browser, running.url, "Ada");
    await enterByKeyboard(ada.page, new RegExp(`^${name}`));
    await ada.page.waitForSelector(".setup .decks button");
    await enterByKeyboard(ada.page, /^Play a bot$/);
    await ada.page.waitForSelector(`.table[data-game='${ruleset}']`);
    const act = /Ada (plays|lays|sends|attacks)/;
    await playByKeyboard(ada.page, act);
    expect(await ada.page.textContent(".log")).toMatch(act);
    expect(ada.complaints).toEqual([]);
    await ada.context.close();
  });

  test("no page has a serious fault", async () => {
    const { page, context, complaints } = await visit(browser as Browser, running.url, "Ada");
    const expectSound = async (selector: string) => {
      await page.waitForSelector(selector);
      expect(await seriousFaults(page)).toEqual([]);
    };
    await page.click(".games [data-game='nullshapers'] button");
    await expectSound(".setup .decks button");
    await page.getByRole("link", { name: "How to play" }).click();
    await expectSound(".guide section:nth-of-type(3)");
    expect(await page.textContent(".guide")).toMatch(/Speed decides .*Can be defended against only/s);
    await page.goBack();
    await page.click(".games [data-game='nullshapers'] button");
    await page.getByRole("link", { name: "Build a deck" }).click();
    await expectSound(".builder .shelf li");
    await page.goBack();
    await page.click(".games [data-game='nullshapers'] button");
    await page.getByRole("button", { name: "Invite a friend" }).click();
    await expectSound(".room .seats");
    await page.goto(running.url);
    await page.click(".games [data-game='nullshapers'] button");
    await page.getByRole("button", { name: "Play a bot" }).click();
    await expectSound(".table .hand .thing");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByText("Take back, draw, concede").click();
    await expectSound(".concede");
    await page.getByRole("button", { name: "Concede" }).click();
    await expectSound(".bar.over");
    await page.getByRole("link", { name: "Watch again" }).click();
    await expectSound(".timeline");
    expect(complaints).toEqual([]);
    await context.close();
  });
});
