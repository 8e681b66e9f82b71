/** What the operator does about players: bans, and what is kept of them. By the real command and over real sockets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@colyseus/sdk";
import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { joinAnswer, type RefusalCode } from "../../../shared/protocol/index.ts";
import { said } from "../operator.ts";
import { DECKS, type Running, run, table } from "../running.ts";

const SECRET = "a secret that two servers share, long enough";

let running: Running;
beforeAll(async () => {
  running = await run({ env: { JWT_SECRET: SECRET, WATCH_DELAY_SECONDS: "0" } });
});
afterAll(() => running.stop());

async function guest(name: string) {
  const client = new Riposte(running.url);
  const { player, token } = await client.session(name);
  return { client, id: player.id, token };
}

/** An account by its issuer's word. */
async function account(sub: string, name: string): Promise<Riposte> {
  const client = new Riposte(running.url);
  const claims = new SignJWT({ iss: "https://id.example", sub, name }).setProtectedHeader({ alg: "HS256" });
  const token = await claims.setExpirationTime("1h").sign(new TextEncoder().encode(SECRET));
  client.resume({ player: { id: `https://id.example|${sub}`, name }, token });
  return client;
}

const banned: RefusalCode = "player/banned";
const DECK = { set: DECKS[0].set, deck: DECKS[0].deck };

test("who is banned is put out everywhere and let in nowhere, until the ban is lifted", async () => {
  const { ada, bob, tokens, match } = await table(running.url);
  const id = ada.player?.id ?? "";
  const seat = await ada.join(match.id);
  const lobby = await ada.lobby();
  const ended = new Promise((resolve) => lobby.onEnd(({ code }) => resolve(code)));
  const open = await ada.tables.create({ ruleset: "ucg", deck: DECK });
  const other = await table(running.url);
  const watching = await ada.watch(other.match.id);
  const queue = await ada.queue({ ruleset: "ucg", clock: "blitz", deck: DECK });
  const paired = queue.paired.catch(({ code }: { code: string }) => code);
  const headers = { authorization: `Bearer ${tokens[0]}`, "content-type": "application/json" };
  const join = `${running.url}/api/matches/${other.match.id}/watch`;
  const reserved = joinAnswer
    .omit({ seat: true })
    .loose()
    .parse(await (await fetch(join, { method: "POST", headers, body: "{}" })).json());

  expect(await said(running, "ban", id, "rude", "again")).toMatchObject({
    code: 0,
    value: { ok: true, player: id },
  });
  expect((await said(running, "bans")).value.players).toEqual([id]);
  await expect.poll(() => [seat.state, watching.state]).toEqual(["gone", "gone"]);
  expect([seat.reason?.code, watching.reason?.code]).toEqual([banned, banned]);
  expect(await ended).toBe(banned);
  expect(await paired).toMatch(/player\/banned|queue\/not-in/);
  expect((await said(running, "export", id)).value).toMatchObject({ banned: true, ticket: null });
  await expect.poll(async () => (await bob.tables.get(open.id)).state).toBe("closed");

  // A place that was reserved before is none.
  await expect(new Client(running.url).consumeSeatReservation(reserved.reservation)).rejects.toThrow();
  for (const ask of [
    () => ada.me(),
    () => ada.join(match.id),
    () => ada.watch(other.match.id),
    () => ada.lobby(),
    () => ada.queue({ ruleset: "ucg", clock: "blitz", deck: DECK }),
    () => ada.tables.create({ ruleset: "ucg", deck: DECK }),
    () => ada.decks.list(),
    () => bob.createMatch({ ruleset: "ucg", decks: [...DECKS], seats: [bob.player?.id ?? "", id] }),
  ])
    await expect(ask()).rejects.toThrow(banned);

  expect(await said(running, "unban", id)).toMatchObject({ code: 0 });
  expect((await said(running, "bans")).value.players).toEqual([]);
  const again = await ada.join(match.id);
  expect(await again.concede()).toMatchObject({ ok: true });
  for (const client of [again, seat, watching]) await client.leave();
});

test("a player's data is handed out, and erased but for an id", async () => {
  const ada = await account("ada", "Ada Lovelace");
  const bob = await guest("Bob");
  const id = (await ada.me()).player.id;
  await ada.decks.put("mine", { name: "My own deck", ruleset: "ucg", cards: {} });
  const body = { ruleset: "ucg", options: { deckRules: false }, decks: [...DECKS], seats: [id, bob.id] };
  const match = await ada.createMatch(body, "a-key");
  const data = (await said(running, "export", id)).value;
  expect(data).toMatchObject({
    name: "Ada Lovelace",
    decks: [{ id: "mine" }],
    orders: [{ key: "a-key", match: match.id }],
    matches: [{ match: match.id, seat: 0 }],
  });

  expect(await said(running, "erase", id)).toMatchObject({
    code: 1,
    text: expect.stringContaining("player/playing"),
  });
  expect((await said(running, "export", id)).value).toEqual(data);
  const seat = await ada.join(match.id);
  await seat.concede();
  await seat.leave();
  const erased = (await said(running, "erase", id)).value;
  expect(erased).toMatchObject({ erased: { names: 1, decks: 1, orders: 1 }, kept: { matches: 1 } });
  expect((await said(running, "export", id)).value).toMatchObject({ name: null, decks: [], orders: [] });
  // The other's match is there still, with nobody's name.
  const { seats } = await bob.client.match(match.id);
  expect(seats.map(({ player }) => player)).toEqual([
    { id, name: "" },
    { id: bob.id, name: "Bob" },
  ]);
  expect(await said(running, "verify", match.id)).toMatchObject({ code: 0, value: { exact: true } });
  // An account that comes back is a new one of that id.
  expect(await ada.decks.list()).toEqual([]);
  expect((await bob.client.match(match.id)).seats[0].player.name).toBe("Ada Lovelace");
});

test("a guest who is erased is nobody any more, and an id that nobody has is said to be none", async () => {
  const { client, id } = await guest("Zebulonia");
  expect(await said(running, "erase", id)).toMatchObject({ code: 0 });
  await expect(client.me()).rejects.toThrow("auth/invalid");
  for (const command of ["ban", "unban", "export", "erase"])
    expect(await said(running, command, "g:nobody", "rude")).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^player\/not-found/),
    });
  expect(await said(running, "erase")).toMatchObject({ code: 2 });
  const file = join(running.dataDir, "riposte.db");
  expect(await said(running, "backup", `${file}.copy`)).toMatchObject({ code: 0 });
  expect(readFileSync(`${file}.copy`).includes("Zebulonia")).toBe(false);
});
