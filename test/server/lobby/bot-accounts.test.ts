/** Accounts that programs play with: whose they are, whom they meet, and how much they may do. Over real sockets. */
import { afterEach, expect, test } from "vitest";
import { type QueueClient, Riposte } from "../../../shared/client/index.ts";
import { botsAnswer, botTokenAnswer, type Paired } from "../../../shared/protocol/index.ts";
import { said } from "../operator.ts";
import { type Running, run } from "../running.ts";
import { ACCOUNT_SECRET, account, accountToken, answerAll, rankedMatch } from "./ranked.ts";

let running: Running;
afterEach(() => running.stop());

const DECKS = ["solar-vanguard", "undertow-syndicate"].map((deck) => ({ set: "starter", deck }));
const GAME = { ruleset: "nullshapers", deck: DECKS[0] } as const;

const start = async (env: Record<string, string> = {}): Promise<void> => {
  running = await run({ env: { JWT_SECRET: ACCOUNT_SECRET, WATCH_DELAY_SECONDS: "0", ...env } });
};

interface Told {
  readonly ok: boolean;
  readonly code?: string;
}

/** A call of the routes that the typed client does not have. */
async function call(token: string, method: string, path: string, body?: object): Promise<Told> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(running.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Told;
}

/** A bot of this account's. */
async function botOf(owner: string, name = "Rook"): Promise<{ id: string; token: string; client: Riposte }> {
  const made = botTokenAnswer.parse(await call(await accountToken(owner), "POST", "/api/bots", { name }));
  const client = new Riposte(running.url);
  client.resume({ player: made.bot, token: made.token });
  return { id: made.bot.id, token: made.token, client };
}

async function guest(name: string): Promise<Riposte> {
  const client = new Riposte(running.url);
  await client.session(name);
  return client;
}

/** A private table of the person, at which the bot sits down. */
async function begin(person: Riposte, bot: Riposte, game: object = GAME): Promise<string> {
  const { id } = await person.tables.create({ ...GAME, access: "private", ...game });
  await bot.tables.sit(id, DECKS[1]);
  await person.tables.ready(id);
  return (await bot.tables.ready(id)).games[0].match;
}

test("an account makes bots for itself, so many, gives them other tokens and removes them; a guest makes none", async () => {
  await start({ BOTS_PER_ACCOUNT: "2" });
  const ada = await accountToken("Ada");
  const { token: guestToken } = await new Riposte(running.url).session("Guest");
  expect(await call(guestToken, "POST", "/api/bots", { name: "x" })).toMatchObject({ code: "auth/account" });
  for (const name of ["", "x".repeat(35), "\u202E"])
    expect(await call(ada, "POST", "/api/bots", { name })).toMatchObject({ code: "MALFORMED" });
  const rook = await botOf("Ada", "Rook");
  expect((await rook.client.me()).player).toEqual({ id: rook.id, name: "Rook (bot)" });
  await botOf("Ada", "Pawn");
  expect(await call(ada, "POST", "/api/bots", { name: "y" })).toMatchObject({ code: "limit/bots" });
  expect(await call(rook.token, "POST", "/api/bots", { name: "z" })).toMatchObject({ code: "auth/account" });
  const { bots } = botsAnswer.parse(await call(ada, "GET", "/api/bots"));
  expect(bots.map(({ name }) => name).sort()).toEqual(["Pawn (bot)", "Rook (bot)"]);

  const bob = await accountToken("Bob");
  for (const [method, path] of [
    ["POST", `/api/bots/${rook.id}/token`],
    ["DELETE", `/api/bots/${rook.id}`],
  ])
    expect(await call(bob, method, path, {})).toMatchObject({ code: "bot/not-found" });
  const renewed = botTokenAnswer.parse(await call(ada, "POST", `/api/bots/${rook.id}/token`, {}));
  expect(await call(rook.token, "GET", "/api/me")).toMatchObject({ code: "auth/invalid" });
  expect(await call(renewed.token, "GET", "/api/me")).toMatchObject({ ok: true, player: { id: rook.id } });

  const socket = await new Promise<{ close: Promise<string> }>((resolve) => {
    rook.client.resume({ player: renewed.bot, token: renewed.token });
    void rook.client
      .lobby()
      .then((lobby) => resolve({ close: new Promise((closed) => lobby.onEnd(({ code }) => closed(code))) }));
  });
  expect(await call(ada, "DELETE", `/api/bots/${rook.id}`)).toEqual({ ok: true });
  expect(await socket.close).toBe("auth/invalid");
  expect(await call(renewed.token, "GET", "/api/me")).toMatchObject({ code: "auth/invalid" });
});

