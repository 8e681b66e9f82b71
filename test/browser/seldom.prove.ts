import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte } from "../../shared/client/index.ts";
import { ServerProcess } from "../server/child.ts";
import { type Running, run, table } from "../server/running.ts";
import { HOUR, SECRET, tokenOf } from "./accounts.ts";
import { meet, openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

const seen = test.skipIf(browser === undefined);

let running: Running;
beforeAll(async () => {
  if (browser === undefined) return;
  running = await run({ env: { JWT_SECRET: SECRET, AWAY_SECONDS: "1", ACCEPT_SECONDS: "3" } });
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

/** Pixels that two lines of a phone's log have. */
const LINES = 28;

/** Runs in the browser: the session that is kept is an hour older, its token run out. */
function growOld(token: string): void {
  for (const storage of [sessionStorage, localStorage]) {
    const kept = JSON.parse(storage.getItem("riposte.session") ?? "{}");
    storage.setItem("riposte.session", JSON.stringify({ ...kept, token, expires: 1 }));
  }
}

async function signIn(page: Page, token: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Sign in" });
  await sheet.getByLabel("Token").fill(token);
  await sheet.getByRole("button", { name: "Sign in" }).click();
  await page.waitForSelector(".me strong:text-is('Ada')");
}

/** A browser in which Ada is signed in by her issuer's token. */
async function asAda(url: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await (browser as Browser).newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, await tokenOf("Ada"));
  return { context, page };
}

seen("an address of nothing says so, and leads home", async () => {
  const { page, context, complaints } = await visit(browser as Browser, running.url, "Ada");
  const games = ["/decks/none", "/learn/none", "/learn/none/play", "/sets/none", "/learn/__proto__"];
  const said = {
    "There is no such ruleset": games,
    "There is no such match": ["/match/none", "/watch/none", "/replay/none"],
    "There is no such table": ["/t/none"],
    "There is no such tournament": ["/tournaments/none"],
    "No account of that name": ["/p/none", "/p/%", "/p/%E0%A4%A"],
  };
  for (const [words, addresses] of Object.entries(said))
    for (const at of addresses) {
      await page.goto(`${running.url}${at}`);
      await page.getByText(words).waitFor();
      await page.locator("a[href='/']").first().waitFor();
    }
  expect(complaints).toEqual([]);
  await context.close();
});

seen("whose token has run out is told that he plays as a guest, and signs in again", async () => {
  const { context, page } = await asAda(running.url);
  await page.evaluate(growOld, await tokenOf("Ada", -HOUR));
  await page.reload();
  const notice = page.locator(".lapsed[role=alert]");
  await notice.getByText("You were signed in as Ada. Your token has run out").waitFor();
  await page.getByLabel("Language").selectOption("fr");
  await notice.getByText("Votre jeton a expiré").waitFor();
  await page.getByLabel("Langue").selectOption("en");
  await notice.getByRole("button", { name: "Sign in" }).click();
  await signIn(page, await tokenOf("Ada"));
  await notice.waitFor({ state: "detached" });
  await context.close();
});

seen("who signs out while the page still asks who he is stays signed out", async () => {
  const { context, page } = await asAda(running.url);
  await page.goto(`${running.url}/match/nothing`);
  const home = page.getByRole("link", { name: "Home" });
  await home.waitFor();
  const held = Promise.withResolvers<void>();
  const answers: Promise<void>[] = [];
  const late = async (route: Route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  };
  await page.route("**/api/me", (route) => void answers.push(late(route)));
  await home.click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const out = page.getByRole("button", { name: "Sign in" });
  await out.waitFor();
  expect(answers).not.toEqual([]);
  held.resolve();
  await Promise.all(answers);
  // Whatever the answer does it has done when the page has loaded once more.
  await page.getByRole("button", { name: "Nullshapers" }).first().click();
  expect(await out.isVisible()).toBe(true);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await out.waitFor();
  await context.close();
});

seen("whose name may not be used any more comes in as another guest", async () => {
  const context = await (browser as Browser).newContext();
  // Digits stand for letters beside one: a word that nobody is called.
  const before = { player: { id: "g:gone", name: "Guest 4ss" }, token: "none", expires: 1 };
  await context.addInitScript(
    (kept) => localStorage.setItem("riposte.session", kept),
    JSON.stringify(before),
  );
  const page = await context.newPage();
  await page.goto(running.url);
  expect(await page.getByLabel("Your name", { exact: true }).inputValue()).toMatch(/^Guest \d{3}$/);
  await context.close();
});

seen("who is refused as he comes is told why, and loads the page again", async () => {
  const server = await ServerProcess.prepare({ POSTS_PER_MINUTE: "1" });
  await server.start();
  await new Riposte(server.url).session("Ada");
  const context = await (browser as Browser).newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  await page.getByRole("alert").getByText("Too many").waitFor();
  await page.getByRole("button", { name: "Load it again" }).waitFor();
  await context.close();
  await server.remove();
});

seen("who cannot sign out is told why", async () => {
  const server = await ServerProcess.prepare({ POSTS_PER_MINUTE: "1", JWT_SECRET: SECRET });
  await server.start();
  const { context, page } = await asAda(server.url);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.locator(".me").getByRole("alert").getByText("Too many").waitFor();
  await page.waitForSelector(".me strong:text-is('Ada')");
  await context.close();
  await server.remove();
});

seen("what lies beside a deck is put there in the builder, kept with it and shown again", async () => {
  const { page, context, complaints } = await visit(browser as Browser, running.url, "Ada");
  const open = async (deck: RegExp) => {
    await page.goto(`${running.url}/decks/nullshapers`);
    const decks = page.locator(".keep select");
    await decks.locator("option", { hasText: deck }).waitFor({ state: "attached" });
    await decks.selectOption({ label: await decks.locator("option", { hasText: deck }).innerText() });
  };
  await open(/Solar Vanguard/);
  await page.getByRole("button", { name: "Beside it: 0" }).click();
  await page.getByLabel("Search name, text or type").fill("Gutter Spy");
  await page.locator(".shelf [role=status]").getByText("1 cards").waitFor();
  await page.getByRole("button", { name: "Gutter Spy, 0 in the deck" }).click();
  await page.getByRole("button", { name: "Beside it: 1" }).waitFor();
  expect(await page.locator(".deck .list").innerText()).toMatch(/1\s+Gutter Spy/);
  await page.getByLabel("Name of the deck").fill("With a spy");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await page.getByRole("button", { name: "Kept" }).waitFor();
  await open(/With a spy/);
  await page.getByRole("button", { name: "In the deck: 45" }).waitFor();
  await page.getByRole("button", { name: "Beside it: 1" }).click();
  expect(await page.locator(".deck .list").innerText()).toMatch(/1\s+Gutter Spy/);
  expect(complaints).toEqual([]);
  await context.close();
});

seen("who stays away too long may be beaten by a claim, without a clock too", async () => {
  const [ada, bob] = [
    await visit(browser as Browser, running.url, "Ada"),
    await visit(browser as Browser, running.url, "Bob"),
  ];
  const riposte = new Riposte(running.url);
  riposte.resume(ada.session);
  const set = (await riposte.sets()).find(({ id, ruleset }) => id === "starter" && ruleset === "ucg");
  const decks = [0, 1].map((at) => ({ set: "starter", deck: set?.decks[at].id as string }));
  const seats = [ada.session.player.id, bob.session.player.id];
  const { id } = await riposte.createMatch({ ruleset: "ucg", decks, seats });
  for (const { page } of [ada, bob]) await page.goto(`${running.url}/match/${id}`);
  const away = ada.page.locator(".far .plate");
  await away.getByText("away").first().waitFor({ state: "detached" });
  await bob.context.close();
  await away.getByRole("button", { name: "Claim the win" }).click();
  await ada.page.waitForSelector(".bar.over >> text=/You win/");
  expect(ada.complaints).toEqual([]);
  await ada.context.close();
});

seen("a stranger is told why a replay is not for him, and led home", async () => {
  const { match } = await table(running.url);
  const { page, context } = await visit(browser as Browser, running.url, "Cyd");
  await page.goto(`${running.url}/replay/${match.id}`);
  await page.getByRole("alert").getByText("There is no replay yet").waitFor();
  await page.getByRole("link", { name: "Home" }).click();
  await page.waitForSelector(".games");
  await context.close();
});

seen("whose match is lost is told why at the table, and loads the page again", async () => {
  const server = await ServerProcess.prepare();
  try {
    await server.start();
    const { guests, close } = await meet(browser as Browser, server.url, "ucg");
    const [{ page }] = guests;
    await server.end("SIGKILL");
    for (const part of ["", "-wal", "-shm"])
      rmSync(join(server.dataDir, `riposte.db${part}`), { force: part !== "" });
    await server.start();
    const told = page.locator(".head [role=alert]");
    await expect
      .poll(() => told.allInnerTexts(), { timeout: 60_000 })
      .toEqual([expect.stringContaining("The token is not valid")]);
    await told.getByRole("button", { name: "Load it again" }).click();
    await page.waitForSelector("main.notice");
    await close();
  } finally {
    await server.remove();
  }
});

/** Runs in the browser: the choices that lie over a part of what was told, or of what waits. */
function overTheLog(): string[] {
  const told = [...document.querySelectorAll(".waiting, .log")].map((one) => one.getBoundingClientRect());
  const all = [...document.querySelectorAll(".chooser .open, .chooser .open button")];
  return all
    .filter((choice) => {
      const { left, right, top, bottom } = choice.getBoundingClientRect();
      return told.some((log) => left < log.right && right > log.left && top < log.bottom && bottom > log.top);
    })
    .map(({ textContent }) => textContent);
}

seen("every choice is in sight on a phone held sideways, and the newest of the log with it", async () => {
  const { guests, close } = await meet(browser as Browser, running.url, "altered");
  const [{ page }] = guests;
  await page.setViewportSize({ width: 844, height: 390 });
  const choices = page.locator(".chooser .values button");
  await choices.nth(5).waitFor();
  const window = { width: 844, height: 390 };
  for (const choice of await choices.all()) {
    const box = await choice.boundingBox();
    expect(box).not.toBeNull();
    if (box === null) continue;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(window.width);
    expect(box.y + box.height).toBeLessThanOrEqual(window.height);
    // It is what a finger finds there.
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const found = await page.evaluate(
      ([at, down]) => document.elementFromPoint(at, down)?.textContent,
      [x, y],
    );
    expect(found).toBe(await choice.textContent());
  }
  expect(await page.evaluate(overTheLog)).toEqual([]);
  const log = await page.locator(".log .lines").boundingBox();
  expect(log?.height).toBeGreaterThan(LINES);
  await page.getByText("Take back, draw, concede").click();
  await page.getByRole("button", { name: "Concede" }).waitFor();
  await close();
});

/** Runs in the browser before the page: nobody looks at it, and its notices are kept to be read. */
function lookAway(): void {
  Object.defineProperty(document, "hidden", { get: () => true });
  const notices: string[] = [];
  class Kept {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(_title: string, { body }: { body: string }) {
      notices.push(body);
    }
    close() {}
  }
  Object.assign(window, { Notification: Kept, notices });
}

seen("who looks elsewhere is called when somebody is found, and told when it is too late", async () => {
  const guests = [
    await visit(browser as Browser, running.url, "Ada"),
    await visit(browser as Browser, running.url, "Bob"),
  ];
  const [{ page, complaints }] = guests;
  await page.addInitScript(lookAway);
  await page.reload();
  await page.click(".alerts summary");
  await page.getByLabel("Notify me while I look elsewhere").check();
  await page.keyboard.press("Escape");
  for (const { page } of guests) {
    await page.click(".games [data-game=crowdcontrol] button");
    await page.getByRole("button", { name: "Find an opponent" }).click();
  }
  await page.getByRole("dialog", { name: "Opponent found" }).waitFor();
  expect(await page.title()).toBe("● Opponent found · Riposte");
  // `lookAway` put the list there; no window has it by its type.
  expect(await page.evaluate(() => (window as unknown as { notices: string[] }).notices)).toEqual([
    "Opponent found",
  ]);
  await page.getByText("You did not accept in time").waitFor();
  expect(await page.title()).toBe("Riposte");
  await page.getByRole("button", { name: "Look again" }).click();
  await page.waitForSelector(".search >> text=Look no longer");
  expect(complaints).toEqual([]);
  for (const { context } of guests) await context.close();
});
