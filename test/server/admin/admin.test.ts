/** The operator's side: metrics, commands and backups of a real server, over its real socket and port. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { adminCommand } from "../../../server/admin/command.ts";
import { createLogger, createServer, readConfig } from "../../../server/app.ts";
import { type MatchClient, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { dice, exampleCatalog } from "../../protocol/random-match.ts";
import { FOR_PROGRAMS } from "../../settings.ts";
import { said } from "../operator.ts";
import { greet, type Running, type RunOptions, run, type Said, socketAt, table } from "../running.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(options: RunOptions = {}): Promise<Running> {
  const running = await run(options);
  ends.push(() => running.stop());
  return running;
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "riposte-"));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** The value of one line of Prometheus' text. */
const numberOf = (text: string, name: string): number => {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`${name} is not among the metrics`);
  return Number(line.slice(name.length + 1));
};

async function play(clients: readonly MatchClient[], times: number): Promise<void> {
  const random = dice(7);
  for (let n = 0; n < times; n++) {
    const client = clients.find((one) => one.options().length > 0) as MatchClient;
    expect(await client.submit((await sampleIntent(client, random)) ?? {})).toMatchObject({ ok: true });
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}

async function playing(running: Running, times: number) {
  const { ada, bob, tokens, match } = await table(running.url, { deckRules: false, firstPlayer: 0 });
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  ends.push(() => Promise.all(clients.map((client) => client.leave())));
  await play(clients, times);
  return { ada, bob, tokens, match: match.id, clients };
}

test("metrics count what was refused before it was read", async () => {
  const running = await start({ env: { MAX_MESSAGES_PER_SECOND: "20" } });
  const { tokens, match } = await table(running.url);
  const room = await socketAt(running.url, match.id, tokens[0]);
  await greet(room);
  const codes: string[] = [];
  // A machine under load may spread so many over more than a second.
  while (!codes.includes("limit/rate")) {
    const intent = { id: "mine", intent: { action: "pass", request: 99 } };
    const answers = await Promise.all(Array.from({ length: 60 }, () => room.request("intent", intent)));
    codes.push(...answers.map(({ code = "ok" }: Said) => code));
  }
  const { text } = await said(running, "metrics");
  for (const code of new Set(codes))
    expect([code, numberOf(text, `riposte_intents_total{result="${code}"}`)]).toEqual([
      code,
      codes.filter((one) => one === code).length,
    ]);
  await room.leave();
});

test("metrics count what went on", async () => {
  const running = await start({ env: { WATCH_DELAY_SECONDS: "0" } });
  const { match, clients } = await playing(running, 12);
  const refused = await clients[0].submit({ action: "no such thing" });
  const stranger = new Riposte(running.url);
  await stranger.session("Eve");
  await expect(stranger.join(match)).rejects.toThrow("match/not-seated");
  const watching = await stranger.watch(match);
  const { text } = await said(running, "metrics");
  expect(numberOf(text, "riposte_matches")).toBe(1);
  expect(numberOf(text, "riposte_stopped_matches")).toBe(0);
  expect(numberOf(text, "riposte_seats_connected")).toBe(2);
  expect(numberOf(text, "riposte_spectators")).toBe(1);
  expect(numberOf(text, 'riposte_intents_total{result="ok"}')).toBe(12);
  expect(refused).toMatchObject({ ok: false });
  expect(numberOf(text, `riposte_intents_total{result="${"code" in refused ? refused.code : ""}"}`)).toBe(1);
  expect(numberOf(text, "riposte_intent_seconds_count")).toBe(13);
  expect(numberOf(text, 'riposte_commit_seconds_count{result="stored"}')).toBeGreaterThanOrEqual(12);
  expect(numberOf(text, 'riposte_refused_joins_total{code="match/not-seated"}')).toBe(1);
  expect(numberOf(text, "nodejs_heap_size_used_bytes")).toBeGreaterThan(0);
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  await watching.leave();
  await clients[1].leave();
  const after = async (name: string) => numberOf((await said(running, "metrics")).text, name);
  await expect.poll(() => after("riposte_seats_connected")).toBe(1);
  await expect.poll(() => after("riposte_spectators")).toBe(0);
});

test("matches are listed, inspected, verified and ended", async () => {
  const running = await start();
  const { ada, match, clients } = await playing(running, 10);
  const listed = await said(running, "matches");
  expect(listed.value.matches).toMatchObject([{ id: match, ruleset: "ucg", status: "playing" }]);

  const inspected = await said(running, "inspect", match);
  expect(inspected.value).toMatchObject({ ok: true, match, epoch: 1 });
  // The host sees every hand; no seat does.
  const hidden = JSON.stringify(inspected.value.view).length;
  expect(hidden).toBeGreaterThan(JSON.stringify(clients[0].table.view).length);
  const looked = running.logged.filter(({ msg }) => msg === "the operator looks at a match as its host");
  expect(looked).toMatchObject([{ match, level: 40 }]);

  const verified = await said(running, "verify", match);
  expect(verified).toMatchObject({ code: 0, value: { exact: true, entries: inspected.value.seq } });
  expect(verified.value.hash).toBe(inspected.value.hash);

  expect(await said(running, "end", match)).toMatchObject({ code: 0 });
  const { text: metrics } = await said(running, "metrics");
  expect(metrics).toContain('riposte_void_matches_total{why="operator"} 1\n');
  await expect.poll(() => clients[0].table.view.over).toEqual({ winners: [], reason: "operator" });
  expect(await ada.match(match)).toMatchObject({ status: "over" });
  expect(await said(running, "verify", match)).toMatchObject({ code: 0, value: { exact: true } });
  expect(await said(running, "end", match)).toMatchObject({ code: 1, text: expect.stringContaining("over") });
});

test("a journal that was changed by hand is found, and where", async () => {
  const dataDir = folder();
  const before = await run({ dataDir });
  const { match } = await playing(before, 8);
  await before.stop();
  const db = new DatabaseSync(join(dataDir, "riposte.db"));
  db.prepare("UPDATE journal SET digest = 'x' WHERE match = ? AND seq = 5").run(match);
  db.close();
  const after = await start({ dataDir });
  expect(await said(after, "verify", match)).toMatchObject({ code: 1, value: { exact: false, seq: 5 } });
});

test("matches that cannot be played any more are ended, too, and hold nobody up", async () => {
  const dataDir = folder();
  const before = await run({ dataDir });
  const [old, diverged] = [await playing(before, 8), await playing(before, 8)];
  for (const client of [...old.clients, ...diverged.clients]) await client.leave();
  await before.stop();
  const db = new DatabaseSync(join(dataDir, "riposte.db"));
  db.exec("DELETE FROM snapshots");
  db.prepare("UPDATE matches SET record = json_set(record, '$.rules', 0) WHERE id = ?").run(old.match);
  db.prepare("UPDATE journal SET digest = 'x' WHERE match = ? AND seq = 5").run(diverged.match);
  db.close();

  const after = await start({ dataDir });
  expect((await said(after, "matches")).value.stopped).toEqual([
    { id: old.match, code: "SAVE_RULES" },
    { id: diverged.match, code: "restore/diverged" },
  ]);
  for (const { ada, tokens, match } of [old, diverged]) {
    const player = new Riposte(after.url);
    player.resume({ player: ada.player as NonNullable<typeof ada.player>, token: tokens[0] });
    expect((await player.me()).matches).toMatchObject([{ id: match, status: "halted" }]);
    expect(await said(after, "end", match)).toMatchObject({ code: 0 });
    expect((await player.me()).matches).toEqual([]);
    await expect(player.join(match)).rejects.toThrow("match/over");
    expect(await said(after, "end", match)).toMatchObject({ code: 1, text: expect.stringContaining("over") });
  }
  expect((await said(after, "matches")).value).toMatchObject({ matches: [], stopped: [] });
});

test("a backup is made while matches go on, and they go on from it in another folder", async () => {
  const running = await start();
  const { ada, tokens, match, clients } = await playing(running, 10);
  const elsewhere = folder();
  const file = join(elsewhere, "riposte.db");
  expect(await said(running, "backup", file)).toMatchObject({ code: 0, value: { file } });
  const { seq, hash } = (await said(running, "inspect", match)).value;
  expect(await said(running, "backup", file)).toMatchObject({
    code: 1,
    text: expect.stringContaining("there already"),
  });
  expect(await said(running, "backup", join(elsewhere, "no", "such"))).toMatchObject({ code: 1 });
  // What is played after it is not in it.
  await play(clients, 5);

  const restored = await start({ dataDir: elsewhere });
  expect((await said(restored, "inspect", match)).value).toMatchObject({ seq, hash });
  expect(await said(restored, "verify", match)).toMatchObject({ code: 0 });
  expect(numberOf((await said(restored, "metrics")).text, "riposte_restored_matches_total")).toBe(1);
  // Its key is in the store, so a token of the first server is one of this.
  const again = new Riposte(restored.url);
  again.resume({ player: ada.player as NonNullable<typeof ada.player>, token: tokens[0] });
  const client = await again.join(match);
  expect(client.welcome.match).toBe(match);
  await client.leave();
});

test("the socket is its user's alone, and one that a killed process left is no hindrance", async () => {
  const dataDir = folder();
  const first = await run({ dataDir });
  expect(statSync(join(dataDir, "admin.sock")).mode & 0o777).toBe(0o600);
  await first.stop();
  const path = join(dataDir, "admin.sock");
  const listen =
    'require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))';
  spawnSync(process.execPath, ["-e", listen, path]);
  expect(statSync(path).isSocket()).toBe(true);
  const second = await start({ dataDir });
  expect(await said(second, "matches")).toMatchObject({ code: 0 });
});

test("nothing of it is on the players' port", async () => {
  const { url } = await start();
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  // Where a page is built it answers any other address that is read.
  for (const path of [
    "/matches/some/end",
    "/matches/some/verify",
    "/backup",
    "/players/some/ban",
    "/players/some/erase",
  ])
    expect((await fetch(url + path, { method: "POST" })).status).toBe(404);
  const read = ["/matches", "/matches/some", "/bans", "/migrations", "/players/some"];
  // Colyseus' own monitor calls any method of a room by GET, its playground joins any.
  for (const path of [...read, "/colyseus", "/colyseus/api", "/monitor", "/monitor/api", "/playground"]) {
    const response = await fetch(url + path);
    expect(response.headers.get("content-type") ?? "").toMatch(response.ok ? /^text\/html/ : /json/);
    expect(await response.text()).not.toMatch(/"ok":true|roomId/);
  }
});

test("on a port it wants its token, and no server starts without one", async () => {
  const read = readConfig({ ADMIN_PORT: "9464" });
  expect(read).toEqual({
    ok: false,
    problems: [{ variable: "ADMIN_TOKEN", message: "is needed with ADMIN_PORT" }],
  });

  const token = "a token of the operator's";
  const running = await start({ env: { ADMIN_PORT: "0", ADMIN_TOKEN: token } });
  const opened = running.logged.find(({ msg }) => msg === "the operator's side is open");
  const { port } = (opened as { address: { port: number } }).address;
  const url = `http://127.0.0.1:${port}/metrics`;
  expect((await fetch(url)).status).toBe(401);
  expect((await fetch(url, { headers: { authorization: "Bearer another" } })).status).toBe(401);
  expect((await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  const place = { dataDir: running.dataDir, host: "127.0.0.1", adminPort: port };
  expect(await adminCommand(["matches"], { ...place, adminToken: token })).toMatchObject({ code: 0 });
  expect(await adminCommand(["matches"], { ...place, adminToken: "another" })).toMatchObject({ code: 1 });
  expect(JSON.stringify(running.logged)).not.toContain(token);
});

test("a command that nobody answers, or that makes no sense, says so", async () => {
  expect(await adminCommand(["matches"], { dataDir: folder() })).toMatchObject({ code: 2 });
  expect(await adminCommand(["dance"], { dataDir: folder() })).toMatchObject({ code: 2 });
  const running = await start();
  expect(await said(running, "verify", "nowhere")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^match\/not-found/),
  });
});

/** A match played at a level of the log, and the lines. */
async function loggedAt(level: string) {
  const dataDir = folder();
  const read = readConfig({ ...FOR_PROGRAMS, DATA_DIR: dataDir, HOST: "127.0.0.1", AUTO_PASS_MS: "off" });
  if (!read.ok) throw new Error("bad settings");
  const lines: string[] = [];
  const log = createLogger(level, { write: (line: string) => void lines.push(line) });
  const seed = "5eed".repeat(16);
  const server = createServer(read.config, { log, seeds: () => seed });
  const port = await server.listen(0);
  const running = { url: `http://127.0.0.1:${port}`, dataDir, server } as unknown as Running;
  const { match, clients } = await playing(running, 15);
  await clients[0].submit({ action: "no such thing" });
  const { value } = await said(running, "inspect", match);
  const words = JSON.stringify(value.view);
  for (const client of clients) await client.leave();
  await server.close();
  return { lines, match, seed, words };
}

test("each intent is one line at debug, by its match, seat, code and milliseconds", async () => {
  const { lines, match, seed } = await loggedAt("debug");
  const intents = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "intent");
  expect(intents).toHaveLength(16);
  for (const line of intents) {
    expect(Object.keys(line).sort()).toEqual([
      "code",
      "hostname",
      "level",
      "match",
      "ms",
      "msg",
      "pid",
      "seat",
      "time",
    ]);
    expect(line).toMatchObject({ match, level: 20, ms: expect.any(Number) });
  }
  expect(intents.filter(({ code }) => code === "ok")).toHaveLength(15);
  expect(lines.join()).not.toContain(seed);
});

test("at info nothing of a live match's cards is written, not even when it is inspected", async () => {
  const { lines, seed, words } = await loggedAt("info");
  const cards = exampleCatalog().sets[0].decks.flatMap((deck) => Object.keys(deck.cards));
  expect(cards.filter((card) => words.includes(`"${card}"`)).length).toBeGreaterThan(2);
  const written = lines.filter((line) => JSON.parse(line).msg !== "listening").join();
  for (const card of cards) expect(written).not.toContain(`"${card}"`);
  expect(written).not.toContain(seed);
  expect(written).not.toContain('"msg":"intent"');
});
