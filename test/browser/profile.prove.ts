/** A profile on its page: of a stranger, and of one's own; and the ladder that its rating stands on. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store } from "../../server/store/index.ts";
import { type Running, run } from "../server/running.ts";
import { silent } from "../server/seated.ts";
import { giveDevice, makeAccount } from "./account-pages.ts";
import { seriousFaults } from "./faults.ts";
import { type Guest, openBrowser, visit } from "./pages.ts";

const browser: Browser | undefined = await openBrowser();

let running: Running;
let store: Store;
let url: string;
beforeAll(async () => {
  if (browser === undefined) return;
  running = await run({
    openStore: async (config) => {
      store = await openStore(config, silent);
      return store;
    },
  });
  url = running.url.replace("127.0.0.1", "localhost");
});
afterAll(async () => {
  await browser?.close();
  await running?.stop();
});

/** A folder for pictures, where somebody wants to look at them. */
const shots = process.env.SHOTS;
const shoot = async ({ page }: Guest, name: string): Promise<void> => {
  if (shots === undefined) return;
  for (const [kind, width, height] of [
    ["large", 1440, 900],
    ["phone", 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${shots}/${name}-${kind}.png`, fullPage: true });
  }
};

async function accountOf(name: string): Promise<Guest & { readonly id: string }> {
  const guest = await visit(browser as Browser, url, name);
  guest.page.setDefaultTimeout(30_000);
  await giveDevice(guest.page);
  await guest.page.goto(`${url}/account`);
  await makeAccount(guest.page);
  const kept = await guest.page.evaluate(() => sessionStorage.getItem("riposte.session"));
  return { ...guest, id: JSON.parse(kept ?? "{}").player.id };
}

test.skipIf(browser === undefined)(
  "shows ratings and records to all, and decks once its owner lets it",
  async () => {
    const [ada, bea] = [await accountOf("Dr. Ada"), await accountOf("Bea")];
    const scores = [1, 1, 0, 1, 0.5, 0, 1, 1] as const;
    for (const [n, score] of scores.entries())
      await store.rate(`t${n}`, "nullshapers/seed", [ada.id, bea.id], score, Date.now(), {
        decks: ["Solar Vanguard", null],
      });
    await store.rate("u", "ucg/seed", [ada.id, bea.id], 1, Date.now());
    const deck = { id: "mine", name: "My Vanguard", ruleset: "nullshapers", cards: {}, side: {} };
    await store.putDeck(ada.id, deck, 9);
    // A name with a dot is an address all the same.
    await bea.page.goto(`${url}/p/${encodeURIComponent("dr. ada")}`);
    await bea.page.getByRole("heading", { name: "Dr. Ada" }).waitFor();
    await expect.poll(() => new URL(bea.page.url()).pathname).toBe("/p/Dr.%20Ada");
    expect(await bea.page.getByRole("img", { name: /Rating from \d+ to \d+/ }).count()).toBe(1);
    await bea.page.getByRole("cell", { name: "5 – 1 – 2" }).waitFor();
    await bea.page.getByText("Dr. Ada does not show decks.").waitFor();
    expect(await bea.page.getByRole("checkbox").count()).toBe(0);
    expect(await seriousFaults(bea.page)).toEqual([]);
    await shoot(bea, "profile-stranger");

    await ada.page.goto(`${url}/account`);
    await ada.page.getByRole("link", { name: "Your profile, as others see it" }).click();
    await ada.page.getByRole("checkbox").check();
    await ada.page.getByText("My Vanguard").waitFor();
    await bea.page.reload();
    await bea.page.getByText("My Vanguard").click();
    await bea.page.getByRole("cell", { name: "Solar Vanguard" }).waitFor();
    expect(await seriousFaults(ada.page)).toEqual([]);
    await shoot(ada, "profile-own");
    await ada.page.getByRole("link", { name: "Bea" }).first().click();
    await ada.page.getByRole("heading", { name: "Bea" }).waitFor();
    await ada.page.goto(`${url}/ladder`);
    const ladder = ada.page.getByRole("region", { name: /Nullshapers/ });
    await ladder.getByRole("link", { name: "Bea" }).waitFor();
    await ladder.getByRole("cell", { name: "5 – 1 – 2" }).waitFor();
    expect(await seriousFaults(ada.page)).toEqual([]);
    await shoot(ada, "ladder");
    await ada.page.goto(`${url}/p/Nobody`);
    await ada.page.getByText("No account of that name is here.").waitFor();
    expect([...ada.complaints, ...bea.complaints].filter((line) => !/404/.test(line))).toEqual([]);
  },
);

test.skipIf(browser === undefined)(
  "shows who stood where in a season that is over, of an edition of before, too",
  async () => {
    let kept: Store | undefined;
    const old = await run({
      env: { PLACEMENT_MATCHES: "1" },
      openStore: async (config) => {
        kept = await openStore(config, silent);
        await kept.turnSeason(1_000, 1, 9);
        for (const [n, name] of ["Ada", "Bea"].entries()) await kept.addPlayer({ id: `i|${n}`, name });
        await kept.rate("x", "nullshapers/of before", ["i|0", "i|1"], 1, 99);
        return kept;
      },
    });
    await expect.poll(async () => (await kept?.seasons())?.length, { timeout: 60_000 }).toBe(2);
    const guest = await visit(browser as Browser, old.url, "Cea");
    guest.page.setDefaultTimeout(30_000);
    await guest.page.goto(`${old.url}/ladder`);
    await guest.page.getByText("Nobody has played a rated match").waitFor();
    await guest.page.getByLabel("Season").selectOption("1");
    const ladder = guest.page.getByRole("region", { name: /Nullshapers.*of before/ });
    await ladder.getByRole("row", { name: /1 Ada .* 1 – 0 – 0/ }).waitFor();
    await ladder.getByRole("row", { name: /2 Bea/ }).waitFor();
    expect(await seriousFaults(guest.page)).toEqual([]);
    await shoot(guest, "ladder-before");
    await guest.page.getByLabel("Season").selectOption("2");
    await ladder.waitFor({ state: "detached" });
    expect(guest.complaints).toEqual([]);
    await old.stop();
  },
);
