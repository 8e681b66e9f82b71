/** The queue: strangers find each other, over real HTTP and sockets. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type QueueClient, Riposte } from "../../../shared/client/index.ts";
import { type Running, run } from "../running.ts";
import { ACCOUNT_SECRET, account, answerAll } from "./ranked.ts";

vi.setConfig({ testTimeout: 240_000 });

const GAME = { ruleset: "nullshapers", deck: { set: "starter", deck: "" } };

let running: Running;
beforeAll(async () => {
  running = await run({ env: { JWT_SECRET: ACCOUNT_SECRET, WATCH_DELAY_SECONDS: "0", ACCEPT_SECONDS: "4" } });
  const set = (await new Riposte(running.url).sets()).find(
    ({ id, ruleset }) => id === "starter" && ruleset === "nullshapers",
  );
  GAME.deck.deck = set?.decks[0].id as string;
});
afterAll(() => running.stop());

const offered = (client: QueueClient) =>
  expect.poll(() => client.ticket?.offer?.id, { timeout: 60_000 }).toBeDefined();

async function guest(): Promise<Riposte> {
  const player = new Riposte(running.url);
  await player.session();
  return player;
}

test("two who wait for the same are offered each other, and play once both accept", async () => {
  const [ada, bob, cyd] = [await guest(), await guest(), await guest()];
  const other = await cyd.queue({ ...GAME, clock: "blitz" });
  const [a, b] = [await ada.queue(GAME), await bob.queue(GAME)];
  await offered(a);
  await offered(b);
  expect(a.ticket?.offer?.id).toBe(b.ticket?.offer?.id);
  expect((await ada.me()).ticket?.offer?.accepted).toBe(false);
  await a.accept();
  await expect.poll(() => a.ticket?.offer?.accepted).toBe(true);
  await b.accept();
  const [pa, pb] = await Promise.all([a.paired, b.paired]);
  expect(pa).toEqual(pb);
  const seats = await Promise.all([ada.join(pa.match), bob.join(pa.match)]);
  expect(await ada.me()).toMatchObject({ ticket: null, tables: [{ id: pa.table, rated: false }] });
  // Another clock is another queue.
  expect(other.ticket).toMatchObject({ offer: null });
  await other.leave();
  expect((await cyd.me()).ticket).toBeNull();
  await Promise.all(seats.map((seat) => seat.leave()));
});

test("who declines or vanishes costs the other neither his place nor his waiting time", async () => {
  const [ada, bob, cyd, dan] = [await guest(), await guest(), await guest(), await guest()];
  const clock = "fischer";
  const a = await ada.queue({ ...GAME, clock });
  const since = a.ticket?.since;
  const b = await bob.queue({ ...GAME, clock });
  await offered(a);
  await a.accept();
  // Bob declines.
  await b.leave();
  await expect(b.paired).rejects.toThrow("queue/not-in");
  await expect.poll(() => a.ticket?.offer).toBeNull();
  expect(a.ticket?.since).toBe(since);
  // Cyd vanishes: his socket is closed and he accepts nothing.
  const c = await cyd.queue({ ...GAME, clock });
  await offered(a);
  await a.accept();
  await c.close();
  await expect.poll(() => a.ticket?.offer, { timeout: 60_000 }).toBeNull();
  expect(a.ticket?.since).toBe(since);
  expect((await cyd.me()).ticket).toBeNull();
  await expect(a.accept()).rejects.toThrow("queue/no-offer");
  const d = await dan.queue({ ...GAME, clock });
  await offered(a);
  await Promise.all([a.accept(), offered(d).then(() => d.accept())]);
  expect(await a.paired).toEqual(await d.paired);
});

test("a player has one place, and keeps it when he comes back", async () => {
  const ada = await guest();
  const first = await ada.queue({ ...GAME, clock: "relaxed" });
  const { id, since } = first.ticket as NonNullable<typeof first.ticket>;
  await first.close();
  const again = await ada.queue({ ...GAME, clock: "relaxed" });
  expect(again.ticket).toMatchObject({ id, since });
  const second = await ada.queue({ ...GAME, clock: "relaxed" });
  await expect.poll(() => second.ticket?.offer ?? null).toBeNull();
  const moved = await ada.queue({ ...GAME, clock: "blitz" });
  expect(moved.ticket?.id).not.toBe(id);
  await moved.leave();
  await Promise.all([again.close(), second.close()]);
});

test("ranked play needs an account, rates once, and is one match at a time", async () => {
  const ranked = { ...GAME, kind: "ranked" as const };
  const stranger = await guest();
  await expect(stranger.queue(ranked)).rejects.toThrow("auth/account");
  const forged = { ...ranked, rating: 3000 } as typeof ranked;
  const [ada, bob] = [await account(running.url, "P1"), await account(running.url, "P2")];
  await expect(ada.queue(forged)).rejects.toThrow("MALFORMED");
  const [a, b] = [await ada.queue(ranked), await bob.queue(ranked)];
  await Promise.all([a, b].map(async (client) => offered(client).then(() => client.accept())));
  const { match, table } = await a.paired;
  await expect(ada.queue(ranked)).rejects.toThrow("queue/elsewhere");
  const seats = [await ada.join(match), await bob.join(match)];
  await answerAll(seats);
  await seats[0].concede();
  const loser = (await ada.me()).player.name;
  await expect
    .poll(async () => (await stranger.ratings("nullshapers", (await ada.tables.get(table)).profile)).length, {
      timeout: 60_000,
    })
    .toBe(2);
  const ratings = await stranger.ratings("nullshapers", (await ada.tables.get(table)).profile);
  const of = (name: string) => ratings.find(({ player }) => player.name === name);
  expect(of(loser)).toMatchObject({ rating: 1338, deviation: 290, games: 1 });
  expect(ratings.map(({ rating }) => rating).sort()).toEqual([1338, 1662]);
  // Now he may again.
  const next = await ada.queue(ranked);
  await next.leave();
  await Promise.all(seats.map((seat) => seat.leave()));
});

test("a deck that is not legal does not wait", async () => {
  const ada = await guest();
  await expect(ada.queue({ ...GAME, deck: { cards: {} } })).rejects.toThrow("deck/invalid");
  await expect(ada.queue({ ...GAME, ruleset: "chess" })).rejects.toThrow("ruleset/not-found");
});
