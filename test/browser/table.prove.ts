import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Running, run } from "../server/running.ts";
import { type Guest, meet, openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

/** Runs in the browser: counts the tones that are begun. */
function countTones(): void {
  const begin = OscillatorNode.prototype.start;
  const root = document.documentElement;
  OscillatorNode.prototype.start = function (when) {
    root.dataset.tones = String(Number(root.dataset.tones ?? 0) + 1);
    begin.call(this, when);
  };
}

const tones = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));

/** A point on the nth card of the player's hand. */
async function onCard(page: Page, nth: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(".hand .thing").nth(nth).boundingBox();
  if (box === null) throw new Error(`no card ${nth}`);
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}

const chosen = (page: Page) => page.locator(".hand .thing[aria-pressed=true]");

const seen = test.skipIf(browser === undefined);

let running: Running;
beforeAll(async () => {
  if (browser === undefined) return;
  running = await run({ env: { FAIR_SHUFFLES: "true", WATCH_DELAY_SECONDS: "0" } });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});
const come = (name: string) => visit(browser as Browser, running.url, name);
const leave = async (guests: readonly Guest[]) => {
  for (const { complaints } of guests) expect(complaints).toEqual([]);
  await Promise.all(guests.map(({ context }) => context.close()));
};

seen("players talk, mute and report; those who watch have a round of their own", async () => {
  const { match, guests } = await meet(browser as Browser, running.url, "ucg");
  const [ada, bob] = guests;
  const [cyd, dan] = [await come("Cyd"), await come("Dan")];
  for (const { page } of [cyd, dan]) {
    await page.goto(`${running.url}/watch/${match}`);
    await page.waitForSelector(".table");
  }
  await cyd.page.getByLabel("Say something to those who watch").fill("what a game");
  await cyd.page.keyboard.press("Enter");
  await dan.page.waitForSelector(".log >> text=Cyd: what a game");

  // A phone held sideways has room for it.
  await ada.page.setViewportSize({ width: 844, height: 390 });
  await ada.page.getByLabel("Say it with one touch").click();
  await ada.page.getByRole("button", { name: "Good luck!" }).click();
  await bob.page.waitForSelector(".log >> text=Ada: Good luck!");
  await bob.page.getByLabel("Mute or report").click();
  await bob.page.getByRole("button", { name: "Mute Ada" }).click();
  await bob.page.waitForSelector("[aria-pressed=true] >> text=Mute Ada");
  await ada.page.getByRole("button", { name: "Thank you!" }).click();
  await ada.page.waitForSelector(".log >> text=Ada: Thank you!");
  await bob.page.getByLabel("Report this match").fill("rude");
  await bob.page.getByRole("button", { name: "Report" }).click();
  await bob.page.waitForSelector("text=/Reported.*[0-9a-f-]{36}/");
  expect(running.logged).toContainEqual(expect.objectContaining({ match, text: "rude" }));
  expect(await bob.page.locator(".log >> text=Thank you!").count()).toBe(0);
  expect(await cyd.page.locator(".log >> text=Good luck!").count()).toBe(0);

  // Who is muted stays so on a page that is loaded again, and spectators mute each other.
  await bob.page.reload();
  await bob.page.getByLabel("Mute or report").click();
  await bob.page.waitForSelector("[aria-pressed=true] >> text=Mute Ada");
  await ada.page.getByRole("button", { name: "Good game!" }).click();
  await ada.page.waitForSelector(".log >> text=Ada: Good game!");
  await dan.page.locator(".manners summary").click();
  await dan.page.getByRole("button", { name: "Mute Cyd" }).click();
  await dan.page.waitForSelector("[aria-pressed=true] >> text=Mute Cyd");
  await cyd.page.getByLabel("Say something to those who watch").fill("and now");
  await cyd.page.keyboard.press("Enter");
  await cyd.page.waitForSelector(".log >> text=Cyd: and now");
  await dan.page.getByLabel("Say something to those who watch").fill("hush");
  await dan.page.keyboard.press("Enter");
  await cyd.page.waitForSelector(".log >> text=Dan: hush");
  expect(await dan.page.locator(".log >> text=and now").count()).toBe(0);
  expect(await bob.page.locator(".log >> text=Good game!").count()).toBe(0);
  await leave([ada, bob, cyd, dan]);
});

