import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte } from "../../shared/client/index.ts";
import { said } from "../server/operator.ts";
import { type Running, run } from "../server/running.ts";
import { SECRET, tokenOf } from "./accounts.ts";
import { type Guest, openBrowser, play, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** Chooses a game on the first page, and looks for somebody to play it with. */
async function look({ page }: Guest, game: string): Promise<void> {
  await page.click(`.games [data-game=${game}] button`);
  await page.getByRole("button", { name: "Find an opponent" }).click();
  await page.waitForSelector(".search");
}

const gone = ({ page }: Guest) => page.waitForSelector(".search", { state: "detached" });

const seen = test.skipIf(browser === undefined);

let running: Running;
beforeAll(async () => {
  if (browser === undefined) return;
  running = await run({
    env: {
      ACCEPT_SECONDS: "600",
      SIDEBOARD_SECONDS: "600",
      // A rating is seen before it changes.
      WATCH_DELAY_SECONDS: "5",
      JWT_SECRET: SECRET,
    },
  });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});
const come = (name: string) => visit(browser as Browser, running.url, name);

seen("sign in by a link or a pasted token, and find each other for a ranked match", async () => {
  const [ada, bob] = [await come("Guest A"), await come("Guest B")];
  await ada.page.goto("about:blank");
  await ada.page.goto(`${running.url}/#token=${await tokenOf("Ada")}`);
  expect(await ada.page.evaluate(() => location.hash)).toBe("");
  // A link signs nobody in by itself.
  await ada.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
  await ada.page.waitForSelector(".me strong:text-is('Ada')");

  const sheet = bob.page.getByRole("dialog", { name: "Sign in" });
  await bob.page.getByRole("button", { name: "Sign in" }).click();
  await sheet.getByLabel("Token").fill("no token");
  await sheet.getByRole("button", { name: "Sign in" }).click();
  await sheet.getByRole("alert").waitFor();
  await sheet.getByLabel("Token").fill(await tokenOf("Bob"));
  await sheet.getByRole("button", { name: "Sign in" }).click();
  await bob.page.waitForSelector(".me strong:text-is('Bob')");
  for (const { page } of [ada, bob]) {
    await page.click(".games [data-game=crowdcontrol] button");
    await page.getByLabel("Ranked").check();
    await page.getByRole("button", { name: "Find an opponent" }).click();
    if (page === ada.page) await page.waitForSelector(".search small:has-text('ratings up to')");
  }
  for (const { page } of [ada, bob]) await page.getByRole("button", { name: "Accept" }).click();
  for (const { page } of [ada, bob]) await page.waitForSelector(".table[data-game=crowdcontrol]");
  // Only a match that both have played in counts.
  await play([ada, bob], { stop: 12 });
  bob.page.on("dialog", (dialog) => void dialog.accept());
  await bob.page.getByText("Take back, draw, concede").click();
  await bob.page.getByRole("button", { name: "Concede" }).click();
  await ada.page.locator(".rating", { hasText: /Your rating: 1500/ }).waitFor();
  await ada.page.locator(".rating", { hasText: /1500 → 1662 \(\+162\)/ }).waitFor();
  await bob.page.locator(".rating", { hasText: /1500 → 1338 \(-162\)/ }).waitFor();
  await ada.page.click(".head .brand");
  await ada.page.getByRole("button", { name: "Sign out" }).click();
  await ada.page.getByRole("button", { name: "Sign in" }).waitFor();
  for (const guest of [ada, bob]) await guest.context.close();
});

seen("find each other; who declines is out, and the other looks on until both accept", async () => {
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

seen("a bot that waits is offered to who agreed to it alone", async () => {
  const [ada, bob, cyd] = [await come("Ada"), await come("Bob"), await come("Cyd")];
  const { bot, token } = (await said(running, "bot", "Rook")).value;
  const rook = new Riposte(running.url);
  rook.resume({ player: bot, token });
  const deck = { set: "starter", deck: "solar-vanguard" };
  const waiting = await rook.queue({ ruleset: "nullshapers", deck });
  const { page } = ada;
  await look(ada, "nullshapers");
  // A round of pairing has been when two have found each other who looked after them.
  for (const one of [bob, cyd]) await look(one, "altered");
  for (const one of [bob, cyd]) await one.page.getByRole("button", { name: "Decline" }).waitFor();
  expect(waiting.ticket?.offer).toBeNull();
  expect(await page.getByRole("button", { name: "Accept" }).count()).toBe(0);

  await page.getByRole("button", { name: "Look no longer" }).click();
  await gone(ada);
  await page.getByLabel("Bots may be offered to me, too").check();
  await page.getByRole("button", { name: "Find an opponent" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await waiting.accept();
  await page.waitForSelector(".table[data-game=nullshapers]");
  await page.locator(".plate", { hasText: "Rook (bot)" }).waitFor();
  for (const guest of [ada, bob, cyd]) {
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  }
});

seen("who looks for a ranked match is asked of no bots", async () => {
  const guest = await come("Guest");
  const { page } = guest;
  await page.goto("about:blank");
  await page.goto(`${running.url}/#token=${await tokenOf("Dan")}`);
  await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
  await page.waitForSelector(".me strong:text-is('Dan')");
  await page.click(".games [data-game=ucg] button");
  const bots = page.getByLabel("Bots may be offered to me, too");
  await bots.check();
  await page.getByLabel("Ranked").check();
  expect([await bots.isChecked(), await bots.isDisabled()]).toEqual([false, true]);
  await page.getByLabel("Ranked").uncheck();
  expect([await bots.isChecked(), await bots.isDisabled()]).toEqual([true, false]);
  await guest.context.close();
});

seen(
  "play a best of three with a swap between its matches, then another one, and find them all at home",
  async () => {
    const [ada, bob] = [await come("Ada"), await come("Bob")];
    const { table, cards } = await seriesOf(running.url, ada, bob);
    await ada.page.goto(`${running.url}/t/${table}`);
    await bob.page.goto(`${running.url}/t/${table}`);
    for (const { page } of [ada, bob]) {
      page.on("dialog", (dialog) => void dialog.accept());
      await page.getByRole("button", { name: "I am ready" }).click();
    }
    await concede(ada);
    await bob.page.waitForSelector(`.score:text-is("Ada 0 – Bob 1 · best of 3")`);
    const { page } = ada;
    await page.getByText("Swap cards").click();
    // One comes in and none goes out: the server says what is wrong, and the page shows it.
    await page.getByRole("region", { name: "Beside it: 1" }).getByRole("button").click();
    await page.getByRole("button", { name: "Ready for the next match" }).click();
    await page.waitForSelector(".over [role=alert]:has-text('not legal')");
    await page.getByText("Swap cards").click();
    await page.getByRole("region", { name: "In the deck" }).getByRole("button", { name: cards[0] }).click();
    for (const one of [ada, bob])
      await one.page.getByRole("button", { name: "Ready for the next match" }).click();
    await concede(ada);
    await bob.page.waitForSelector(`.score:text-is("Ada 0 – Bob 2 · best of 3")`);
    await bob.page.getByRole("button", { name: "Play again" }).click();
    await page.waitForSelector("text=Bob wants to play again.");
    await page.getByRole("button", { name: "Play again" }).click();
    for (const one of [ada, bob]) await one.page.waitForSelector(".bar:not(.over)");
    await page.click(".head .brand");
    await page.waitForSelector(".go-on");
    await expect.poll(() => page.locator(".played li").count(), { timeout: 10_000 }).toBe(2);
    for (const guest of [ada, bob]) {
      expect(guest.complaints).toEqual([]);
      await guest.context.close();
    }
  },
);

/** A table for three matches, Ada's deck with a card beside it; `cards` are names of cards in it. */
async function seriesOf(url: string, ada: Guest, bob: Guest): Promise<{ table: string; cards: string[] }> {
  const [a, b] = [new Riposte(url), new Riposte(url)];
  a.resume(ada.session);
  b.resume(bob.session);
  const set = (await a.sets()).find(({ id, ruleset }) => id === "starter" && ruleset === "nullshapers");
  const [first, second] = set?.decks ?? [];
  const [extra] = Object.keys(second.cards).filter((card) => first.cards[card] === undefined);
  const deck = { cards: first.cards, side: { [extra]: 1 } };
  const { id } = await a.tables.create({ ruleset: "nullshapers", access: "private", bestOf: 3, deck });
  await b.tables.sit(id, { set: "starter", deck: second.id });
  const named = await a.cards("nullshapers", "starter");
  return {
    table: id,
    cards: Object.keys(first.cards).flatMap((card) => named.find((one) => one.id === card)?.name ?? []),
  };
}

/** Gives up the match that is played, once it is there; resolves when it is over on the page. */
async function concede({ page }: Guest): Promise<void> {
  await page.waitForSelector(".bar:not(.over)");
  await page.getByText("Take back, draw, concede").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.waitForSelector(".score");
}
