/** A player's own cards on the page: kept, mended, shared by a link, built with and played. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { said } from "../server/operator.ts";
import { ownSet } from "../server/own-set.ts";
import { type Running, run } from "../server/running.ts";
import { leastContrast } from "./contrast.ts";
import { seriousFaults } from "./faults.ts";
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

/** Pastes a set that is no JSON, then one with a fault, mends it, and keeps it with what comes to nothing in it. */
async function keepOwn(ada: Guest): Promise<string | null> {
  const { page } = ada;
  const faulty = ownSet();
  faulty.cards[3].tpye = "character";
  const text = JSON.stringify(faulty, null, 2);
  const sheet = page.getByRole("textbox", { name: "The set as JSON" });
  const keep = page.getByRole("button", { name: "Keep a set" });
  await sheet.fill(text.slice(0, -1));
  await page.getByRole("button", { name: "this is no JSON: a } is missing" }).waitFor();
  expect(await keep.isDisabled()).toBe(true);
  await sheet.fill(text);
  await keep.click();
  const line = text.slice(0, text.indexOf('"tpye"')).split("\n").length;
  const problem = page.getByRole("button", { name: `Line ${line}: ${faulty.cards[3].id}: tpye` });
  await problem.waitFor();
  expect(await page.locator(".numbers [data-faulty=true]").allTextContents()).toEqual([`${line}`]);
  expect(await seriousFaults(page)).toEqual([]);
  await shoot(ada, "sets-refused");
  // Where its author mends another line first, the problem goes with the line that it is about.
  await sheet.fill(`\n${text}`);
  await page.getByRole("button", { name: `Line ${line + 1}: ${faulty.cards[3].id}: tpye` }).waitFor();

  const file = {
    name: "mine.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ ...ownSet(), decks: [ownSet().decks[0]] }, null, 2)),
  };
  await page.setInputFiles("input[type=file]", file);
  await page.getByLabel("Who may play it").last().selectOption("link");
  await keep.click();
  await page.getByText("My cards is kept.").waitFor();
  await page
    .getByRole("button", { name: /^Line \d+: [\w-]+: is in no deck of the set/ })
    .first()
    .waitFor();
  expect(await page.locator(".numbers [data-faulty=true]").count()).toBe(0);
  await shoot(ada, "sets-warned");

  // The same file again, which its author has changed meanwhile, is its next version.
  await page.setInputFiles("input[type=file]", { ...file, buffer: Buffer.from(JSON.stringify(ownSet())) });
  await keep.click();
  await expect
    .poll(() => page.locator(".upload .judgement").allTextContents())
    .toEqual(["✓ My cards is kept."]);
  expect(await page.locator(".set-list li").count()).toBe(1);
  const link = await page.getByRole("button", { name: "Copy the link" }).getAttribute("title");
  await shoot(ada, "sets-kept");
  return link;
}

/** A card has its set's code and its own icon, and can be read in whatever colour its set names. */
async function wears(page: Guest["page"], name: string): Promise<void> {
  const card = page.locator(".card", { hasText: name }).first();
  expect(await card.locator(".emblem").textContent()).toBe("MINE");
  expect(await card.locator(".emblem svg").count()).toBe(1);
  expect(await card.evaluate((one) => getComputedStyle(one).getPropertyValue("--own"))).toBe("#ffff00");
  await card.evaluate((one) => one.setAttribute("data-looked-at", ""));
  expect(await leastContrast(page, "[data-looked-at]", [".name", ".stat", ".emblem"])).toBeGreaterThan(4.5);
}

seen("a set is mended where the page says, kept, built with and played by who has its link", async () => {
  const [ada, bob] = [await come("Ada"), await come("Bob")];
  const { page } = ada;
  await page.click(".games [data-game=ucg] button");
  await page.getByRole("link", { name: "My card sets" }).click();
  const link = await keepOwn(ada);

  await page.getByRole("link", { name: "Build a deck" }).click();
  await page.locator(".shelf").getByText("My Dave").first().waitFor();
  await wears(page, "My Dave");
  await page.getByLabel("Begin from a deck…").selectOption({ index: 1 });
  await page
    .getByText(/^Deck|cards$/)
    .first()
    .waitFor();
  await shoot(ada, "sets-build");

  await bob.page.goto(link ?? "");
  const others = bob.page.getByRole("region", { name: "Of others" });
  await others.getByText("My cards").waitFor();
  expect(await others.locator(".emblem").textContent()).toBe("MINE");
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
  await page.getByRole("textbox", { name: "The set as JSON" }).fill(JSON.stringify(ownSet("Her")));
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
  await said(running, "hide-set", id, "rude");
  await page.getByRole("alert").filter({ hasText: "its owner or the operator took it back" }).waitFor();
  await shoot(ada, "sets-closed");
  await page.goto(`${running.url}/sets/ucg`);
  await page.getByText("The operator has hidden this set").waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.context.close();
});
