import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServerProcess } from "../server/child.ts";
import { PAGES } from "../web/games.ts";
import { seriousFaults } from "./faults.ts";
import { expectHidden } from "./hidden.ts";
import { type Guest, meet, openBrowser, play, visit } from "./pages.ts";

/** Who stops nowhere is asked only where something can be done. */
const EAGER = { stops: [], patience: 6 };

const browser: Browser | undefined = await openBrowser();

/** The table is there again. */
async function reload({ page }: Guest): Promise<void> {
  await page.reload();
  await page.waitForSelector(".table");
}

/** The table is there again, and what was told of the match before. */
async function loadAgain(guest: Guest): Promise<void> {
  const { page } = guest;
  const told = await page.locator(".log li").count();
  await reload(guest);
  await page.waitForFunction(
    (lines) => document.querySelectorAll(".log li").length >= lines,
    Math.min(told, LATE),
  );
}

/** Lines of the log that are there again: who comes late is told the newest 500 events, and some make no line. */
const LATE = 100;

const SEED = Number(process.env.PROVE_SEED ?? 1);

describe.skipIf(browser === undefined)("through the page alone", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.prepare({
      WATCH_DELAY_SECONDS: "2",
      POSTS_PER_MINUTE: "100000",
      READS_PER_MINUTE: "100000",
      JOINS_PER_MINUTE: "100000",
      AUTO_PASS_MS: "0-1",
    });
    await server.start();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  /** Kills the server under its guests, and starts it again. */
  async function restartUnder(guests: readonly Guest[]): Promise<void> {
    await server.end("SIGKILL");
    await Promise.all(guests.map(({ page }) => page.waitForSelector(".connection[role=alert]")));
    await server.start();
    await Promise.all(guests.map(({ page }) => page.waitForSelector(".connection", { state: "detached" })));
  }

  test.each(PAGES.map(([id, { pace = EAGER }]) => [id, pace] as const))(
    "two play a whole match of %s and a third watches; pages are loaded again, the server killed",
    async (ruleset, { stops, patience }) => {
      const { match, guests, close } = await meet(browser as Browser, server.url, ruleset);
      const [ada, bob] = guests;
      for (const { page } of guests)
        for (const phase of stops) await page.getByRole("button", { name: phase, exact: true }).click();
      const cyd = await visit(browser as Browser, server.url, "Cyd");
      await cyd.page.goto(`${server.url}/watch/${match}`);
      await cyd.page.waitForSelector(".table");

      let hidden = 0;
      for (let round = 0; hidden === 0; round++) {
        await play(guests, { stop: 30, seed: SEED + 2 * round, patience });
        for (const { page } of [ada, cyd]) expect(await seriousFaults(page)).toEqual([]);
        await loadAgain(cyd);
        hidden = await expectHidden(bob, ada, [cyd], { url: server.url, match });
        // A player is told his whole past three times a minute: his second round would ask for a fourth.
        await (round === 0 ? loadAgain(ada) : reload(ada));
      }
      await restartUnder([...guests, cyd]);
      await play(guests, { seed: SEED + 100, patience });

      for (const { page } of [...guests, cyd]) {
        const end = await page.waitForSelector(".bar.over");
        expect(await end.textContent()).toMatch(/wins?|draw/);
      }
      for (const { complaints } of [...guests, cyd]) expect(complaints).toEqual([]);
      await cyd.context.close();
      await close();
    },
  );
});
