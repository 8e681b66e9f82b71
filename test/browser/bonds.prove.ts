/** A challenge from a profile to the match, following and blocking, in real browsers. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Running, run } from "../server/running.ts";
import { press, withAccount } from "./account-pages.ts";
import { openBrowser } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

describe.skipIf(browser === undefined)("players among each other", () => {
  let running: Running;
  let url: string;
  beforeAll(async () => {
    running = await run({ env: { WATCH_DELAY_SECONDS: "0" } });
    url = running.url.replace("127.0.0.1", "localhost");
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  test("challenge, decline, accept, follow and block", async () => {
    const [ada, bea] = [await withAccount(browser, url, "Ada"), await withAccount(browser, url, "Bea")];
    const challenge = async () => {
      await ada.page.goto(`${url}/p/Bea`);
      await press(ada.page, "Challenge");
      await ada.page.getByLabel("Game").selectOption("nullshapers");
      await press(ada.page, "Challenge Bea");
      await ada.page.waitForURL(/\/t\//);
    };
    await challenge();
    await bea.page.goto(url);
    await bea.page.getByText("Ada challenges you").waitFor();
    await press(bea.page, "No, thank you");
    await ada.page.getByText("Your challenge was declined.").waitFor();

    await challenge();
    await bea.page.getByRole("link", { name: "To the table" }).click();
    await bea.page.getByRole("button", { name: "Sit down" }).click();
    for (const { page } of [ada, bea]) await page.getByRole("button", { name: "I am ready" }).click();
    for (const { page } of [ada, bea]) await page.waitForSelector(".table");

    await bea.page.goto(`${url}/p/Ada`);
    await press(bea.page, "Follow");
    await bea.page.getByRole("button", { name: "You follow" }).waitFor();
    await press(bea.page, "Block");
    await bea.page.getByText("You blocked Ada").waitFor();
    await ada.page.goto(`${url}/p/Bea`);
    await press(ada.page, "Challenge");
    await press(ada.page, "Challenge Bea");
    await ada.page.getByText("That player is not available.").waitFor();
    expect(bea.complaints).toEqual([]);
  });
});
