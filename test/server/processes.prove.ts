/** Two processes as one server: whatever a player or the operator asks, either answers. */
import { Redis } from "ioredis";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ROOM_SPECTATORS } from "../../server/rooms/watch.ts";
import { Riposte } from "../../shared/client/index.ts";
import { startPostgres, startRedis } from "../services.ts";
import { signedUp } from "./accounts/visitor.ts";
import { ServerProcess } from "./child.ts";
import { said } from "./operator.ts";
import { DECKS, OPTIONS, table } from "./running.ts";
import { DECK as CUP_DECK } from "./tournaments/field.ts";

const postgres = await startPostgres();
const redis = await startRedis();
const together = test.runIf(postgres && redis);
const processes: ServerProcess[] = [];

afterAll(async () => {
  await Promise.all(processes.map((one) => one.remove()));
  await redis?.stop();
  await postgres?.stop();
});

/** The same player at another process. */
function at({ url }: ServerProcess, { player }: Riposte, token: string): Riposte {
  const client = new Riposte(url);
  client.resume({ player: player as NonNullable<typeof player>, token });
  return client;
}

const env = {
  ...(postgres && redis && { DATABASE_URL: postgres.url, REDIS_URL: redis.url }),
  WATCH_DELAY_SECONDS: "0",
  JOINS_PER_MINUTE: "10000",
};

beforeAll(async () => {
  if (!postgres || !redis) return;
  processes.push(await ServerProcess.prepare(env), await ServerProcess.prepare(env));
  // At once, on a database without tables.
  await Promise.all(processes.map((one) => one.start()));
});

together("a player's matches are named by either, those that are over apart", async () => {
  const [one, two] = processes;
  const { ada, tokens, match } = await table(one.url);
  const there = at(two, ada, tokens[0]);
  expect((await ada.me()).matches).toMatchObject([{ id: match.id, status: "playing" }]);
  const { matches } = await there.me();
  expect(matches).toMatchObject([{ id: match.id, status: "playing" }]);
  // Who sits there with a socket only their own process knows.
  expect(matches[0].seats.map(({ player, connected }) => [player.name, connected])).toEqual([
    ["Ada", undefined],
    ["Bob", undefined],
  ]);
  const client = await there.join(match.id);
  expect(await client.concede()).toMatchObject({ ok: true });
  await client.leave();
  for (const riposte of [ada, there]) {
    expect((await riposte.me()).matches).toEqual([]);
    const over = { id: match.id, status: "over", outcome: { winners: [1] } };
    expect(await riposte.played()).toMatchObject([over]);
  }
});

together("the operator lists, inspects and ends a match of another process", async () => {
  const [one, two] = processes;
  const { ada, match } = await table(one.url);
  const client = await ada.join(match.id);
  const listed = [await said(one, "matches"), await said(two, "matches")].map(({ value }) => value);
  expect(listed[0].process).not.toBe(listed[1].process);
  for (const { matches } of listed)
    expect(matches).toMatchObject([{ id: match.id, status: "playing", process: listed[0].process }]);
  expect(await said(two, "inspect", match.id)).toMatchObject({ code: 0, value: { match: match.id } });
  expect(await said(two, "end", match.id)).toMatchObject({ code: 0 });
  await expect.poll(() => client.table.view.over).toEqual({ winners: [], reason: "operator" });
  await client.leave();
  expect(await said(two, "end", match.id)).toMatchObject({ code: 1, text: expect.stringContaining("over") });
  expect((await said(two, "matches")).value.matches).toEqual([]);
  const looks = () => two.logged(40).filter(({ match: id }) => id === match.id);
  await expect
    .poll(() =>
      looks()
        .slice(0, 2)
        .map(({ msg }) => msg),
    )
    .toEqual(["the operator looks at a match as its host", "the operator ends a match"]);
});

