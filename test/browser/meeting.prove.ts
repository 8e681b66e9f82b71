import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Running, run } from "../server/running.ts";
import { type Guest, openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** Chooses a game on the first page, and looks for somebody to play it with. */
async function look({ page }: Guest, game: string): Promise<void> {
  await page.click(`.games [data-game=${game}] button`);
  await page.getByRole("button", { name: "Find an opponent" }).click();
  await page.waitForSelector(".search");
}

const gone = ({ page }: Guest) => page.waitForSelector(".search", { state: "detached" });

describe.skipIf(browser === undefined)("strangers on the first page", () => {
  let running: Running;
  beforeAll(async () => {
    running = await run({ env: { ACCEPT_SECONDS: "600" } });
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });
  const come = (name: string) => visit(browser as Browser, running.url, name);

  test("find each other; who declines is out, and the other looks on until both accept", async () => {
    const [ada, bob, cyd] = [await come("Ada"), await come("Bob"), await come("Cyd")];
    await look(ada, "altered");
    expect(await ada.page.textContent(".search small")).toContain("anybody who waits for the same");
    await look(bob, "altered");
    await ada.page.getByRole("button", { name: "Accept" }).click();
    await ada.page.waitForSelector("text=Waiting for the other to accept");
    await bob.page.getByRole("button", { name: "Decline" }).click();
    await gone(bob);
    await ada.page.waitForSelector(".search >> text=Look no longer");
    // Who looks at another page and comes back has kept the place.
    await ada.page.click("text=Build a deck");
    await ada.page.waitForSelector(".builder");
    await ada.page.click(".brand");
    await look(cyd, "altered");
    for (const { page } of [ada, cyd]) await page.getByRole("button", { name: "Accept" }).click();
    for (const { page } of [ada, cyd]) await page.waitForSelector(".table[data-game=altered]");
    for (const guest of [ada, bob, cyd]) {
      expect(guest.complaints).toEqual([]);
      await guest.context.close();
    }
  });
});
