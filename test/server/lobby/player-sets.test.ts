/** Card sets of players over real HTTP and sockets, on each database. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MatchClient, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import type { PlayerSetInfo, TableInfo } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { type Database, startPostgres } from "../../services.ts";
import { ServerProcess } from "../child.ts";
import { said } from "../operator.ts";
import { guest, ownSet, tinySet } from "../own-set.ts";
import { DECKS, OPTIONS, run } from "../running.ts";
import { deckOf, ends, GUESTS, refusal, start } from "./set-servers.ts";

let postgres: Database | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const { cards: CARDS } = tinySet() as { cards: object[] };

/** Ada's table with her set, at which Bob sits down; both with its decks, and nobody ready. */
async function seated(ada: Riposte, bob: Riposte, set: PlayerSetInfo): Promise<TableInfo> {
  const { id } = await ada.tables.create({
    ruleset: "ucg",
    options: OPTIONS,
    sets: [set.id],
    deck: deckOf(set, "wings"),
  });
  return bob.tables.sit(id, deckOf(set, "drakkonen"));
}

async function begun(ada: Riposte, bob: Riposte, { id }: TableInfo): Promise<string> {
  await ada.tables.ready(id);
  return (await bob.tables.ready(id)).games[0]?.match ?? "";
}

async function play(clients: readonly MatchClient[], moves: number, seed = 3): Promise<void> {
  const random = dice(seed);
  for (let n = 0; n < moves && clients[0].table.view.over === null; n++) {
    const client = clients.find((one) => one.options().length > 0) as MatchClient;
    expect(await client.submit((await sampleIntent(client, random)) ?? {})).toMatchObject({ ok: true });
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}

const kinds = [
  ["SQLite", () => ({})],
  ["PostgreSQL", () => (postgres === undefined ? undefined : { DATABASE_URL: postgres.url })],
] as const;

async function replayed(env: Record<string, string>): Promise<void> {
  const { url } = await start(env);
  const [ada, bob] = [await guest(url, "Ada"), await guest(url, "Bob")];
  const { set } = await ada.playerSets.add({ access: "private", set: ownSet() });
  expect(set).toMatchObject({ name: "My cards", access: "private", hidden: false, owner: ada.player });
  expect(await ada.playerSets.list()).toMatchObject({ may: "yes", own: [set], public: [] });

  const table = await seated(ada, bob, set);
  const { id, name, version } = set;
  // Everybody at the table sees the version, and has its cards; nobody else may open a table with it.
  expect(table.sets).toEqual([{ id, name, version }]);
  expect((await refusal(bob.tables.create({ ruleset: "ucg", sets: [id] }))).code).toBe("set/not-found");
  const told = await bob.playerSets.version(version);
  expect(told.set).toMatchObject({ id, hash: version });
  expect(told.cards.map((card) => card.id)).toContain(`${id}/my-dave`);

  const { set: changed } = await ada.playerSets.change(id, { set: ownSet("New") });
  expect(changed.version).not.toBe(version);
  const match = await begun(ada, bob, table);
  expect(await bob.match(match)).toMatchObject({ sets: [{ id, name: "My cards", version }] });
  const clients = [await ada.join(match), await bob.join(match)];
  await play(clients, 40);
  expect(JSON.stringify(clients[0].seat.own)).toContain(`"my-`);
  expect((await bob.playerSets.version(version)).cards.map((card) => card.name)).toContain("My Dave");
  await clients[1].concede();
  await expect.poll(() => clients[0].table.view.over).not.toBeNull();
  await Promise.all(clients.map((client) => client.leave()));

  // The set is gone for good, and the match has what it was played with.
  await ada.playerSets.delete(id);
  await expect.poll(() => ada.recording(match).catch(() => undefined)).toBeDefined();
  const { sets, setup } = await ada.recording(match);
  const at = setup.sets.indexOf(id);
  expect(sets[at].hash).toBe(version);
  expect(JSON.parse(sets[at].text)).toMatchObject({ id, name: "My cards" });
  expect((await bob.film(match, "spectator")).steps.length).toBeGreaterThan(0);
}

async function takenBack(env: Record<string, string>): Promise<void> {
  const running = await start(env);
  const { url } = running;
  const [ada, bob] = [await guest(url, "Ada"), await guest(url, "Bob")];
  const { set } = await ada.playerSets.add({ access: "link", set: ownSet() });
  const match = await begun(ada, bob, await seated(ada, bob, set));
  const deck = { name: "Mine", ruleset: "ucg", cards: { [`${set.id}/my-dave`]: 2 } };
  await bob.decks.put("mine", deck);
  expect(await bob.decks.list()).toMatchObject([{ id: "mine", gone: [] }]);
  const waiting = await ada.tables.create({ ruleset: "ucg", sets: [set.id] });

  const listed = await said(running, "sets");
  expect(listed.value.sets).toContainEqual(expect.objectContaining({ id: set.id, player: ada.player?.id }));
  expect(await said(running, "hide-set", set.id, "rude")).toMatchObject({ code: 0 });
  await expect
    .poll(() => bob.tables.get(waiting.id))
    .toMatchObject({ state: "closed", why: "set/gone", seats: [{ player: ada.player }, {}] });
  expect((await refusal(ada.tables.create({ ruleset: "ucg", sets: [set.id] }))).code).toBe("set/not-found");
  expect((await ada.playerSets.list()).own).toMatchObject([{ id: set.id, hidden: true }]);
  expect(await bob.decks.list()).toMatchObject([{ id: "mine", gone: [set.id], cards: deck.cards }]);

  const clients = [await ada.join(match), await bob.join(match)];
  await play(clients, 20);
  expect(await said(running, "show-set", set.id)).toMatchObject({ code: 0 });
  expect(await bob.decks.list()).toMatchObject([{ gone: [] }]);
  expect(await said(running, "remove-set", set.id)).toMatchObject({ code: 0 });
  expect(await said(running, "remove-set", set.id)).toMatchObject({ code: 1 });
  expect((await ada.playerSets.list()).own).toEqual([]);
  await play(clients, 20, 4);
  await Promise.all(clients.map((client) => client.leave()));
}

async function killed(env: Record<string, string>): Promise<void> {
  const server = await ServerProcess.prepare({ ...GUESTS, ...env });
  ends.push(() => server.remove());
  await server.start();
  const [ada, bob] = [await guest(server.url, "Ada"), await guest(server.url, "Bob")];
  const { set } = await ada.playerSets.add({ set: ownSet() });
  const match = await begun(ada, bob, await seated(ada, bob, set));
  const clients = [await ada.join(match), await bob.join(match)];
  await play(clients, 60);
  await ada.playerSets.change(set.id, { set: ownSet("New") });
  const before = clients.map((client) => ({ table: client.table.view, own: client.seat.own }));
  const kept: MatchClient[] = [];
  const keep = (client: MatchClient) => kept.push(client);
  await server.end("SIGKILL");
  await Promise.all(clients.map((client) => client.leave()));
  await server.start();
  // Where the store is another's, the lease of the dead one has to end.
  await expect.poll(() => ada.join(match).then(keep, () => undefined), { timeout: 30_000 }).toBeDefined();
  const again = [...kept, await bob.join(match)];
  expect(again.map((client) => ({ table: client.table.view, own: client.seat.own }))).toEqual(before);
  await play(again, 20, 4);
  await Promise.all(again.map((client) => client.leave()));
  expect(server.logged(50)).toEqual([]);
}

describe.each(kinds)("a player's set on %s", (_, database) => {
  test("is kept, played at the version of the table, and shown again by the replay after it was replaced", ({
    skip,
  }) => replayed(database() ?? skip()));

  test("that its owner or the operator takes back closes tables that wait, and no match", ({ skip }) =>
    takenBack(database() ?? skip()));

  test("goes on after a SIGKILL with what the match began with", ({ skip }) => killed(database() ?? skip()));
});

test("what waits is closed where the operator forbids all of it, and what is played goes on", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const before = await run({ dataDir, env: GUESTS });
  const [ada, bob] = [new Riposte(before.url), new Riposte(before.url)];
  const sessions = [await ada.session("Ada"), await bob.session("Bob")];
  const { set } = await ada.playerSets.add({ set: ownSet() });
  const match = await begun(ada, bob, await seated(ada, bob, set));
  const waiting = await ada.tables.create({ ruleset: "ucg", sets: [set.id] });
  await before.stop();

  const after = await run({ dataDir, env: { ...GUESTS, PLAYER_SETS: "off" } });
  ends.push(() => after.stop());
  const again = sessions.map((session) => {
    const player = new Riposte(after.url);
    player.resume(session);
    return player;
  });
  await expect
    .poll(() => again[0].tables.get(waiting.id))
    .toMatchObject({ state: "closed", why: "set/forbidden" });
  const clients = await Promise.all(again.map((player) => player.join(match)));
  await play(clients, 20);
  await Promise.all(clients.map((client) => client.leave()));
  expect(await again[0].playerSets.list()).toMatchObject({ may: "off", own: [{ id: set.id }] });
});

