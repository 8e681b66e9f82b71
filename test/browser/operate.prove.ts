/** The operator's page in a real browser, and what a player is told of what was done there. */
import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { said } from "../server/operator.ts";
import { type Running, run, table } from "../server/running.ts";
import { press, withAccount } from "./account-pages.ts";
import { openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** Where pictures go of who wants to look at them. */
const PICTURES = process.env.SHOTS;

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

describe.skipIf(browser === undefined)("the operator's page", () => {
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

  test("lets in who was appointed, shows a report, and does what its operator decides", async () => {
    const { ada, bob, match } = await table(running.url);
    const [seat, other] = [await ada.join(match.id), await bob.join(match.id)];
    await other.chat({ text: "you are slow" });
    await seat.report("he shouts");
    const { page, context, complaints } = await withAccount(browser, url, "Olga");
    await page.goto(`${url}/operate`);
    await press(page, "Sign in as an operator");
    await page.getByText("That is for operators of this server.").waitFor();
    const stored = await page.evaluate(() => sessionStorage.getItem("riposte.session") ?? "");
    const id = /riposte\|[A-Za-z0-9]+/.exec(stored)?.[0] ?? "";
    expect(await said(running, "appoint", id)).toMatchObject({ code: 0 });
    await press(page, "Sign in as an operator");
    await page.getByRole("button", { name: "he shouts" }).click();
    await page.getByText("Bob: you are slow").waitFor();
    const bobs = page.getByRole("region", { name: "Bob" });
    await bobs.getByLabel("What to do").selectOption("mute");
    await bobs.getByLabel("Reason").fill("shouts at people");
    await picture(page, "operate");
    await bobs.getByRole("button", { name: "Do it" }).click();
    await bobs.getByText("Done.").waitFor();
    await expect.poll(() => other.chat({ text: "what" })).toMatchObject({ code: "player/muted" });
    await page.getByRole("region", { name: "What operators did" }).getByText("shouts at people").waitFor();
    const close = page.locator("article > form", { hasText: "Close the report" });
    await close.getByLabel("Reason").fill("muted for a day");
    await close.getByRole("button", { name: "Close the report" }).click();
    await page.getByText("Nobody waits.").waitFor();
    await page.evaluate(() => localStorage.setItem("riposte.language", "fr"));
    await page.reload();
    await page.getByText("Personne n’attend.").waitFor();
    await picture(page, "operate-fr");
    // The refusal of the first time is an answer of 403, which the browser writes down.
    expect(complaints.filter((line) => !line.includes("403"))).toEqual([]);
    for (const client of [seat, other]) await client.leave();
    await context.close();
  });

  test("what was done about a player he is told on the first page, until he read it", async () => {
    const { page, session, context } = await visit(browser as Browser, url, "Cea");
    await said(running, "warn", session.player.id, "be kind");
    await page.reload();
    await page.getByText("be kind").waitFor();
    await picture(page, "notice");
    await press(page, "I have read it");
    await page.getByText("be kind").waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("region", { name: "Games" }).waitFor();
    expect(await page.getByText("be kind").count()).toBe(0);
    await context.close();
  });
});
