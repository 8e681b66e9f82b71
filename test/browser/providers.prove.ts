/** Signing in by real providers in a real browser: from a guest with a match to an account with two ways in. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Riposte } from "../../shared/client/index.ts";
import { startProvider, type TestProvider } from "../server/accounts/provider.ts";
import { type Running, run } from "../server/running.ts";
import { press } from "./account-pages.ts";
import { openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();
const DECKS = ["solar-vanguard", "undertow-syndicate"].map((deck) => ({ set: "starter", deck }));

/** A match that is over, of who has that token. */
async function playOne(url: string, token: string): Promise<string> {
  const [guest, other] = [new Riposte(url), new Riposte(url)];
  guest.resume({ player: { id: "", name: "" }, token });
  await other.session("Bob");
  const table = await guest.tables.create({ ruleset: "nullshapers", deck: DECKS[0] });
  await other.tables.sit(table.id, DECKS[1]);
  await guest.tables.ready(table.id);
  const match = (await other.tables.ready(table.id)).games[0]?.match ?? "";
  await (await guest.join(match)).concede();
  await expect.poll(async () => (await guest.me()).tables, { timeout: 60_000 }).toEqual([]);
  return match;
}

/** Says at the provider's own page who he is. */
async function sayWho(page: Page, login: string): Promise<void> {
  await page.getByLabel("Login").fill(login);
  await press(page, "Enter");
}

/** As whom the page plays. */
async function playedBy(page: Page, url: string): Promise<readonly string[]> {
  const kept = await page.evaluate(() => sessionStorage.getItem("riposte.session"));
  const client = new Riposte(url);
  client.resume(JSON.parse(kept ?? "{}"));
  return (await client.played()).map(({ id }) => id);
}

describe.skipIf(browser === undefined)("an account by providers", () => {
  let running: Running;
  let url = "";
  let providers: TestProvider[] = [];
  beforeAll(async () => {
    providers = await Promise.all([
      startProvider({ id: "home", label: "Home" }, () => url),
      startProvider({ id: "club", label: "The Club" }, () => url),
    ]);
    const OIDC_PROVIDERS = JSON.stringify(providers.map(({ setting }) => setting));
    running = await run({ env: { WATCH_DELAY_SECONDS: "0", OIDC_PROVIDERS }, lingerMs: 1 });
    url = running.url.replace("127.0.0.1", "localhost");
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    await Promise.all(providers.map((one) => one.stop()));
  });

  test("is what a guest with a match becomes, opens again, and gets another way in", async () => {
    const { page, context, complaints, session } = await visit(browser as Browser, url, "Ada");
    const match = await playOne(url, session.token);
    await page.goto(`${url}/account`);
    await press(page, "Continue with Home");
    await sayWho(page, "ada");
    await page.getByText("You keep the decks, matches and replays that you have as Ada.").last().waitFor();
    const fresh = page.getByRole("region", { name: "Your new account" });
    await fresh.getByRole("button", { name: "Make my account" }).click();
    await page.locator(".codes code").last().waitFor();
    await press(page, "I have kept them");
    await page.getByText("Codes left: 10.").waitFor();
    expect(await playedBy(page, url)).toEqual([match]);
    expect(page.url()).toBe(`${url}/account`);

    const ways = page.getByRole("region", { name: "Other ways in" });
    await ways.getByRole("button", { name: "Remove" }).click();
    await page.getByText("An account keeps one way in at least").waitFor();
    await press(page, "Add The Club");
    await sayWho(page, "ada at the club");
    await expect.poll(() => ways.locator("li").count()).toBe(2);
    await ways.locator("li", { hasText: "Home" }).getByRole("button", { name: "Remove" }).click();
    await expect
      .poll(() => ways.locator("li").allTextContents())
      .toEqual([expect.stringMatching(/^The Club/)]);

    await press(page, "Sign out everywhere");
    // The provider knows him still.
    await press(page, "Continue with The Club");
    await page.getByText("Codes left: 10.").waitFor();
    expect(await playedBy(page, url)).toEqual([match]);
    expect(complaints.filter((line) => !line.includes("422"))).toEqual([]);
    await context.close();
  });

  test("says why it was not, in the player's language", async () => {
    const { page, context } = await visit(browser as Browser, url, "Zoé");
    await page.evaluate(() => localStorage.setItem("riposte.language", "fr"));
    await page.goto(`${url}/account`);
    await press(page, "Continuer avec Home");
    await press(page, "Refuse");
    await page.getByText("Le fournisseur ne vous a pas connecté.").waitFor();
    await context.close();
  });
});