test("a token is good for nothing where a part of it is another's, or its owner is banned", async () => {
  await start();
  const [rook, pawn] = [await botOf("Ada"), await botOf("Bob")];
  const [, id = ""] = rook.token.split("_");
  for (const token of [`rbot_${id}_${pawn.token.split("_").slice(2).join("_")}`, `rbot_${id}_`, "rbot_", id])
    expect(await call(token, "GET", "/api/me")).toMatchObject({ code: "auth/invalid" });
  const banned = await said(running, "ban", "https://id.example|Ada", "rude");
  expect(banned.code).toBe(0);
  expect(await call(rook.token, "GET", "/api/me")).toMatchObject({ code: "player/banned" });
  expect(await call(pawn.token, "GET", "/api/me")).toMatchObject({ ok: true });
});

test("who is banned has no bot at a table, in the queue or in a room, until the ban is lifted; a bot's own stays", async () => {
  await start();
  const [ada, rook, pawn] = [await guest("Ada"), await botOf("Owner"), await botOf("Owner", "Pawn")];
  const owner = "https://id.example|Owner";
  const seat = await rook.client.join(await begin(ada, rook.client));
  const lobby = await rook.client.lobby();
  const ended = new Promise((resolve) => lobby.onEnd(({ code }) => resolve(code)));
  const waiting = await pawn.client.queue(GAME);
  const out = waiting.paired.catch(({ code }: { readonly code: string }) => code);
  const open = await pawn.client.tables.create({ ...GAME, ruleset: "nullshapers" });

  expect((await said(running, "ban", owner, "rude")).code).toBe(0);
  expect(await ended).toBe("player/banned");
  await expect.poll(() => [seat.state, seat.reason?.code]).toEqual(["gone", "player/banned"]);
  expect(await out).toMatch(/player\/banned|queue\/not-in/);
  await expect.poll(async () => (await ada.tables.get(open.id)).state).toBe("closed");

  expect((await said(running, "ban", pawn.id, "rude")).code).toBe(0);
  expect((await said(running, "unban", owner)).code).toBe(0);
  expect(await call(rook.token, "GET", "/api/me")).toMatchObject({ ok: true });
  await (await rook.client.lobby()).leave();
  expect(await call(pawn.token, "GET", "/api/me")).toMatchObject({ code: "player/banned" });
});

test("its opponents read that it is a bot, at the table and in the match; it sits down where it was asked", async () => {
  await start();
  const [ada, rook] = [await guest("Ada"), await botOf("Owner")];
  const open = await ada.tables.create(GAME);
  await expect(rook.client.tables.sit(open.id, DECKS[1])).rejects.toThrow("bot/not-asked");
  const own = await rook.client.tables.create(GAME);
  const sat = await ada.tables.sit(own.id, DECKS[1]);
  expect(sat.seats.map(({ player }) => player?.name)).toEqual(["Rook (bot)", "Ada"]);
  const match = await begin(ada, rook.client);
  const seat = await ada.join(match);
  expect(seat.table.sittings.map(({ name }) => name)).toEqual(["Ada", "Rook (bot)"]);
});

test("it plays one match of a game at a time, and another game beside it", async () => {
  await start();
  const [ada, rook] = [await guest("Ada"), await botOf("Owner")];
  const first = await begin(ada, rook.client);
  await expect(begin(ada, rook.client)).rejects.toThrow("bot/playing");
  await expect(rook.client.queue(GAME)).rejects.toThrow("bot/playing");
  const [one, other] = await Promise.all([0, 1].map((n) => starterOf(ada, "altered", n)));
  const { id } = await ada.tables.create({ ruleset: "altered", access: "private", deck: one });
  await rook.client.tables.sit(id, other);
  await ada.tables.ready(id);
  expect((await rook.client.tables.ready(id)).state).toBe("playing");

  const seat = await ada.join(first);
  await seat.concede();
  await expect.poll(async () => (await rook.client.me()).matches.length).toBe(1);
  expect(await begin(ada, rook.client)).toBeDefined();
});

async function starterOf(player: Riposte, ruleset: string, n: number) {
  const set = (await player.sets()).find((one) => one.id === "starter" && one.ruleset === ruleset);
  return { set: "starter", deck: set?.decks[n].id ?? "" };
}

