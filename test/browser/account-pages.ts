/** Passkeys and accounts before a real browser, with the authenticator that Chromium has for tests. */
import type { Browser, Page } from "playwright-core";
import { type Guest, visit } from "./pages.ts";

/** A device that has the player's finger, and answers by itself. */
export async function giveDevice(page: Page, transport: "internal" | "usb" = "internal"): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Makes the account, and keeps its recovery codes. */
export async function makeAccount(page: Page): Promise<readonly string[]> {
  await press(page, "Make my account");
  await page.locator(".codes code").last().waitFor();
  const codes = await page.locator(".codes code").allTextContents();
  await press(page, "I have kept them");
  return codes;
}

/** Somebody on the page of an account that he has just made. */
export async function withAccount(browser: Browser | undefined, url: string, name: string): Promise<Guest> {
  const guest = await visit(browser as Browser, url, name);
  await giveDevice(guest.page);
  await guest.page.goto(`${url}/account`);
  await makeAccount(guest.page);
  return guest;
}
