/** From two strangers to a match: tables, over real HTTP and sockets. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import type { TableInfo } from "../../../shared/protocol/index.ts";
import { DECKS, OPTIONS, type Running, run } from "../running.ts";

/** Matches that a player may have at once. */
const LIVE = 3;

let running: Running;
beforeAll(async () => {
  running = await run({
    env: { OPEN_TABLES_PER_PLAYER: "2", DECKS_PER_PLAYER: "2", LIVE_MATCHES_PER_PLAYER: `${LIVE}` },
  });
});
afterAll(() => running.stop());

async function guests(...names: string[]): Promise<Riposte[]> {
  return Promise.all(
    names.map(async (name) => {
      const player = new Riposte(running.url);
      await player.session(name);
      return player;
    }),
  );
}

const BODY = { ruleset: "ucg", options: OPTIONS, deck: DECKS[0] };

describe("a table", () => {
  test("becomes a match when every seat is ready", async () => {
    const [ada, bob] = await guests("Ada", "Bob");
    const table = await ada.tables.create(BODY);
    expect(table).toMatchObject({
      state: "open",
      code: null,
      owner: ada.player?.id,
      you: 0,
      bestOf: 1,
      rated: false,
      watch: { who: "all", delay: 30 },
      seats: [
        { player: ada.player, ready: false, deck: true },
        { player: null, ready: false, deck: false },
      ],
    });
    expect(await bob.tables.sit(table.id)).toMatchObject({ you: 1, seats: [{}, { deck: false }] });
    await expect(bob.tables.ready(table.id)).rejects.toThrow("table/deck-needed");
    await bob.tables.deck(table.id, DECKS[1]);
    expect(await ada.tables.ready(table.id)).toMatchObject({ state: "open", games: [] });
    const begun = await bob.tables.ready(table.id);
    expect(begun).toMatchObject({ state: "playing", games: [{ outcome: null }] });
    const [{ match }] = begun.games;
    const clients = [await ada.join(match), await bob.join(match)];
    expect(clients[0].table.sittings.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
    expect(await ada.me()).toMatchObject({ matches: [{ id: match }], tables: [{ id: table.id }] });
    await Promise.all(clients.map((client) => client.leave()));
  });

  test("that is opened ready begins at once with bots, and waits for people", async () => {
    const [ada, bob] = await guests("Ada", "Bob");
    const bots = [{ bot: "greedy", deck: DECKS[1] }];
    const begun = await ada.tables.create({ ...BODY, bots, ready: true });
    expect(begun).toMatchObject({ state: "playing", games: [{ outcome: null }] });
    const client = await ada.join(begun.games[0].match);
    expect(client.table.sittings).toHaveLength(2);
    await client.leave();
    const open = await ada.tables.create({ ...BODY, ready: true });
    expect(open).toMatchObject({ state: "open", seats: [{ ready: true }, { player: null }] });
    await bob.tables.sit(open.id, DECKS[1]);
    expect(await bob.tables.ready(open.id)).toMatchObject({ state: "playing" });
  });

  test("whose match is refused as it is opened is open no more", async () => {
    const [ada] = await guests("Ada");
    const wish = { ...BODY, bots: [{ bot: "greedy", deck: DECKS[1] }], ready: true };
    for (let n = 1; n < LIVE; n++) await ada.tables.create(wish);
    // Both find room for one more.
    const both = await Promise.allSettled([ada.tables.create(wish), ada.tables.create(wish)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { tables } = await ada.me();
    expect(tables.map(({ state }) => state)).toEqual(new Array(LIVE).fill("playing"));
  });

  test("says to its own author that it is his, and seats another guest of his", async () => {
    const [ada, second] = await guests("Ada", "Ada again");
    const { id } = await ada.tables.create(BODY);
    await expect(ada.tables.sit(id)).rejects.toThrow("table/own");
    expect(await second.tables.sit(id, DECKS[1])).toMatchObject({ you: 1, rated: false });
    await expect(second.tables.sit(id)).rejects.toThrow("table/seated");
    const [third] = await guests("Cyd");
    await expect(third.tables.sit(id)).rejects.toThrow("table/full");
    await expect(third.tables.ready(id)).rejects.toThrow("table/not-seated");
  });

  test("that is private has a code and stands in no listing", async () => {
    const [ada, bob] = await guests("Ada", "Bob");
    const lobby = await bob.lobby();
    const { id, code } = await ada.tables.create({ ...BODY, access: "private" });
    const open = await ada.tables.create(BODY);
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    await expect.poll(() => lobby.tables.map((row) => row.id)).toContain(open.id);
    expect(lobby.tables.map((row) => row.id)).not.toContain(id);
    expect(await bob.tables.get(code as string)).toMatchObject({ id, code: null, you: null });
    expect(await bob.tables.sit(code as string, DECKS[1])).toMatchObject({ id, code, you: 1 });
    await expect(bob.tables.get("AAAAAAAA")).rejects.toThrow("table/not-found");
    // What is over nobody finds by a code that he guessed.
    await Promise.all([ada, bob].map((player) => player.tables.leave(id)));
    const [cyd] = await guests("Cyd");
    await expect(cyd.tables.get(code as string)).rejects.toThrow("table/not-found");
    await lobby.leave();
  });

  test("is left, passed on and closed by its people, and cleared by its owner", async () => {
    const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
    const { id } = await ada.tables.create(BODY);
    const { id: other } = await ada.tables.create(BODY);
    await bob.tables.sit(id, DECKS[1]);
    await expect(bob.tables.kick(id, 0)).rejects.toThrow("table/not-owner");
    await cyd.tables.sit(other, DECKS[1]);
    expect((await ada.tables.kick(other, 1)).seats[1].player).toBeNull();
    // Out of this table for good, and of no other.
    await expect(cyd.tables.sit(other, DECKS[1])).rejects.toThrow("table/kicked");
    await expect(cyd.tables.sit(other)).rejects.toThrow("table/kicked");
    expect(await bob.tables.sit(other, DECKS[1])).toMatchObject({ you: 1 });
    expect(await ada.tables.leave(id)).toMatchObject({ state: "open", owner: bob.player?.id, you: null });
    expect(await bob.tables.leave(id)).toMatchObject({ state: "closed" });
    await expect(cyd.tables.sit(id)).rejects.toThrow("table/closed");
  });

  test("is one of so many that a player may have open", async () => {
    const [ada] = await guests("Ada");
    const { id } = await ada.tables.create(BODY);
    await ada.tables.create(BODY);
    await expect(ada.tables.create(BODY)).rejects.toThrow("limit/tables");
    await ada.tables.leave(id);
    await ada.tables.create(BODY);
  });

  test.each([
    ["of an unknown game", { ruleset: "chess" }, "ruleset/not-found"],
    ["with an unknown option", { options: { cheat: true } }, "table/invalid"],
    [
      "with more options than any game has",
      { options: Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`cheat${n}`, true])) },
      "MALFORMED",
    ],
    ["of an unknown format", { profile: "v9" }, "table/invalid"],
    ["for too many", { seats: 7 }, "table/invalid"],
    [
      "for bots alone",
      {
        bots: [
          { bot: "x", deck: DECKS[0] },
          { bot: "x", deck: DECKS[0] },
        ],
      },
      "table/invalid",
    ],
    ["with a bot nobody knows", { bots: [{ bot: "nobody", deck: DECKS[0] }] }, "bot/not-found"],
    ["ready without a deck", { deck: undefined, ready: true }, "table/deck-needed"],
    ["that would be rated", { rated: true }, "MALFORMED"],
    ["with a deck that is not legal", { options: {}, deck: { cards: { dave: 3 } } }, "deck/invalid"],
    ["with a deck that is not there", { deck: { set: "x", deck: "y" } }, "deck/not-found"],
    ["with a stored deck that is not there", { deck: { stored: "mine" } }, "deck/not-found"],
    [
      "with cards beside it that the game does not know",
      { bestOf: 3 as const, deck: { cards: {}, side: { dave: 1 } } },
      "deck/invalid",
    ],
  ])("is not opened %s", async (_, body, code) => {
    const [ada] = await guests("Ada");
    await expect(ada.tables.create({ ...BODY, ...body })).rejects.toThrow(code);
  });

  test("is not sat down at with a deck that is not legal, and every problem is named", async () => {
    const [ada, bob] = await guests("Ada", "Bob");
    const { id } = await ada.tables.create({ ruleset: "ucg" });
    const refused = await bob.tables.sit(id, { cards: { dave: 70, nobody: 1 } }).catch((error) => error);
    expect(refused.code).toBe("deck/invalid");
    expect(refused.detail.problems).toEqual(['unknown card "nobody"']);
    const second = await bob.tables.sit(id, { cards: { dave: 70 } }).catch((error) => error);
    expect(second.detail.problems.length).toBeGreaterThan(1);
  });
});