seen(
  "a takeback is refused in words, a draw is declined, and the shuffle is proved when all is over",
  async () => {
    const { guests } = await meet(browser as Browser, running.url, "ucg");
    const [ada, bob] = guests;
    await ada.page.getByText("Take back, draw, concede").click();
    await ada.page.getByRole("button", { name: "Take back" }).click();
    await ada.page.waitForSelector(".bar >> text=That cannot be taken back");
    await ada.page.getByRole("button", { name: "Offer a draw" }).click();
    await bob.page.waitForSelector(".bar >> text=Ada offers a draw.");
    await bob.page.getByRole("button", { name: "Decline" }).click();
    await ada.page.waitForSelector(".bar >> text=Waiting for an answer", { state: "detached" });

    await ada.page.getByText("Fair shuffle").click();
    await ada.page.waitForSelector(".shuffle >> text=Your own number is in it");
    bob.page.on("dialog", (dialog) => void dialog.accept());
    await bob.page.getByText("Take back, draw, concede").click();
    await bob.page.getByRole("button", { name: "Concede" }).click();
    await ada.page.waitForSelector(".over");
    // Until the table is settled there is no recording yet, which the page says; a person asks again.
    const proved = ada.page.locator(".shuffle >> text=the decks and your cards are what was promised");
    await vi.waitUntil(
      async () => {
        await ada.page.getByRole("button", { name: "Check all of it" }).click();
        return proved.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    );
    await leave(guests);
  },
);

seen("cards are dragged by mouse and finger, and a finger that rests only looks", async () => {
  const { guests } = await meet(browser as Browser, running.url, "altered");
  const [ada, bob] = guests;
  for (const { page } of guests) await page.waitForSelector(".hand .thing[data-lit=true]");
  // Three cards are to be chosen: one is dragged onto another, which chooses both.
  let [from, to] = [await onCard(ada.page, 0), await onCard(ada.page, 2)];
  await ada.page.mouse.move(from.x, from.y);
  await ada.page.mouse.down();
  await ada.page.mouse.move(to.x, to.y, { steps: 4 });
  await ada.page.mouse.up();
  await chosen(ada.page).nth(1).waitFor();

  const finger = await bob.context.newCDPSession(bob.page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
  [from, to] = [await onCard(bob.page, 0), await onCard(bob.page, 2)];
  await touch("touchStart", from);
  await touch("touchMove", { x: from.x + 20, y: from.y });
  await touch("touchMove", to);
  await touch("touchEnd");
  await chosen(bob.page).nth(1).waitFor();
  await touch("touchStart", await onCard(bob.page, 1));
  await bob.page.waitForSelector(".preview");
  await bob.page.waitForTimeout(600);
  await touch("touchEnd");
  await touch("touchStart", await onCard(bob.page, 3));
  await touch("touchEnd");
  await chosen(bob.page).nth(2).waitFor();
  // The tap has chosen its card; the finger that rested before it chose none.
  expect(await chosen(bob.page).count()).toBe(3);
  await leave(guests);
});

seen("sound is heard by who wants it, and by nobody else", async () => {
  const { guests } = await meet(browser as Browser, running.url, "altered");
  const [ada, bob] = guests;
  await ada.page.evaluate(countTones);
  await bob.page.evaluate(countTones);
  await ada.page.click(".alerts summary");
  await ada.page.getByLabel("Sound").check();
  await ada.page.keyboard.press("Escape");
  const before = await tones(ada.page);
  expect(before).toBeGreaterThan(0);
  ada.page.on("dialog", (dialog) => void dialog.accept());
  await ada.page.getByText("Take back, draw, concede").click();
  await ada.page.getByRole("button", { name: "Concede" }).click();
  await ada.page.waitForSelector(".over");
  await expect.poll(() => tones(ada.page)).toBeGreaterThan(before);
  expect(await tones(bob.page)).toBe(0);
  await leave(guests);
});

seen("a key shows all keys, and French says everything", async () => {
  const { guests } = await meet(browser as Browser, running.url, "ucg");
  const [{ page }] = guests;
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keys" });
  await keys.waitFor();
  await page.keyboard.press("Escape");
  await keys.waitFor({ state: "hidden" });
  await page.click(".head .brand");
  await page.getByLabel("Language").selectOption("fr");
  await page.getByRole("button", { name: /Universal Card Game/ }).click();
  await page.getByRole("button", { name: "Trouver un adversaire" }).waitFor();
  await leave(guests);
});

seen("a page that cannot be drawn says so, and leads back", async () => {
  const { page, context } = await come("Ada");
  await page.route(/builder.*\.js/, (route) => route.abort());
  await page.click(".games [data-game=ucg] button");
  await page.getByRole("link", { name: "Build a deck" }).click();
  await page.waitForSelector("text=This page stumbled");
  await page.getByRole("link", { name: "Home" }).click();
  await page.waitForSelector(".games");
  await context.close();
});
