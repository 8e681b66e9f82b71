/** How many matches may be live, of one player and in all, wherever one can begin. */
import { afterEach, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import type { TableBody } from "../../../shared/protocol/index.ts";
import { DECKS, OPTIONS, type Running, run, SHIPPED } from "../running.ts";

let running: Running;
afterEach(() => running.stop());

async function guests(...names: string[]): Promise<Riposte[]> {
  const players = names.map(() => new Riposte(running.url));
  await Promise.all(players.map((player, n) => player.session(names[n])));
  return players;
}

const idsOf = (players: readonly Riposte[]): string[] => players.map(({ player }) => player?.id ?? "");

const direct = (players: readonly Riposte[]) =>
  players[0].createMatch({ ruleset: "ucg", options: OPTIONS, decks: [...DECKS], seats: idsOf(players) });

/** A table of the two at which the first is ready. */
async function waiting([ada, bob]: readonly Riposte[], more: Partial<TableBody> = {}): Promise<string> {
  const { id } = await ada.tables.create({ ruleset: "ucg", options: OPTIONS, deck: DECKS[0], ...more });
  await bob.tables.sit(id, DECKS[1]);
  await ada.tables.ready(id);
  return id;
}

async function played([ada, bob]: readonly Riposte[], more: Partial<TableBody> = {}) {
  const id = await waiting([ada, bob], more);
  const { games } = await bob.tables.ready(id);
  return { id, match: games[0].match };
}

async function concede(player: Riposte, match: string): Promise<void> {
  const seat = await player.join(match);
  expect(await seat.concede()).toMatchObject({ ok: true });
  await seat.leave();
}

test("as it is shipped nobody seats a stranger who was not asked", async () => {
  running = await run({ env: SHIPPED });
  const [mallory, victim] = await guests("Mallory", "Victim");
  const tried = await Promise.allSettled(Array.from({ length: 40 }, () => direct([mallory, victim])));
  expect(tried.filter(({ status }) => status === "fulfilled")).toEqual([]);
  await expect(direct([mallory, victim])).rejects.toThrow("match/table-needed");
  expect((await victim.me()).matches).toEqual([]);
});

test("as it is shipped one guest begins few matches with bots, and others still play", async () => {
  running = await run({ env: SHIPPED });
  const [mallory, ada, bob] = await guests("Mallory", "Ada", "Bob");
  const begin = async () => {
    const { id } = await mallory.tables.create({
      ruleset: "ucg",
      options: OPTIONS,
      deck: DECKS[0],
      bots: [{ bot: "greedy", deck: DECKS[1] }],
    });
    return mallory.tables.ready(id);
  };
  for (let n = 0; n < 5; n++) expect(await begin()).toMatchObject({ state: "playing" });
  await expect(begin()).rejects.toThrow("limit/matches");
  expect((await mallory.me()).matches).toHaveLength(5);
  expect((await played([ada, bob])).match).toBeDefined();
});

test("a player may be in so many, however they would begin, and in another when one is over", async () => {
  running = await run({ env: { LIVE_MATCHES_PER_PLAYER: "2", WATCH_DELAY_SECONDS: "0" } });
  const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
  const over = await played([ada, bob]);
  await concede(ada, over.match);
  await expect.poll(() => ada.tables.get(over.id)).toMatchObject({ state: "over" });

  // At once they are counted one after another.
  const tried = await Promise.allSettled(Array.from({ length: 12 }, () => direct([ada, cyd])));
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  await expect(direct([bob, ada])).rejects.toThrow("limit/matches");
  const id = await waiting([bob, ada]);
  const refused = await ada.tables.ready(id).catch((error) => error);
  expect(refused).toMatchObject({ code: "limit/matches", detail: { player: ada.player?.id, most: 2 } });
  await expect(ada.queue({ ruleset: "ucg", deck: DECKS[0] })).rejects.toThrow("limit/matches");
  await ada.tables.rematch(over.id);
  await expect(bob.tables.rematch(over.id)).rejects.toThrow("limit/matches");

  const [{ id: first }] = (await ada.me()).matches;
  await concede(ada, first);
  expect(await ada.tables.ready(id)).toMatchObject({ state: "playing" });
});

test("who took part in too many meanwhile is told to the others, and they are ready no more", async () => {
  running = await run({ env: { LIVE_MATCHES_PER_PLAYER: "1" } });
  const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
  const id = await waiting([ada, bob]);
  const { match } = await played([ada, cyd]);
  await expect(bob.tables.ready(id)).rejects.toThrow("limit/matches");
  const ready = (await bob.tables.get(id)).seats.map((seat) => seat.ready);
  expect(ready).toEqual([false, false]);
  await concede(ada, match);
  await ada.tables.ready(id);
  expect(await bob.tables.ready(id)).toMatchObject({ state: "playing" });
});

test("a full server says so to whoever would begin one more", async () => {
  running = await run({ env: { LIVE_MATCHES: "2" } });
  const players = await guests("Ada", "Bob", "Cyd", "Dan");
  const id = await waiting(players.slice(2));
  await direct(players.slice(0, 2));
  const { match } = await played(players);
  await expect(direct(players.slice(2))).rejects.toThrow("server/full");
  await expect(players[3].tables.ready(id)).rejects.toThrow("server/full");
  await expect(players[3].queue({ ruleset: "ucg", deck: DECKS[0] })).rejects.toThrow("server/full");
  await concede(players[0], match);
  expect(await players[3].tables.ready(id)).toMatchObject({ state: "playing" });
});