test("the server's own players play a player's set, and never for want of its cards by the request's default", async () => {
  const running = await start();
  const { url } = running;
  const ada = await guest(url, "Ada");
  const { set } = await ada.playerSets.add({ set: ownSet() });
  const { id } = await ada.tables.create({
    ruleset: "ucg",
    options: OPTIONS,
    sets: [set.id],
    deck: deckOf(set, "wings"),
    bots: [{ bot: "greedy", deck: deckOf(set, "drakkonen") }],
  });
  const { games } = await ada.tables.ready(id);
  const client = await ada.join(games[0].match);
  const random = dice(1);
  for (let moves = 0; moves < 25; moves++) {
    await expect.poll(() => client.options().length, { timeout: 30_000 }).toBeGreaterThan(0);
    await client.submit((await sampleIntent(client, random)) ?? {});
  }
  expect(running.logged.filter(({ msg }) => msg === "a bot has no answer")).toEqual([]);
  await client.leave();
});

test("cards that come to no end end their match by name, and everybody at it is told", async () => {
  const { url } = await start();
  const [ada, bob] = [await guest(url, "Ada"), await guest(url, "Bob")];
  const swarm = {
    id: "swarm",
    name: "A Swarm of Mine",
    type: "character",
    cost: 0,
    combat: 1,
    abilities: [
      {
        kind: "triggered",
        on: { act: "enter", object: { kind: "character" } },
        effect: [
          {
            do: "each",
            of: { ref: "all", of: { kind: "character" } },
            as: "one",
            then: [{ do: "token", card: "swarm", count: 3 }],
          },
        ],
      },
    ],
  };
  const { set } = await ada.playerSets.add({ set: { ...tinySet(), cards: [...CARDS, swarm] } });
  const deck = { cards: { [`${set.id}/well`]: 20, [`${set.id}/swarm`]: 20 } };
  const { id } = await ada.tables.create({ ruleset: "ucg", options: OPTIONS, sets: [set.id], deck });
  await bob.tables.sit(id, deck);
  const match = await begun(ada, bob, { id } as TableInfo);
  const clients = [await ada.join(match), await bob.join(match)];
  const random = dice(1);
  for (let moves = 0; moves < 200 && clients[0].table.view.over === null; moves++) {
    const client = clients.find((one) => one.options().length > 0);
    await client?.submit((await sampleIntent(client, random)) ?? {});
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
  for (const client of clients)
    await expect.poll(() => client.table.view.over).toEqual({ winners: [], reason: "exhausted" });
  await Promise.all(clients.map((client) => client.leave()));
});

test("a server's deck and a player's set are played together", async () => {
  const { url } = await start();
  const [ada, bob] = [await guest(url, "Ada"), await guest(url, "Bob")];
  const { set } = await ada.playerSets.add({ access: "public", set: ownSet() });
  const { id } = await ada.tables.create({
    ruleset: "ucg",
    options: OPTIONS,
    sets: [set.id],
    deck: deckOf(set, "wings"),
  });
  await bob.tables.sit(id, DECKS[1]);
  const match = await begun(ada, bob, { id } as TableInfo);
  const clients = [await ada.join(match), await bob.join(match)];
  await play(clients, 30);
  await Promise.all(clients.map((client) => client.leave()));
});
