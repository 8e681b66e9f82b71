/** Real browsers before a real server: guests with a page each, and what their pages were sent. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { buildPage } from "../../server/web/build.ts";
import { Riposte } from "../../shared/client/index.ts";
import { startChromium } from "../services.ts";
import { playByHand, type Temper } from "./hand.ts";

/** Chromium and a built page; undefined where there is no Chromium, which was said in one line. */
export async function openBrowser(): Promise<Browser | undefined> {
  const chromium = await startChromium();
  if (chromium !== undefined) await buildPage();
  return chromium?.browser;
}

type Session = Awaited<ReturnType<Riposte["session"]>>;

export interface Guest {
  readonly session: Session;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything the page received over sockets, one text a frame; bytes that are no text stand for themselves. */
  readonly received: string[];
  /** What the browser complained of: exceptions, and errors in its console. */
  readonly complaints: string[];
}

export interface Meeting {
  readonly match: string;
  readonly guests: readonly [Guest, Guest];
  close(): Promise<void>;
}

/** Longer than a page under load takes to draw anything: what has not come by then does not come. */
const WAIT_MS = 120_000;

/** What the network says of a server that was killed is no fault of the page. */
const NETWORK = /ERR_CONNECTION|WebSocket connection|Failed to load resource/;

/**
 * Two guests at one table, each with a browser of his own: one invites, the other comes by the link. They play
 * the first two decks of the game, or both the one that is named.
 */
export async function meet(browser: Browser, url: string, ruleset: string, deck?: string): Promise<Meeting> {
  const guests = await Promise.all([visit(browser, url, "Ada"), visit(browser, url, "Bob")]);
  const [ada, bob] = guests.map(({ page }) => page);
  const choose = (page: Page, nth: number) => {
    const decks = page.locator(".decks").first().getByRole("button");
    return (deck === undefined ? decks.nth(nth) : decks.filter({ hasText: deck })).click();
  };
  await ada.click(`.games [data-game='${ruleset}'] button`);
  await choose(ada, 0);
  await ada.getByRole("button", { name: "Invite a friend" }).click();
  await bob.goto(await ada.getByLabel("Send this link").inputValue());
  await choose(bob, 1);
  await bob.getByRole("button", { name: "Sit down" }).click();
  for (const page of [ada, bob]) await page.getByRole("button", { name: "I am ready" }).click();
  for (const page of [ada, bob]) await page.waitForSelector(".table");
  return {
    match: ada.url().split("/").at(-1) as string,
    guests,
    close: async () => void (await Promise.all(guests.map(({ context }) => context.close()))),
  };
}

/** A page of a guest's own, at any address of the server's. */
async function openPage(browser: Browser, address: string, session: Session): Promise<Guest> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    ([kept]) => {
      sessionStorage.setItem("riposte.session", kept);
      // One who was here before has the faces at once; to a new browser they come in the middle of a proof.
      localStorage.setItem("riposte.typeface", '{"here":true}');
    },
    [JSON.stringify(session)],
  );
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const received: string[] = [];
  const complaints: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => received.push(payload.toString("latin1" as never)));
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !NETWORK.test(message.text())) complaints.push(message.text());
  });
  await page.goto(address);
  return { session, context, page, received, complaints };
}

/** A new guest of the server, on its first page. */
export async function visit(browser: Browser, url: string, name: string): Promise<Guest> {
  return openPage(browser, url, await new Riposte(url).session(name));
}

/** All play on by hand, until the match is over or one has made so many. Resolves to the clicks of each. */
export async function play(
  guests: readonly Guest[],
  { seed = 1, stop = Number.MAX_SAFE_INTEGER, patience = 6 }: Partial<Temper>,
): Promise<number[]> {
  const hands = guests.map(({ page }, at) => page.evaluate(playByHand, { seed: seed + at, stop, patience }));
  await Promise.race(hands);
  const lay = (how: string) =>
    Promise.all(
      guests.map(({ page }) =>
        page.evaluate((word) => document.documentElement.setAttribute("data-hands", word), how),
      ),
    );
  await lay("down");
  const clicks = await Promise.all(hands);
  await lay("up");
  return clicks;
}
