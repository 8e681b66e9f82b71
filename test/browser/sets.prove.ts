/** A player's own cards on the page: kept, mended, shared by a link, built with and played. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { said } from "../server/operator.ts";
import { ownSet } from "../server/own-set.ts";
import { type Running, run } from "../server/running.ts";
import { type Guest, openBrowser, play, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();
const seen = test.skipIf(browser === undefined);

let running: Running;
beforeAll(async () => {
  if (browser !== undefined) running = await run({ env: { PLAYER_SETS: "guests" } });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

const come = (name: string) => visit(browser as Browser, running.url, name);

/** A folder for pictures, where somebody wants to look at them. */
const shots = process.env.SHOTS;
const shoot = async ({ page }: Guest, name: string): Promise<void> => {
  if (shots === undefined) return;
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${shots}/${name}-phone.png`, fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
};

/** Pastes a set that is no JSON, then one with a fault, then keeps one from a file; resolves to its link. */
async function keepOwn(ada: Guest): Promise<string | null> {
  const { page } = ada;
  const faulty = ownSet();
  faulty.cards[3].tpye = "character";
  const text = JSON.stringify(faulty, null, 2);
  await page.getByLabel("Or paste the set here").fill(text.slice(0, -1));
  await page.getByRole("button", { name: "Keep a set" }).click();
  await page.getByRole("alert").filter({ hasText: "That is not JSON" }).waitFor();
  await page.getByLabel("Or paste the set here").fill(text);
  await page.getByRole("button", { name: "Keep a set" }).click();
  const line = text.slice(0, text.indexOf('"tpye"')).split("\n").length;
  await page.getByText(`line ${line} · ${faulty.cards[3].id}`).waitFor();
  await shoot(ada, "sets-refused");

  const file = {
    name: "mine.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(ownSet())),
  };
  await page.setInputFiles("input[type=file]", file);
  await page.getByLabel("Who may play it").last().selectOption("link");
  await page.getByRole("button", { name: "Keep a set" }).click();
  await page.getByText("My cards is kept.").waitFor();
  const link = await page.getByRole("button", { name: "Copy the link" }).getAttribute("title");
  await shoot(ada, "sets-kept");
  return link;
}

seen("a set is mended where the page says, kept, built with and played by who has its link", async () => {
  const [ada, bob] = [await come("Ada"), await come("Bob")];
  const { page } = ada;
  await page.click(".games [data-game=ucg] button");
  await page.getByRole("link", { name: "My card sets" }).click();
  const link = await keepOwn(ada);

  await page.getByRole("link", { name: "Build a deck" }).click();
  await page.locator(".shelf").getByText("My Dave").first().waitFor();
  await page.getByLabel("Begin from a deck…").selectOption({ index: 1 });
  await page
    .getByText(/^Deck|cards$/)
    .first()
    .waitFor();
  await shoot(ada, "sets-build");

  await bob.page.goto(link ?? "");
  await bob.page.getByRole("region", { name: "Of others" }).getByText("My cards").waitFor();
  await bob.page.click(".brand");
  await bob.page.click(".games [data-game=ucg] button");
  await bob.page.getByRole("group", { name: "Sets of players at the table" }).getByRole("checkbox").check();
  await bob.page
    .getByRole("group", { name: "Your deck" })
    .getByRole("button", { name: /My cards/ })
    .first()
    .click();
  await shoot(bob, "sets-home");
  await bob.page.getByRole("button", { name: "Open a table" }).click();
  await bob.page.getByText("With My cards").waitFor();
  await shoot(bob, "sets-room");

  await page.click(".brand");
  await page.locator(".open-tables .version").waitFor();
  await page.getByRole("link", { name: "Sit down" }).click();
  await page.locator(".decks button").filter({ hasText: "My cards" }).last().click();
  await page.getByRole("button", { name: "Sit down" }).click();
  for (const one of [ada, bob]) await one.page.getByRole("button", { name: "I am ready" }).click();
  for (const one of [ada, bob]) await one.page.waitForSelector(".table");
  await play([ada, bob], { stop: 12 });
  await page
    .locator(".table")
    .getByText(/^My \w/)
    .locator("visible=true")
    .first()
    .waitFor();
  await shoot(ada, "sets-match");
  for (const guest of [ada, bob]) {
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  }
});

seen("a table whose set the operator hides says why it is closed", async () => {
  const ada = await come("Ada");
  const { page } = ada;
  await page.goto(`${running.url}/sets/ucg`);
  await page.getByLabel("Or paste the set here").fill(JSON.stringify(ownSet("Her")));
  await page.getByRole("button", { name: "Keep a set" }).click();
  await page.getByText("Her cards is kept.").waitFor();
  await page.click(".brand");
  await page.click(".games [data-game=ucg] button");
  await page
    .getByRole("group", { name: "Sets of players at the table" })
    .getByRole("checkbox")
    .first()
    .check();
  await page.getByRole("button", { name: "Invite a friend" }).click();
  await page.getByText("With Her cards").waitFor();
  const { sets } = (await said(running, "sets")).value;
  const { id } = sets.find(({ name }: { name: string }) => name === "Her cards");
  await said(running, "hide-set", id);
  await page.getByRole("alert").filter({ hasText: "its owner or the operator took it back" }).waitFor();
  await shoot(ada, "sets-closed");
  await page.goto(`${running.url}/sets/ucg`);
  await page.getByText("The operator has hidden this set").waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.context.close();
});
