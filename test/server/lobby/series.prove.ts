/** Series and rematches, over real HTTP and sockets. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import type { TableInfo } from "../../../shared/protocol/index.ts";
import { type Running, run } from "../running.ts";

vi.setConfig({ testTimeout: 240_000 });

let running: Running;
beforeAll(async () => {
  running = await run({ env: { WATCH_DELAY_SECONDS: "0", SIDEBOARD_SECONDS: "20" } });
});
afterAll(() => running.stop());

async function guests(): Promise<[Riposte, Riposte]> {
  const players = [new Riposte(running.url), new Riposte(running.url)] as const;
  for (const player of players) await player.session();
  return [...players];
}

async function nullshapersDecks(player: Riposte) {
  const sets = await player.sets();
  return sets.find(({ id, ruleset }) => id === "starter" && ruleset === "nullshapers")?.decks ?? [];
}

const until = (player: Riposte, id: string, state: TableInfo["state"]) =>
  expect.poll(async () => (await player.tables.get(id)).state, { timeout: 60_000 }).toBe(state);

/** The seat concedes the running match. @returns the match */
async function concede(player: Riposte, id: string): Promise<string> {
  const match = (await player.tables.get(id)).games.at(-1)?.match as string;
  const client = await player.join(match);
  await client.concede();
  await client.leave();
  return match;
}

test("a best of three is played with swaps between its matches, the loser begins, and a rematch follows", async () => {
  const [ada, bob] = await guests();
  const [first, second] = await nullshapersDecks(ada);
  const [extra] = Object.keys(second.cards).filter((card) => first.cards[card] === undefined);
  const [swapped] = Object.keys(first.cards);
  const own = { cards: first.cards, side: { [extra]: 1 } };
  const { id } = await ada.tables.create({ ruleset: "nullshapers", bestOf: 3, deck: own });
  await bob.tables.sit(id, { set: "starter", deck: second.id });
  await ada.tables.ready(id);
  await bob.tables.ready(id);
  const matches = [await concede(ada, id)];
  await until(ada, id, "between");

  // One for one with what lies derived, and nothing else.
  const after = { ...first.cards, [extra]: 1, [swapped]: first.cards[swapped] - 1 };
  const cards = Object.fromEntries(Object.entries(after).filter(([, copies]) => copies > 0));
  await expect(ada.tables.deck(id, { cards: second.cards })).rejects.toThrow("deck/invalid");
  await ada.tables.deck(id, { cards, side: { [swapped]: 1 } });
  await ada.tables.ready(id);
  await bob.tables.ready(id);
  const again = await ada.tables.get(id);
  expect(again).toMatchObject({
    state: "playing",
    games: [{ outcome: { winners: [1] } }, { outcome: null }],
  });
  const host = running.server.hosts?.find(again.games[1].match);
  // N R5.1: the loser of the last match begins.
  expect(host?.record.setup.options).toMatchObject({ firstPlayer: 0 });
  expect(host?.record.setup.seats[0].deck).toContain(extra);
  expect(host?.record.setup.seed).not.toBe(running.server.hosts?.find(matches[0])?.record.setup.seed);

  matches.push(await concede(ada, id));
  await until(ada, id, "over");
  expect((await ada.tables.get(id)).games).toHaveLength(2);
  await expect(ada.tables.ready(id)).rejects.toThrow("table/begun");
  expect(await ada.tables.rematch(id)).toMatchObject({ rematch: [0], next: null });
  const { next } = await bob.tables.rematch(id);
  const table = await ada.tables.get(next as string);
  expect(table).toMatchObject({ state: "playing", bestOf: 3, you: 0, games: [{ outcome: null }] });
  expect(await bob.tables.rematch(id)).toMatchObject({ next });
  expect((await bob.me()).tables.map((one) => one.id)).toEqual([next]);
});

test("after a drawn match begins who began it, though the match drew that itself (N R5.1)", async () => {
  const [ada, bob] = await guests();
  const deck = { set: "starter", deck: (await nullshapersDecks(ada))[0].id };
  const { id } = await ada.tables.create({ ruleset: "nullshapers", bestOf: 3, deck });
  await bob.tables.sit(id, deck);
  await ada.tables.ready(id);
  await bob.tables.ready(id);
  const match = (await ada.tables.get(id)).games[0].match;
  const [own, other] = [await ada.join(match), await bob.join(match)];
  const { starting } = own.table.view.table;
  expect([0, 1]).toContain(starting);
  await own.draw("offer");
  await other.draw("accept");
  await own.leave();
  await other.leave();
  await until(ada, id, "between");
  await ada.tables.ready(id);
  await bob.tables.ready(id);
  await until(ada, id, "playing");
  const { games } = await ada.tables.get(id);
  expect(games.map(({ outcome }) => outcome?.winners)).toEqual([[], undefined]);
  const { setup } = running.server.hosts?.find(games[1].match)?.record ?? {};
  expect(setup?.options).toMatchObject({ firstPlayer: starting });
});

test("who is ready between two matches waits for the other no longer than was said", async () => {
  const [ada, bob] = await guests();
  const deck = { set: "seed-examples", deck: "wings" };
  const table = { ruleset: "ucg", options: { deckRules: false }, bestOf: 3 as const, deck };
  const { id } = await ada.tables.create(table);
  await bob.tables.sit(id, deck);
  await ada.tables.ready(id);
  await bob.tables.ready(id);
  await concede(bob, id);
  await until(bob, id, "between");
  expect((await bob.tables.get(id)).until).toBeGreaterThan(Date.now());
  // This game swaps nothing.
  await expect(ada.tables.deck(id, deck)).rejects.toThrow("deck/invalid");
  await bob.tables.ready(id);
  expect(await bob.tables.get(id)).toMatchObject({
    state: "between",
    seats: [{ ready: false }, { ready: true }],
  });
  await until(bob, id, "playing");
  expect((await bob.tables.get(id)).games).toHaveLength(2);
});

test("a best of five is won by three matches: after three in a row, or in the fifth", async () => {
  const deck = { set: "seed-examples", deck: "wings" };
  const body = { ruleset: "ucg", options: { deckRules: false }, bestOf: 5 as const, deck };
  for (const losers of [
    [1, 1, 1],
    [1, 0, 0, 1, 0],
  ]) {
    const players = await guests();
    const [ada, bob] = players;
    const { id } = await ada.tables.create(body);
    await bob.tables.sit(id, deck);
    const seeds = new Set<string | undefined>();
    for (const [n, loser] of losers.entries()) {
      await ada.tables.ready(id);
      await bob.tables.ready(id);
      const match = await concede(players[loser], id);
      seeds.add(running.server.hosts?.find(match)?.record.setup.seed);
      await until(ada, id, n === losers.length - 1 ? "over" : "between");
    }
    const { games } = await bob.tables.get(id);
    expect(games.map(({ outcome }) => outcome?.winners)).toEqual(losers.map((loser) => [1 - loser]));
    expect(seeds.size).toBe(losers.length);
  }
});
