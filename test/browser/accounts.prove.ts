/** Passkeys in a real browser, with the authenticator that Chromium has for tests. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Running, run } from "../server/running.ts";
import { giveDevice, makeAccount, press } from "./account-pages.ts";
import { type Guest, openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** A guest who has come from the first page to the page of accounts. */
async function arrive(url: string, name: string): Promise<Guest> {
  const guest = await visit(browser as Browser, url, name);
  await giveDevice(guest.page);
  await press(guest.page, "Sign in");
  await guest.page.getByRole("link", { name: "Sign up, or sign in with a passkey" }).click();
  return guest;
}

async function signOutAndIn(page: Page, code = ""): Promise<void> {
  await press(page, "Sign out everywhere");
  await page.getByText("New here").waitFor();
  await press(page, "Sign in with a passkey");
  await page.getByText("Recovery codes").waitFor();
  await press(page, "Sign out");
  await page.getByText("Lost your passkey?").click();
  await page.getByLabel("Recovery code").fill(code);
  await press(page, "Sign in with the code");
}

async function rename(page: Page): Promise<void> {
  const name = page.getByRole("textbox", { name: "Your name" });
  await name.fill("Lovelace");
  await press(page, "Change");
  await page.getByText("Days until you can change it: 30.").waitFor();
  await page.reload();
  await expect.poll(() => name.inputValue()).toBe("Lovelace");
}

describe.skipIf(browser === undefined)("an account by passkey", () => {
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

  test("is made, opens again, changes its name, and is deleted", async () => {
    const { page, context, complaints } = await arrive(url, "Ada");
    const codes = await makeAccount(page);
    expect(codes).toHaveLength(10);
    await page.getByText("Codes left: 10.").waitFor();
    await page.getByRole("link", { name: "Riposte" }).click();
    await page.getByRole("link", { name: "Ada" }).click();

    await signOutAndIn(page, codes[0]);
    await page.getByText("Codes left: 9.").waitFor();

    await rename(page);
    await page.getByText("Delete my account").click();
    await press(page, "Delete it for ever");
    await page.getByText("New here").waitFor();
    await press(page, "Sign in with a passkey");
    await page.getByText("The passkey was not accepted.").waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("gets a passkey of another device, and gives the first one up", async () => {
    const { page, context } = await arrive(url, "Bea");
    await makeAccount(page);
    const keys = page.locator(".passkeys li");
    await expect.poll(() => keys.count()).toBe(1);
    await press(page, "Add a passkey");
    // The device has one for this account already.
    await page.getByRole("alert").waitFor();
    await giveDevice(page, "usb");
    await page.getByLabel("What you call it").fill("Phone");
    await press(page, "Add a passkey");
    await page.getByText("Phone").waitFor();
    await keys.first().getByRole("button", { name: "Remove" }).click();
    await expect.poll(() => keys.count()).toBe(1);
    expect(await keys.textContent()).toContain("Phone");
    await context.close();
  });

  test("speaks French", async () => {
    const { page, context } = await arrive(url, "Cléo");
    await page.evaluate(() => localStorage.setItem("riposte.language", "fr"));
    await page.reload();
    await page.getByRole("button", { name: "Créer mon compte" }).waitFor();
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.getByText("Codes de secours").first().waitFor();
    await context.close();
  });
});
