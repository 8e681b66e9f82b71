/** A player who was away for ten thousand events arrives at the exact table and seat. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { begin, play } from "../../../server/match/game/game.ts";
import type { MatchRecord, Row } from "../../../server/match/journal/journal.ts";
import { openSqlite } from "../../../server/store/index.ts";
import { Riposte } from "../../../shared/client/index.ts";
import { ucg } from "../../../shared/games/ucg/index.ts";
import { isRefusal, type Match, requests, sample, viewOf } from "../../../shared/kernel/index.ts";
import { EVENTS_AT_ONCE, eventsMessageSchema, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { dice, exampleCatalog } from "../../protocol/random-match.ts";
import { run } from "../running.ts";
import { messagesOf, reserve, Wire } from "../wire.ts";

const dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const MISSED = 10_000;
const catalog = exampleCatalog();

/** A match with decks that last, played at random until its first seat was told so many events. */
function played(players: readonly string[]): { record: MatchRecord; rows: Row[]; match: Match } {
  const ids = catalog.sets[0].cards.map(({ id }) => id);
  const deck = Array.from({ length: 740 }, (_, n) =>
    n % 3 === 0 ? "standard-resource" : ids[n % ids.length],
  );
  const seats = players.map(() => ({ deck: deck.toSorted() }));
  const rulings = { ruleset: "ucg", profile: "seed", options: { deckRules: false } };
  const setup = { ...rulings, seed: "5eed".repeat(16), seats, sets: ["seed-examples"] };
  const record = { id: "long-away", setup, rules: ucg.version, hashes: [catalog.sets[0].hash], players };
  const { match } = begin(record, catalog);
  const random = dice(4);
  const rows: Row[] = [];
  while (match.state.counters.told[0] <= MISSED + 50) {
    const [{ seat }] = requests(match);
    const intent = sample(match, seat, random) ?? {};
    const done = play(match, rows.length, { by: seat, at: rows.length, from: null, intent });
    if (isRefusal(done)) throw new Error(done.code);
    rows.push(...done.rows);
  }
  return { record, rows, match };
}

test("who missed ten thousand events has the exact table and seat, the newest events, and is told of the gap", async () => {
  const before = await run({ dataDir });
  const players = [new Riposte(before.url), new Riposte(before.url)];
  const sessions = [await players[0].session("Ada"), await players[1].session("Bob")];
  await before.stop();
  const { record, rows, match } = played(sessions.map(({ player }) => player.id));
  const store = await openSqlite(dataDir);
  await store.create(record, "test");
  for (let at = 0; at < rows.length; at += 500)
    expect(await store.append(record.id, 1, rows.slice(at, at + 500), null)).toBe("stored");
  await store.retire("test");
  await store.close();

  const after = await run({ dataDir });
  const ada = new Riposte(after.url);
  ada.resume(sessions[0]);
  const client = await ada.join(record.id, 1);
  const head = match.state.counters.told[0];
  expect(head).toBeGreaterThan(MISSED);
  expect(client.table.view).toEqual(viewOf(match, 0).public);
  expect(client.seat.own).toEqual(viewOf(match, 0).own);
  expect(client.welcome.head).toBe(head);
  expect(client.lastEvent).toBe(head);
  const bob = await Wire.sit(after.url, await reserve(after.url, record.id, sessions[1].token));
  await bob.request("hello", { protocol: PROTOCOL_VERSION, since: 1 });
  const [{ events, gap }] = messagesOf(bob, "events", eventsMessageSchema);
  const last = match.state.counters.told[1];
  expect(gap).toBe(true);
  expect(events.map(({ n }) => n)).toEqual(
    Array.from({ length: EVENTS_AT_ONCE }, (_, n) => last - EVENTS_AT_ONCE + 1 + n),
  );
  bob.destroy();
  await client.leave();
  await after.stop();
});