together("who is banned at one is put out of the other, and the tables were made once", async () => {
  const [one, two] = processes;
  const { ada, tokens, match } = await table(one.url);
  const id = ada.player?.id ?? "";
  const client = await ada.join(match.id);
  expect(await said(two, "ban", id, "rude")).toMatchObject({ code: 0 });
  await expect(at(two, ada, tokens[0]).me()).rejects.toThrow("player/banned");
  await expect.poll(() => client.state, { timeout: 30_000 }).toBe("gone");
  await expect(ada.me()).rejects.toThrow("player/banned");
  await said(one, "unban", id);
  await said(one, "end", match.id);
  const made = [await said(one, "migrations"), await said(two, "migrations")].map(
    ({ value }) => value.migrations,
  );
  expect(made[0].length).toBeGreaterThan(7);
  for (const { at } of made[0]) expect(Date.parse(at)).toBeGreaterThan(0);
  expect(made[1]).toEqual(made[0]);
});

together("an order that both are given, at once and again, is one match", async () => {
  const [ada, bob] = [new Riposte(processes[0].url), new Riposte(processes[1].url)];
  const { player, token } = await ada.session("Ada");
  const seats = [player.id, (await bob.session("Bob")).player.id];
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": "one-match",
  };
  const order = async ({ url }: ServerProcess, more: object = {}) => {
    const body = JSON.stringify({ ruleset: "ucg", options: OPTIONS, decks: DECKS, seats, ...more });
    const response = await fetch(`${url}/api/matches`, { method: "POST", headers, body });
    return (await response.json()) as { ok: boolean; code?: string };
  };
  const made = await Promise.all([...processes, ...processes].map((one) => order(one)));
  for (const one of processes) made.push(await order(one));
  const { matches } = await ada.me();
  expect(matches).toHaveLength(1);
  expect(made).toEqual(made.map(() => ({ ok: true, match: expect.objectContaining({ id: matches[0].id }) })));
  expect(await order(processes[1], { seats: seats.toReversed() })).toMatchObject({ code: "match/key-used" });
  await said(processes[0], "end", matches[0].id);
});

together("spectators in rooms of different processes hear each other, and no player hears them", async () => {
  const [one, two] = processes;
  const { ada, match } = await table(one.url);
  const player = await ada.join(match.id);
  const [eve, zoe] = [new Riposte(one.url), new Riposte(two.url)];
  const { token } = await eve.session("Eve");
  await zoe.session("Zoe");
  const first = await eve.watch(match.id);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const ask = () =>
    fetch(`${one.url}/api/matches/${match.id}/watch`, { method: "POST", headers, body: "{}" });
  // The room is full for all who come later; the next is in the process that is asked for it.
  const places = await Promise.all(Array.from({ length: ROOM_SPECTATORS - 1 }, ask));
  expect(places.map(({ status }) => status)).toEqual(places.map(() => 200));
  const second = await zoe.watch(match.id);
  const watching = async (at: ServerProcess) =>
    /^riposte_spectators (\d+)/m.exec((await said(at, "metrics")).text)?.[1];
  expect([await watching(one), await watching(two)]).toEqual(["1", "1"]);

  const heard: (string | undefined)[][] = [[], [], []];
  [first, second].forEach((watcher, n) => {
    watcher.onChat(({ text }) => heard[n].push(text));
  });
  player.onChat(({ text }) => heard[2].push(text));
  await first.chat({ text: "from one" });
  await expect.poll(() => heard).toEqual([["from one"], ["from one"], []]);
  await second.chat({ text: "from two" });
  await expect.poll(() => heard[0]).toEqual(["from one", "from two"]);
  await first.mute(zoe.player?.id ?? "");
  await second.chat({ text: "spam" });
  await player.chat({ text: "good luck" });
  await first.chat({ text: "who wins?" });
  await expect.poll(() => heard[1]).toEqual(["from one", "from two", "spam", "who wins?"]);
  await expect.poll(() => heard[0]).toEqual(["from one", "from two", "who wins?"]);
  await expect.poll(() => heard[2]).toEqual(["good luck"]);
  await Promise.all([first.leave(), second.leave(), player.leave()]);
  await said(one, "end", match.id);
});