/** Accepts whatever is offered, and resolves to the match. */
async function pairedIn(waiting: QueueClient): Promise<Paired> {
  await expect.poll(() => waiting.ticket?.offer?.id).toBeDefined();
  await waiting.accept();
  return waiting.paired;
}

test("people in the queue meet each other, and a bot only where they agreed to it", async () => {
  await start();
  const [ada, bob, eve] = [await guest("Ada"), await guest("Bob"), await guest("Eve")];
  const rook = await (await botOf("Owner")).client.queue(GAME);
  const waiting = [await ada.queue(GAME), await bob.queue({ ...GAME, bots: true })];
  const [mine, theirs] = await Promise.all(waiting.map(pairedIn));
  expect(mine.match).toBe(theirs.match);
  // Nobody is left but the bot, which waits from before them all.
  expect(rook.ticket?.offer).toBeNull();
  const [met, bots] = await Promise.all([pairedIn(await eve.queue({ ...GAME, bots: true })), pairedIn(rook)]);
  expect(met.match).toBe(bots.match);
});

test("bots are rated on their own ladder, by matches with each other", async () => {
  await start();
  const two = [(await botOf("Ada", "Rook")).client, (await botOf("Bob", "Pawn")).client];
  const { match } = await rankedMatch(two, "nullshapers");
  const seats = await Promise.all(two.map((one) => one.join(match)));
  await answerAll(seats);
  expect(await seats[0].concede()).toMatchObject({ ok: true });
  const ladder = async (query: string) => {
    const answer = await fetch(`${running.url}/api/ratings/nullshapers/seed${query}`);
    const { ratings } = (await answer.json()) as {
      ratings: { player: { name: string }; rating: number }[];
    };
    return ratings.map(({ player }) => player.name);
  };
  await expect.poll(() => ladder("?of=bots")).toEqual(["Pawn (bot)", "Rook (bot)"]);
  expect(await ladder("")).toEqual([]);
  const person = await account(running.url, "Eve");
  const waits = await person.queue({ ...GAME, kind: "ranked", bots: true });
  const bot = await (await botOf("Cyd")).client.queue({ ...GAME, kind: "ranked" });
  const [late, later] = [await account(running.url, "Dan"), await account(running.url, "Fay")];
  const others = [
    await late.queue({ ...GAME, clock: "blitz" }),
    await later.queue({ ...GAME, clock: "blitz" }),
  ];
  // A round of pairing has been: these two met, and those did not.
  await Promise.all(others.map(pairedIn));
  expect([waits.ticket?.offer, bot.ticket?.offer]).toEqual([null, null]);
});

test("it asks less often than people may: over HTTP, and on a socket", async () => {
  await start({ BOT_CALLS_PER_MINUTE: "12", BOT_MESSAGES_PER_SECOND: "3" });
  const [ada, rook] = [await guest("Ada"), await botOf("Owner")];
  const match = await begin(ada, rook.client);
  const seats = [await ada.join(match), await rook.client.join(match)];
  const asked = async (n: number) =>
    Promise.all(Array.from({ length: 8 }, () => seats[n].whyNot("p0"))).then((all) =>
      all.filter((said) => !said.ok && said.code === "limit/rate"),
    );
  expect((await asked(0)).length).toBe(0);
  expect((await asked(1)).length).toBeGreaterThan(0);
  const calls = await Promise.all(Array.from({ length: 12 }, () => call(rook.token, "GET", "/api/me")));
  expect(calls.some(({ code }) => code === "limit/rate")).toBe(true);
  expect((await ada.me()).matches).toHaveLength(1);
});

test("the operator makes bots, lists them, gives another token and erases them", async () => {
  await start();
  const { value } = await said(running, "bot", "House");
  expect(value.bot.name).toBe("House (bot)");
  expect(await call(value.token, "GET", "/api/me")).toMatchObject({ player: value.bot });
  await botOf("Ada");
  const { value: all } = await said(running, "bots");
  expect(new Set(all.bots.map(({ owner }: { owner: string | null }) => owner))).toEqual(
    new Set([null, "https://id.example|Ada"]),
  );
  const { value: renewed } = await said(running, "token", value.bot.id);
  expect(await call(value.token, "GET", "/api/me")).toMatchObject({ code: "auth/invalid" });
  expect(await call(renewed.token, "GET", "/api/me")).toMatchObject({ ok: true });
  expect((await said(running, "token", "bot:none")).text).toContain("bot/not-found");
  expect((await said(running, "erase", value.bot.id)).code).toBe(0);
  expect(await call(renewed.token, "GET", "/api/me")).toMatchObject({ code: "auth/invalid" });
});
