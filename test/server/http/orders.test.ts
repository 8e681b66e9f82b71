/** A match asked for twice is made once. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import type { MatchBody } from "../../../shared/protocol/index.ts";
import { DECKS, OPTIONS, type Running, run } from "../running.ts";

const dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
let running: Running;
let players: Riposte[];
let tokens: string[];
beforeAll(async () => {
  running = await run({ dataDir });
  players = [0, 1].map(() => new Riposte(running.url));
  tokens = (await Promise.all(players.map((one) => one.session()))).map(({ token }) => token);
});
afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const body = (more: Partial<MatchBody> = {}): MatchBody => ({
  ruleset: "ucg",
  options: OPTIONS,
  decks: [...DECKS],
  seats: players.map(({ player }) => player?.id ?? ""),
  ...more,
});

test("the same key and body of a player are one match, asked at once or later", async () => {
  const [ada] = players;
  const made = await Promise.all([1, 2, 3, 4].map(() => ada.createMatch(body(), "k1")));
  const ids = new Set(made.map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect((await ada.createMatch(body(), "k1")).id).toBe(made[0].id);
  // Whoever has the match can sit down in it.
  const client = await ada.join(made[3].id);
  await client.leave();
  expect((await ada.me()).matches.map(({ id }) => id)).toEqual([...ids]);
});

test("another key, another player or no key is another match; another body under the key is refused", async () => {
  const [ada, bob] = players;
  const first = await ada.createMatch(body(), "k2");
  const others = [
    await ada.createMatch(body(), "k3"),
    await bob.createMatch(body(), "k2"),
    await ada.createMatch(body()),
    await ada.createMatch(body()),
  ];
  expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(5);
  const other = body({ decks: [...DECKS].reverse() });
  await expect(ada.createMatch(other, "k2")).rejects.toThrow("match/key-used");
  const both = await Promise.allSettled([ada.createMatch(body(), "k4"), ada.createMatch(other, "k4")]);
  expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
});

test("what was refused under a key may be asked again under it, mended", async () => {
  const [ada] = players;
  await expect(ada.createMatch(body({ ruleset: "chess" }), "k5")).rejects.toThrow("ruleset/not-found");
  expect((await ada.createMatch(body(), "k5")).status).toBe("playing");
  await expect(ada.createMatch(body(), "k".repeat(201))).rejects.toThrow("MALFORMED");
});

test("the key is good after a restart, and when the match is over", async () => {
  const made = await players[0].createMatch(body(), "k6");
  await running.stop();
  running = await run({ dataDir });
  const ada = new Riposte(running.url);
  ada.resume({ player: players[0].player as NonNullable<Riposte["player"]>, token: tokens[0] });
  expect((await ada.createMatch(body(), "k6")).id).toBe(made.id);
  const client = await ada.join(made.id);
  expect(await client.concede()).toMatchObject({ ok: true });
  await client.leave();
  expect(await ada.createMatch(body(), "k6")).toMatchObject({ id: made.id, status: "over" });
  await running.stop();
  running = await run({ dataDir });
  const later = new Riposte(running.url);
  later.resume({ player: ada.player as NonNullable<Riposte["player"]>, token: tokens[0] });
  expect(await later.createMatch(body(), "k6")).toMatchObject({ id: made.id, status: "over" });
});

test("a server that says so begins matches at tables alone", async () => {
  await running.stop();
  running = await run({ dataDir, env: { DIRECT_MATCHES: "false" } });
  const [ada, bob] = [new Riposte(running.url), new Riposte(running.url)];
  const seats = [await ada.session(), await bob.session()].map(({ player }) => player.id);
  await expect(ada.createMatch(body({ seats }))).rejects.toThrow("match/table-needed");
  await expect(ada.createMatch(body({ seats }), "k7")).rejects.toThrow("match/table-needed");
  expect((await bob.me()).matches).toEqual([]);
  const { id } = await ada.tables.create({ ruleset: "ucg", options: OPTIONS, deck: DECKS[0] });
  await bob.tables.sit(id, DECKS[1]);
  await ada.tables.ready(id);
  const { games } = await bob.tables.ready(id);
  expect((await bob.me()).matches.map((match) => match.id)).toEqual([games[0].match]);
});
