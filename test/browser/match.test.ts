import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Riposte } from "../../shared/client/index.ts";
import { type Running, run } from "../server/running.ts";
import { idsInMemory, namesInHand } from "./hidden.ts";
import { type Guest, meet, openBrowser, play } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Faults a person would stumble over, by axe's name and where. */
async function seriousFaults(page: Page): Promise<string[]> {
  // The page's policy lets no script in; what the debugger evaluates is no part of the page.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document);
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

/** Ids of cards in the hand of one that the other was never told of. */
async function secretsOf(owner: Guest, other: Guest, url: string, match: string): Promise<string[]> {
  const names = await owner.page.evaluate(namesInHand);
  const riposte = new Riposte(url);
  riposte.resume(other.session);
  const cards = await riposte.cards("altered", "starter");
  const seat = await riposte.join(match, 0);
  const told: unknown[] = [seat.table.view, seat.seat];
  seat.onEvents((events) => told.push(events))();
  await seat.leave();
  const known = JSON.stringify(told);
  return cards.flatMap(({ id, name }) => (names.includes(name) && !known.includes(`"${id}"`) ? [id] : []));
}

describe.skipIf(browser === undefined)("two browsers", () => {
  let running: Running;
  beforeAll(async () => {
    running = await run();
  });
  afterAll(async () => {
    await browser?.close();
    await running?.stop();
  });

  test("play through the page alone; one is loaded again, and knows no more than it may", async () => {
    const { match, guests, close } = await meet(browser as Browser, running.url, "altered");
    const [ada, bob] = guests;
    await play(guests, 40, 1);
    expect(await seriousFaults(ada.page)).toEqual([]);
    const memory = (ids: string[]) => ada.page.evaluate(idsInMemory, ids);
    const received = ada.received.join("\n");
    const inMemory = await memory(
      (await new Riposte(running.url).cards("altered", "starter")).map(({ id }) => id),
    );
    // Taking the seat to ask what was told takes it from the page, which is loaded again after it.
    const secrets = await secretsOf(bob, ada, running.url, match);
    expect(secrets).not.toEqual([]);
    for (const id of secrets) {
      expect(received).not.toContain(id);
      expect(inMemory).not.toContain(id);
    }
    await ada.page.reload();
    await ada.page.waitForSelector(".table");
    expect(Math.max(...(await play(guests, 20, 3)))).toBe(20);
    for (const { complaints } of guests) expect(complaints).toEqual([]);
    await close();
  }, 600_000);
});