together("a process that keeps no matches has spectators alone", async () => {
  const stand = await ServerProcess.prepare({ ...env, HOST_MATCHES: "false" });
  processes.push(stand);
  await stand.start();
  const { ada, match } = await table(stand.url);
  const processOf = async () => {
    const { process: here, matches } = (await said(stand, "matches")).value;
    const there = matches.find(({ id }: { id: string }) => id === match.id)?.process;
    return there === here ? "here" : there;
  };
  await expect.poll(processOf, { timeout: 30_000 }).toEqual(expect.not.stringMatching("here"));
  const eve = new Riposte(stand.url);
  await eve.session("Eve");
  const watcher = await eve.watch(match.id);
  expect((await said(stand, "metrics")).text).toMatch(/^riposte_spectators 1$/m);
  const player = await ada.join(match.id);
  expect(await player.concede()).toMatchObject({ ok: true });
  await expect.poll(() => watcher.table.view.over).toMatchObject({ winners: [1] });
  expect((await said(stand, "metrics")).text).toMatch(/^riposte_matches 0$/m);
  await Promise.all([watcher.leave(), player.leave()]);
  await stand.end("SIGTERM");
});

together("a tournament that everybody enters at once, at either process, takes all of them", async () => {
  const [one, two] = processes;
  const organiser = await signedUp(one.url.replace("127.0.0.1", "localhost"), "Olga of two");
  const olga = await organiser.client().tournaments();
  const { id } = await olga.create({ name: "Evening", ruleset: "ucg", format: "swiss" });
  const players = await Promise.all(
    Array.from({ length: 64 }, async (_, n) => {
      const riposte = new Riposte([one, two][n % 2].url);
      await riposte.session(`Player ${n}`);
      return riposte.tournaments();
    }),
  );
  const entered = await Promise.allSettled(players.map((player) => player.enter(id, CUP_DECK)));
  expect(entered.filter(({ status }) => status === "rejected")).toEqual([]);
  expect((await olga.get(id)).entered).toBe(players.length);
});

together("who signs out everywhere has no socket at either any more", async () => {
  const [one, two] = processes.map(({ url }) => url.replace("127.0.0.1", "localhost"));
  const ada = await signedUp(one, "Ada of two");
  const lobbies = await Promise.all([one, two].map((url) => ada.client(url).lobby()));
  const ended = lobbies.map((lobby) => new Promise((resolve) => lobby.onEnd(({ code }) => resolve(code))));
  expect(await ada.call("POST", "account/sign-out", { everywhere: true })).toEqual({ ok: true });
  expect(await Promise.all(ended)).toEqual(["auth/invalid", "auth/invalid"]);
});

together("a process whose rooms Redis does not list for a moment lets everybody in", async () => {
  const [one] = processes;
  const { ada, match } = await table(one.url);
  const asked = new Redis(redis?.url ?? "");
  // As another process does to one that was silent for two seconds.
  expect(await asked.del("roomcaches")).toBe(1);
  const entered = await Promise.all([ada.lobby(), ada.join(match.id)]);
  await Promise.all(entered.map((one) => one.leave()));
  await asked.quit();
  await said(one, "end", match.id);
});

together("when one is killed the other names its matches, and has them once its lease is over", async () => {
  const [one, two] = processes;
  const { ada, tokens, match } = await table(one.url);
  await one.end("SIGKILL");
  const there = at(two, ada, tokens[0]);
  expect((await there.me()).matches).toMatchObject([{ id: match.id, status: "playing" }]);
  // Refused while the dead one's lease holds it.
  const client = await vi.waitUntil(() => there.join(match.id).catch(() => undefined), { timeout: 60_000 });
  const { process, matches } = (await said(two, "matches")).value;
  expect(matches).toMatchObject([{ id: match.id, process }]);
  expect((await there.me()).matches).toMatchObject([{ id: match.id, status: "playing" }]);
  await client.leave();
});
