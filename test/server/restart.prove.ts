import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchMaker } from "@colyseus/core";
import { afterAll, expect, test, vi } from "vitest";
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import { dice } from "../protocol/random-match.ts";
import { Cable } from "./cable.ts";
import { closeOf, greet, type Running, run, type Said, socketAt, table } from "./running.ts";
import { reserve } from "./wire.ts";

const dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function playSome(
  clients: readonly MatchClient[],
  times: number,
  random: (n: number) => number,
): Promise<void> {
  for (let n = 0; n < times && clients[0].table.view.over === null; n++) {
    const client = clients.find((one) => one.options().length > 0) as MatchClient;
    expect(await client.submit((await sampleIntent(client, random)) ?? {})).toMatchObject({ ok: true });
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}

test("a match goes on after the server was stopped and started, with its players, tables and ids", async () => {
  const random = dice(21);
  const before: Running = await run({ dataDir });
  const { ada, bob, tokens, match } = await table(before.url, { deckRules: false, firstPlayer: 0 });
  const bare = await socketAt(before.url, match.id, tokens[0]);
  await greet(bare);
  const first = { id: "first", intent: { action: "advancePhase", request: 1 } };
  expect(await bare.request("intent", first)).toMatchObject({ ok: true });
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  await playSome(clients, 30, random);
  const [picture, own] = [clients[0].table.view, clients[0].seat.own];
  await before.stop();
  await expect.poll(() => clients.map(({ state }) => state)).toEqual(["away", "away"]);
  await Promise.all(clients.map((client) => client.leave()));

  const after = await run({ dataDir });
  const [adaAgain, bobAgain] = [new Riposte(after.url), new Riposte(after.url)];
  for (const [again, was, token] of [
    [adaAgain, ada, tokens[0]],
    [bobAgain, bob, tokens[1]],
  ] as const) {
    again.resume({ player: was.player as NonNullable<typeof was.player>, token });
  }
  const back = [await adaAgain.join(match.id, clients[0].lastEvent), await bobAgain.join(match.id)];
  expect(back[0].table.view).toEqual(picture);
  expect(back[0].seat.own).toEqual(own);
  expect(back[0].welcome.head).toBe(clients[0].lastEvent);
  await playSome(back, 5_000, random);
  expect(back[1].table.view.over?.winners).toHaveLength(1);
  expect(await adaAgain.match(match.id)).toMatchObject({ status: "over" });
  await after.stop();

  // Over is over: nobody hosts it again, and everybody may know how it ended.
  const last = await run({ dataDir, env: { WATCH_DELAY_SECONDS: "0" } });
  expect(last.server.hosts?.find(match.id)).toBeUndefined();
  expect(await new Riposte(last.url).match(match.id)).toMatchObject({
    status: "over",
    outcome: back[1].table.view.over,
  });
  const late = new Riposte(last.url);
  late.resume({ player: ada.player as NonNullable<typeof ada.player>, token: tokens[0] });
  await expect(late.join(match.id)).rejects.toThrow("match/over");
  await last.stop();
});

test("time away goes on after a restart, mutes are kept, and what was offered is offered no more", async () => {
  const before = await run({ dataDir });
  const { ada, bob, tokens, match } = await table(before.url);
  const [client, other] = [await ada.join(match.id), await bob.join(match.id)];
  await other.leave();
  await expect.poll(() => client.table.clocks.seats[1].awaySince).toBeGreaterThanOrEqual(0);
  const back = await bob.join(match.id);
  await expect.poll(() => client.table.clocks.seats[1].awaySince).toBe(-1);
  const { away } = client.table.clocks.seats[1];
  expect(away).toBeLessThan(180_000);
  expect(await client.mute(1)).toMatchObject({ ok: true });
  expect(await back.draw("offer")).toMatchObject({ ok: true });
  await expect.poll(() => client.table.offer).toEqual({ kind: "draw", seat: 1 });
  await before.stop();
  await Promise.all([client.leave(), back.leave()]);

  const after = await run({ dataDir });
  const players = [ada, bob].map(({ player }, seat) => {
    const again = new Riposte(after.url);
    again.resume({ player: player as NonNullable<typeof player>, token: tokens[seat] });
    return again;
  });
  const [one, two] = [await players[0].join(match.id), await players[1].join(match.id)];
  await expect.poll(() => one.table.clocks.seats[1].awaySince).toBe(-1);
  expect(one.table.clocks.seats[1].away).toBeLessThanOrEqual(away);
  expect(one.table.offer).toBeNull();
  expect(await one.draw("accept")).toMatchObject({ code: "offer/none" });
  const heard: unknown[] = [];
  one.onChat((line) => heard.push(line));
  expect(await two.chat({ text: "do you hear me?" })).toMatchObject({ ok: true });
  expect(await one.chat({ text: "no" })).toMatchObject({ ok: true });
  await expect.poll(() => heard).toEqual([{ seat: 0, text: "no" }]);
  await Promise.all([one.leave(), two.leave()]);
  await after.stop();
});

test("an id that was accepted before a restart is answered again, and not played", async () => {
  const before = await run({ dataDir });
  const { tokens, match } = await table(before.url, { deckRules: false, firstPlayer: 0 });
  const room = await socketAt(before.url, match.id, tokens[0]);
  await greet(room);
  const message = { id: "mine", intent: { action: "advancePhase", request: 1 } };
  expect(await room.request("intent", message)).toMatchObject({ ok: true });
  const closed = closeOf(room);
  await before.stop();
  await closed;

  const after = await run({ dataDir });
  const again = await socketAt(after.url, match.id, tokens[0]);
  expect(await greet(again)).toMatchObject({ ok: true, accepted: ["mine"] });
  const answer: Said = await again.request("intent", message);
  expect(answer).toMatchObject({ ok: true, again: true });
  expect(
    await again.request("intent", { id: "next", intent: { action: "advancePhase", request: 2 } }),
  ).toMatchObject({ ok: true });
  await after.stop();
});

test("an address that joins too much is slowed, and may do anything else", async () => {
  const running = await run({ dataDir, env: { JOINS_PER_MINUTE: "2" } });
  const client = new Riposte(running.url);
  await client.session();
  const lobbies = [await client.lobby(), await client.lobby()];
  await expect(client.lobby()).rejects.toThrow("limit/rate");
  expect(await client.session()).toBeDefined();
  await Promise.all(lobbies.map((lobby) => lobby.leave()));
  await running.stop();
});

test("an address that posts too much is slowed", async () => {
  const running = await run({ dataDir, env: { POSTS_PER_MINUTE: "3" } });
  const client = new Riposte(running.url);
  for (let n = 0; n < 3; n++) await client.session();
  await expect(client.session()).rejects.toThrow("limit/rate");
  expect(await client.sets()).not.toHaveLength(0);
  await running.stop();
});

test("an address that reads too much is slowed on every route of the API, and may act and see the page", async () => {
  const running = await run({ dataDir, env: { READS_PER_MINUTE: "2" } });
  const read = async (path: string) => (await fetch(running.url + path)).status;
  const { paths } = (await (await fetch(`${running.url}/api/openapi.json`)).json()) as { paths: object };
  expect(await read("/api/sets")).toBe(200);
  const gets = Object.entries(paths).filter(([path, one]) => path.startsWith("/api/") && "get" in one);
  expect(gets.length).toBeGreaterThanOrEqual(10);
  for (const [path] of gets) expect([path, await read(path)]).toEqual([path, 429]);
  const client = new Riposte(running.url);
  await expect(client.sets()).rejects.toThrow("limit/rate");
  expect(await client.session()).toBeDefined();
  expect([await read("/"), await read("/healthz"), await read("/readyz")]).toEqual([200, 200, 200]);
  await running.stop();
});

test("an address is the socket's, whatever a header says; behind a proxy it is what the proxy says", async () => {
  const post = async (url: string, forwarded: string) => {
    const headers = { "x-forwarded-for": forwarded, "content-type": "application/json" };
    return (await fetch(`${url}/api/session`, { method: "POST", headers, body: "{}" })).status;
  };
  const open = await run({ dataDir, env: { POSTS_PER_MINUTE: "2" } });
  expect([await post(open.url, "192.0.2.1"), await post(open.url, "192.0.2.2")]).toEqual([200, 200]);
  expect(await post(open.url, "192.0.2.3")).toBe(429);
  await open.stop();
  const behind = await run({ dataDir, env: { POSTS_PER_MINUTE: "2", TRUST_PROXY: "true" } });
  for (const address of ["192.0.2.1", "192.0.2.2"])
    expect([await post(behind.url, address), await post(behind.url, address)]).toEqual([200, 200]);
  // What came to the proxy with the request is the client's word; the proxy's own is the last.
  expect(await post(behind.url, "198.51.100.7, 192.0.2.1")).toBe(429);
  await behind.stop();
});

test("an address that asks for too many replays is slowed", async () => {
  const running = await run({ dataDir, env: { REPLAYS_PER_MINUTE: "2" } });
  const { ada, match } = await table(running.url);
  for (let n = 0; n < 2; n++) await ada.film(match.id, "mine");
  await expect(ada.film(match.id, "mine")).rejects.toThrow("limit/rate");
  expect(await ada.match(match.id)).toMatchObject({ status: "playing" });
  await running.stop();
});

test("what was in flight when a match ended is answered as it was played, though nobody hosts it any more", async () => {
  // The SDK complains of each socket that dies while it is opened.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const before = await run({ dataDir });
  const { ada, bob, tokens, match } = await table(before.url);
  const cable = await Cable.before(before.url);
  const far = new Riposte(cable.url, { ping: 200, join: 500, first: 10, longest: 50 });
  far.resume({ player: ada.player as NonNullable<typeof ada.player>, token: tokens[0] });
  const [client, other] = [await far.join(match.id), await bob.join(match.id)];
  cable.mute();
  const conceding = client.concede();
  const refused = client.submit({ action: "nonsense" });
  await expect.poll(() => other.state).toBe("over");
  await before.stop();
  const after = await run({ dataDir });
  cable.lead(after.url);
  expect(await conceding).toMatchObject({ ok: true, again: true });
  expect(await refused).toMatchObject({ ok: false, code: "match/over" });
  expect(client.state).toBe("over");
  expect(client.outcome).toEqual({ winners: [1], reason: "left" });
  expect(await client.submit({ action: "pass" })).toMatchObject({ ok: false, code: "MATCH_OVER" });
  expect((await far.me()).matches).toEqual([]);
  await Promise.all([client.leave(), other.leave(), cable.close()]);
  await after.stop();
});

test("a seat that is reserved and not taken does not hold a shutdown", async () => {
  const running = await run();
  const { ada, match, tokens } = await table(running.url);
  const client = await ada.join(match.id);
  const { roomId } = await reserve(running.url, match.id, tokens[1]);
  expect(matchMaker.getLocalRoomById(roomId)).toBeDefined();
  await running.stop();
  // A room that is waited for in vain is there still when the waiting ends.
  expect(matchMaker.getLocalRoomById(roomId)).toBeUndefined();
  await client.leave();
});
