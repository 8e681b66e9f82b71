/** What an account gives its programs, in a real browser: tokens, and addresses that the feed is sent to. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Running, run } from "../server/running.ts";
import { press, withAccount } from "./account-pages.ts";
import { openBrowser } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

describe.skipIf(browser === undefined)("an account's programs", () => {
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

  test("gives a program a token, shows it once, and takes it back", async () => {
    const { page, context } = await withAccount(browser, url, "Dora");
    await page.getByLabel("What it is for").fill("Score board");
    await page.getByLabel("Play: tables, queue, matches").check();
    await press(page, "Make a token");
    const token = (await page.locator(".fresh-token code").textContent()) ?? "";
    const ask = async () =>
      (await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await ask()).toBe(200);
    await press(page, "I have it");
    await page.getByText("read, play").waitFor();
    expect(await page.content()).not.toContain(token);
    await press(page, "Revoke");
    await expect.poll(ask).toBe(401);
    await context.close();
  });

  test("has the feed sent to an address that may be", async () => {
    const { page, context, complaints } = await withAccount(browser, url, "Eve");
    const hooks = page.getByRole("region", { name: "Webhooks" });
    const add = async (address: string) => {
      await hooks.getByLabel("Address").fill(address);
      await hooks.getByRole("button", { name: "Add a webhook" }).click();
    };
    await add("https://192.168.0.1/hook");
    await hooks.getByRole("alert").waitFor();
    await add("https://board.example/hook");
    await page.getByText("whsec_").waitFor();
    await press(page, "I have it");
    await hooks.getByText("https://board.example/hook").waitFor();
    await hooks.getByRole("button", { name: "Revoke" }).click();
    await expect.poll(() => hooks.locator("li").count()).toBe(0);
    expect(complaints.filter((one) => !one.includes("422"))).toEqual([]);
    await context.close();
  });
});
