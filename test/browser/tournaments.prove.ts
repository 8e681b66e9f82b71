/** A tournament on its page: made, entered by two, begun, played, and over. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCOUNT_SECRET, accountToken } from "../server/lobby/ranked.ts";
import { type Running, run } from "../server/running.ts";
import { seriousFaults } from "./faults.ts";
import { type Guest, openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

let running: Running;
beforeAll(async () => {
  const env = { JWT_SECRET: ACCOUNT_SECRET, WATCH_DELAY_SECONDS: "0" };
  if (browser !== undefined) running = await run({ env });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

/** A folder for pictures, where somebody wants to look at them. */
const shots = process.env.SHOTS;
const shoot = async ({ page }: Guest, name: string): Promise<void> => {
  if (shots === undefined) return;
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${shots}/${name}-phone.png`, fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
};

/** In the place of the guest. */
async function becomeAccount({ context, page }: Guest, name: string): Promise<void> {
  const player = { id: `https://id.example|${name}`, name };
  const session = { player, token: await accountToken(name), expires: Date.now() / 1_000 + 3_600 };
  await context.addInitScript(
    (kept) => sessionStorage.setItem("riposte.session", kept),
    JSON.stringify(session),
  );
  await page.goto(running.url);
}

test.skipIf(browser === undefined)("is made, entered, played and read on the page", async () => {
  const come = (name: string) => visit(browser as Browser, running.url, name);
  const [olga, bob] = [await come("Olga"), await come("Bob")];
  for (const { page } of [olga, bob]) page.setDefaultTimeout(20_000);
  await becomeAccount(olga, "Olga");
  await olga.page.getByRole("link", { name: "Tournaments" }).click();
  await olga.page.getByRole("textbox", { name: "Name" }).fill("Spring");
  await olga.page.getByRole("combobox", { name: "Format" }).selectOption("double");
  expect(await seriousFaults(olga.page)).toEqual([]);
  await olga.page.getByRole("button", { name: "Make it" }).click();
  await olga.page.getByRole("heading", { name: "Spring" }).waitFor();
  await bob.page.goto(olga.page.url());
  for (const { page } of [bob, olga])
    await page.getByRole("button", { name: "Enter with this deck" }).click();
  await olga.page.getByText("2 of 512 players").waitFor();
  await olga.page.getByRole("button", { name: "Begin it" }).click();
  for (const { page } of [olga, bob]) await page.getByRole("link", { name: "To your table" }).waitFor();
  await shoot(olga, "tournament");
  await bob.page.getByRole("link", { name: "To your table" }).click();
  await bob.page.waitForSelector(".table");
  // A judge's word is told to everybody.
  const removing = olga.page.getByRole("form", { name: "Take a player out" });
  expect(await removing.getByRole("option").allTextContents()).toEqual(
    expect.arrayContaining(["Bob", "Olga"]),
  );
  await olga.page.getByRole("combobox", { name: "Winner" }).selectOption("0");
  await olga.page
    .getByRole("form", { name: "Decide on a pairing" })
    .getByRole("textbox")
    .fill("He came late.");
  await olga.page.getByRole("button", { name: "Decide on a pairing" }).click();
  await olga.page.getByText("He came late.").waitFor();
  await removing.getByRole("combobox").selectOption({ label: "Bob" });
  await removing.getByRole("textbox").fill("He shouted.");
  await removing.getByRole("button").click();
  await olga.page.getByText("Olga took Bob out: He shouted.").waitFor();
  await olga.page.getByRole("button", { name: "Cancel it" }).click();
  await olga.page.getByText("cancelled").waitFor();
  expect(await seriousFaults(olga.page)).toEqual([]);
  await shoot(olga, "tournament-over");
  expect([...olga.complaints, ...bob.complaints]).toEqual([]);
});

test.skipIf(browser === undefined)("begins by itself at the moment that its organiser chose", async () => {
  const olga = await visit(browser as Browser, running.url, "Olga");
  olga.page.setDefaultTimeout(20_000);
  await becomeAccount(olga, "Olga");
  await olga.page.goto(`${running.url}/tournaments`);
  await olga.page.getByRole("textbox", { name: "Name" }).fill("Later");
  await olga.page.getByLabel("Minutes that spectators are behind").fill("5");
  await olga.page.getByLabel("Begins by itself at").fill("2040-01-02T18:30");
  await olga.page.getByRole("button", { name: "Make it" }).click();
  await olga.page.getByText(/It begins at Jan 2, 2040.*6:30/).waitFor();
  await shoot(olga, "tournament-later");
  expect(olga.complaints).toEqual([]);
});
