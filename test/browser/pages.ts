/** Real browsers before a real server: guests with a page each, and what their pages were sent. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { buildPage } from "../../server/web/build.ts";
import { Riposte } from "../../shared/client/index.ts";
import { startChromium } from "../services.ts";
import { playByHand } from "./hand.ts";

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

/** What the network says of a server that was killed is no fault of the page. */
const NETWORK = /ERR_CONNECTION|WebSocket connection|Failed to load resource/;

/** Two guests at one table, each with a browser of his own. */
export async function meet(browser: Browser, url: string, ruleset: string): Promise<Meeting> {
  const players = [new Riposte(url), new Riposte(url)];
  const sessions = await Promise.all(players.map((one, seat) => one.session(["Ada", "Bob"][seat])));
  const set = (await players[0].sets()).find(({ id, ruleset: of }) => id === "starter" && of === ruleset);
  if (set === undefined) throw new Error(`no starter set of ${ruleset}`);
  const match = await players[0].createMatch({
    ruleset,
    decks: [0, 1].map((seat) => ({ set: set.id, deck: set.decks[seat].id })),
    seats: sessions.map(({ player }) => player.id),
  });
  const guests = await Promise.all(
    sessions.map((session) => openPage(browser, `${url}/match/${match.id}`, session)),
  );
  await Promise.all(guests.map(({ page }) => page.waitForSelector(".table")));
  return {
    match: match.id,
    guests: guests as [Guest, Guest],
    close: async () => void (await Promise.all(guests.map(({ context }) => context.close()))),
  };
}

/** A page of a guest's own, at any address of the server's. */
export async function openPage(browser: Browser, address: string, session: Session): Promise<Guest> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await context.addInitScript(
    ([kept]) => sessionStorage.setItem("riposte.session", kept),
    [JSON.stringify(session)],
  );
  // A test ends at its own limit, and at no other.
  context.setDefaultTimeout(0);
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

/** Both play on by clicks at random, until the match is over or one has made so many. Resolves to the clicks of each. */
export async function play(guests: readonly Guest[], stop: number, seed: number): Promise<number[]> {
  const hands = guests.map(({ page }, at) => page.evaluate(playByHand, { seed: seed + at, stop }));
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