describe("a stored deck", () => {
  const deck = { name: " My\u200B deck ", ruleset: "ucg", cards: { dave: 3 } };

  test("is kept with everything that is wrong with it, listed, replaced and dropped", async () => {
    const [ada, bob] = await guests("Ada", "Bob");
    const kept = await ada.decks.put("mine", deck);
    expect(kept.deck).toEqual({ ...deck, id: "mine", name: "My deck", side: {} });
    expect(kept.problems.length).toBeGreaterThan(0);
    await ada.decks.put("mine", { ...deck, name: "New" });
    await ada.decks.put("second", deck);
    await expect(ada.decks.put("third", deck)).rejects.toThrow("limit/decks");
    expect((await ada.decks.list()).map(({ id, name }) => [id, name])).toEqual([
      ["mine", "New"],
      ["second", "My deck"],
    ]);
    expect(await bob.decks.list()).toEqual([]);
    await expect(bob.decks.delete("mine")).rejects.toThrow("deck/not-found");
    await expect(ada.decks.put("Not an id", deck)).rejects.toThrow("MALFORMED");
    await expect(ada.decks.put("x", { ...deck, ruleset: "chess" })).rejects.toThrow("ruleset/not-found");
    await ada.decks.delete("second");
    // It goes to a table by its id, where it is legal.
    const table = { ruleset: "ucg", deck: { stored: "mine" } };
    await expect(ada.tables.create(table)).rejects.toThrow("deck/invalid");
    const cards = (await ada.sets()).find(({ id }) => id === "seed-examples")?.decks[0].cards ?? {};
    await ada.decks.put("mine", { ...deck, cards });
    expect((await ada.tables.create({ ...table, options: OPTIONS })).seats[0].deck).toBe(true);
    await expect(bob.tables.create(table)).rejects.toThrow("deck/not-found");
  });
});

