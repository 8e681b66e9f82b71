/** A match goes on with what it began with, whatever lies on the disk now; and what cannot go on says so. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type MatchClient, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { type Running, run, table } from "../running.ts";

const EXAMPLES = fileURLToPath(new URL("../../../shared/sets/ucg/seed-examples.json", import.meta.url));

let dataDir: string;
let sets: string;
let running: Running;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
  sets = mkdtempSync(join(tmpdir(), "riposte-sets-"));
  copyFileSync(EXAMPLES, join(sets, "examples.json"));
});
afterEach(async () => {
  await running.stop();
  for (const folder of [dataDir, sets]) rmSync(folder, { recursive: true, force: true });
});

const start = async (): Promise<void> => {
  running = await run({ dataDir, setFolders: [sets] });
};

async function play(clients: readonly MatchClient[], moves: number): Promise<void> {
  const random = dice(moves);
  for (let n = 0; n < moves; n++) {
    const client = clients.find((one) => one.options().length > 0) as MatchClient;
    expect(await client.submit((await sampleIntent(client, random)) ?? {})).toMatchObject({ ok: true });
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}

/** The same players on a server that was started again. */
function again(players: readonly Riposte[], tokens: readonly string[]): Riposte[] {
  return players.map(({ player }, seat) => {
    const riposte = new Riposte(running.url);
    riposte.resume({ player: player as NonNullable<typeof player>, token: tokens[seat] });
    return riposte;
  });
}

/** Does something to the store while no server has it. */
function meddle(sql: string): void {
  const db = new DatabaseSync(join(dataDir, "riposte.db"));
  db.exec(sql);
  db.close();
}

async function played(moves: number) {
  await start();
  const { ada, bob, tokens, match } = await table(running.url);
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  await play(clients, moves);
  const seen = clients.map((client) => ({ table: client.table.view, own: client.seat.own }));
  await Promise.all(clients.map((client) => client.leave()));
  await running.stop();
  return { players: [ada, bob], tokens, match: match.id, seen };
}

test.each([
  ["changed", () => writeFileSync(join(sets, "examples.json"), changed())],
  ["deleted", () => rmSync(join(sets, "examples.json"))],
])("a set file that was %s changes no match that goes on", async (_, change) => {
  const { players, tokens, match, seen } = await played(60);
  change();
  await start();
  expect(running.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
  const clients = await Promise.all(again(players, tokens).map((one) => one.join(match)));
  expect(clients.map((client) => ({ table: client.table.view, own: client.seat.own }))).toEqual(seen);
  await play(clients, 30);
  // A cut in mid-match has its events told again, by the same cards.
  const late = await again(players, tokens)[0].join(match, 3);
  expect(late.table.view).toEqual(clients[1].table.view);
  await Promise.all([...clients, late].map((client) => client.leave()));
});

/** The examples with every card called something else: another content, another hash. */
function changed(): string {
  const set = JSON.parse(readFileSync(EXAMPLES, "utf8"));
  for (const card of set.cards) card.name = `New ${card.name}`;
  return JSON.stringify(set);
}

test("a match whose sets are nowhere is stopped, and its players are told why", async () => {
  const { players, tokens, match } = await played(5);
  meddle("DELETE FROM sets");
  writeFileSync(join(sets, "examples.json"), changed());
  await start();
  expect(running.logged).toContainEqual(expect.objectContaining({ match, code: "SAVE_SET" }));
  const [ada] = again(players, tokens);
  await expect(ada.join(match)).rejects.toThrow("SAVE_SET");
  expect(await ada.match(match)).toMatchObject({ status: "halted" });
  expect((await ada.me()).matches).toMatchObject([{ id: match, status: "halted" }]);
});

test("a match whose rules give another result now is stopped alone, and says so at the table", async () => {
  const { players, tokens, match } = await played(60);
  // Rows after the snapshot of the 50th; the one of the end is as if the server had been killed.
  meddle(
    `DELETE FROM snapshots; UPDATE journal SET digest = 'another' WHERE match = '${match}' AND seq = 55`,
  );
  await start();
  expect(running.logged).toContainEqual(expect.objectContaining({ match, code: "restore/diverged" }));
  const [ada] = again(players, tokens);
  const client = await ada.join(match);
  expect(client.table.notice).toBe("halted");
  expect(await client.submit({ action: "pass" })).toMatchObject({ ok: false, code: "restore/diverged" });
  expect(await client.concede()).toMatchObject({ ok: false, code: "restore/diverged" });
  expect((await ada.me()).matches).toMatchObject([{ id: match, status: "halted" }]);
  await client.leave();
  const other = await table(running.url);
  const clients = [await other.ada.join(other.match.id), await other.bob.join(other.match.id)];
  await play(clients, 5);
  await Promise.all(clients.map((one) => one.leave()));
});

test("a match is hosted once: taking it again changes nothing", async () => {
  const { match } = await played(3);
  await start();
  const host = running.server.hosts?.find(match);
  expect(host).toBeDefined();
  const taken = await Promise.all([1, 2].map(() => running.server.hosts?.take(match)));
  for (const one of taken) expect(one).toBe(host);
  expect(() => host?.attach({ change() {}, closed() {} })).toThrow("table already");
});