describe("the lobby", () => {
  test("lists by ruleset, format and state, as tables come, begin and go", async () => {
    const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
    const all = await cyd.lobby();
    const ucg = await cyd.lobby({ ruleset: "ucg", profile: "seed", state: "open" });
    const other = await cyd.lobby({ ruleset: "altered" });
    const has = (lobby: typeof all, id: string) => lobby.tables.some((row) => row.id === id);
    const { id } = await ada.tables.create(BODY);
    await expect.poll(() => has(all, id) && has(ucg, id)).toBe(true);
    await bob.tables.sit(id, DECKS[1]);
    const row = () => all.tables.find((one) => one.id === id);
    await expect.poll(() => row()?.seats.map(({ player }) => player?.name)).toEqual(["Ada", "Bob"]);
    await ada.tables.ready(id);
    const { games } = await bob.tables.ready(id);
    await expect.poll(() => row()).toMatchObject({ state: "playing", match: games[0].match });
    await expect.poll(() => has(ucg, id)).toBe(false);
    expect(has(other, id)).toBe(false);
    await ucg.filter({ state: "playing" });
    expect(has(ucg, id)).toBe(true);
    await Promise.all([all, ucg, other].map((lobby) => lobby.leave()));
  });

  test("has room for a hundred, one of each player before another of anybody's, and says that there are more", async () => {
    const people = await guests(...Array.from({ length: 51 }, (_, n) => `P${n}`));
    const [cyd] = await guests("Cyd");
    const ids: string[] = [];
    for (const player of people)
      for (let n = 0; n < 2; n++) ids.push((await player.tables.create({ ruleset: "altered" })).id);
    const lobby = await cyd.lobby({ ruleset: "altered" });
    expect([lobby.tables.length, lobby.more]).toEqual([100, true]);
    const listed = new Set(lobby.tables.map(({ id }) => id));
    const left = ids.filter((id) => !listed.has(id));
    expect(left.map((id) => ids.indexOf(id) % 2)).toEqual([1, 1]);
    // As two go, the next have room.
    await people[0].tables.leave(ids[0]);
    await people[0].tables.leave(ids[1]);
    await expect.poll(() => [lobby.tables.length, lobby.more]).toEqual([100, false]);
    await expect.poll(() => lobby.tables.map(({ id }) => id)).toEqual(expect.arrayContaining(left));
    await lobby.leave();
  });

  test("keeps room for one who waits, however many tables come after his, and for live matches", async () => {
    const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
    const { id } = await ada.tables.create(BODY);
    await bob.tables.sit(id, DECKS[1]);
    await ada.tables.ready(id);
    await bob.tables.ready(id);
    const waiting = await bob.tables.create(BODY);
    const crowd = await guests(...Array.from({ length: 56 }, (_, n) => `Crowd ${n}`));
    for (const one of crowd) for (let n = 0; n < 2; n++) await one.tables.create({ ruleset: "nullshapers" });
    const lobby = await cyd.lobby();
    const has = (one: string) => lobby.tables.some((row) => row.id === one);
    expect([lobby.tables.length, lobby.more]).toEqual([100, true]);
    expect([has(id), has(waiting.id)]).toEqual([true, true]);
    await lobby.leave();
  });

  test.each([
    ["link", undefined],
    ["nobody", "watch/closed"],
  ] as const)("lists a table to be watched by %s while it is open, and not its match", async (who, no) => {
    const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
    // The tables of those before, of other games, would stand first until they are swept.
    const lobby = await cyd.lobby({ ruleset: BODY.ruleset });
    const row = (id: string) => lobby.tables.find((one) => one.id === id);
    const { id } = await ada.tables.create({ ...BODY, watch: { who } });
    const other = await bob.tables.create(BODY);
    await expect.poll(() => row(id)).toMatchObject({ state: "open", watch: { who } });
    await bob.tables.sit(id, DECKS[1]);
    await ada.tables.ready(id);
    const [{ match }] = (await bob.tables.ready(id)).games;
    await expect.poll(() => row(id)).toBeUndefined();
    expect(row(other.id)).toBeDefined();
    await lobby.filter({ ruleset: BODY.ruleset, state: "playing" });
    expect(row(id)).toBeUndefined();
    // Whoever has the link of the match still may or may not watch it.
    const watching = cyd.watch(match);
    if (no === undefined) await (await watching).leave();
    else await expect(watching).rejects.toThrow(no);
    await lobby.leave();
  });

  test("tells who sits at a table how it changes, and nobody else", async () => {
    const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
    const { id } = await ada.tables.create({ ...BODY, access: "private" });
    const told: TableInfo[] = [];
    const others: TableInfo[] = [];
    const lobbies = [await ada.lobby(), await cyd.lobby()];
    lobbies[0].onTable((table) => told.push(table));
    lobbies[1].onTable((table) => others.push(table));
    await expect.poll(() => lobbies[0].own.map((table) => table.id)).toEqual([id]);
    await bob.tables.sit(id, DECKS[1]);
    await expect.poll(() => told.at(-1)?.seats[1].player?.name).toBe("Bob");
    await ada.tables.kick(id, 1);
    await expect.poll(() => told.at(-1)?.seats[1].player).toBeNull();
    expect(others).toEqual([]);
    // Her own deck is told to her, and no card of another's.
    const decks = (await ada.sets()).flatMap((set) => (set.id === DECKS[0].set ? set.decks : []));
    const [own, other] = DECKS.map(
      ({ deck }) => decks.find(({ id: called }) => called === deck)?.cards ?? {},
    );
    const strange = Object.keys(other).filter((card) => own[card] === undefined);
    expect(strange).not.toEqual([]);
    for (const card of strange) expect(JSON.stringify(told)).not.toContain(`"${card}"`);
    expect(told.at(-1)?.stock).toEqual({ cards: own, side: {} });
    expect((await cyd.tables.get(id)).stock).toBeNull();
    await Promise.all(lobbies.map((lobby) => lobby.leave()));
  });

  test("says nothing of a rematch to others until the watch delay of the match before it has passed", async () => {
    const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
    const lobby = await cyd.lobby();
    const row = (id: string) => lobby.tables.find((one) => one.id === id);
    const { id } = await ada.tables.create({ ...BODY, watch: { who: "all", delay: 3_600 } });
    await bob.tables.sit(id, DECKS[1]);
    await ada.tables.ready(id);
    const { games } = await bob.tables.ready(id);
    await expect.poll(() => row(id)).toMatchObject({ state: "playing" });
    const player = await ada.join(games[0].match);
    await player.concede();
    await expect.poll(async () => (await ada.tables.get(id)).state).toBe("over");
    await ada.tables.rematch(id);
    const next = (await bob.tables.rematch(id)).next as string;
    expect(await bob.tables.get(next)).toMatchObject({ state: "playing", you: 1 });
    // A stranger can neither find it, nor be told of it, nor guess what it is called.
    await expect(cyd.tables.get(next)).rejects.toThrow("table/not-found");
    const guess = createHash("sha256").update(`rematch ${id}`).digest("base64url").slice(0, 12);
    expect(next).not.toBe(guess);
    await lobby.filter({});
    expect(row(next)).toBeUndefined();
    expect(row(id)).toMatchObject({ state: "playing", match: games[0].match });
    expect(await cyd.tables.get(id)).toMatchObject({ next: null, games: [{ outcome: null }] });
    await Promise.all([lobby.leave(), player.leave()]);
  });

  test("says of a match no more than that it goes on until the watch delay has passed", async () => {
    const [ada, bob, cyd] = await guests("Ada", "Bob", "Cyd");
    const lobby = await cyd.lobby();
    const { id } = await ada.tables.create(BODY);
    await bob.tables.sit(id, DECKS[1]);
    await ada.tables.ready(id);
    const { games } = await bob.tables.ready(id);
    const player = await ada.join(games[0].match);
    await player.concede();
    await expect.poll(async () => (await ada.tables.get(id)).state).toBe("over");
    expect((await ada.tables.get(id)).games[0].outcome).toMatchObject({ winners: [1] });
    const seen = await cyd.tables.get(id);
    expect(seen).toMatchObject({ state: "playing", games: [{ outcome: null }] });
    await lobby.filter({});
    expect(lobby.tables.find((row) => row.id === id)).toMatchObject({ state: "playing" });
    await Promise.all([lobby.leave(), player.leave()]);
  });
});
