/** What goes with watching: hands for those whom both named, replays for whom they are, copies that go wrong. */
import { matchMaker } from "@colyseus/core";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Config } from "../../../server/app.ts";
import { verify } from "../../../server/match/game/recording.ts";
import { ROOM_SPECTATORS } from "../../../server/rooms/watch.ts";
import { openStore } from "../../../server/store/index.ts";
import { type MatchClient, Replay, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { rulesets } from "../../../shared/games/index.ts";
import { viewOf } from "../../../shared/kernel/index.ts";
import { watchAnswer } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { Cable } from "../cable.ts";
import { DECKS, OPTIONS, type Running, run, Shadow, table } from "../running.ts";
import { silent } from "../seated.ts";
import { sorted } from "../sorted.ts";

const SECRET = "the secret of a club that vouches for its members";
const SEED = "ca57".repeat(16);

let running: Running;

function serving(more: Parameters<typeof run>[0] = {}): void {
  beforeAll(async () => {
    const env = {
      JWT_SECRET: SECRET,
      JWT_ISSUER: "club",
      WATCH_DELAY_SECONDS: "0",
      JOINS_PER_MINUTE: "100000",
    };
    running = await run({ env, seeds: () => SEED, ...more });
  });
  afterAll(() => running.stop());
}

/** Plays so many intents on clients and beside them on the shadow. */
async function play(clients: readonly MatchClient[], shadow: Shadow, count: number, seed: number) {
  const random = dice(seed);
  for (let n = 0; n < count; ) {
    const seat = clients.findIndex((one) => one.options().length > 0);
    const intent = seat < 0 ? undefined : await sampleIntent(clients[seat], random);
    if (intent !== undefined && (await clients[seat].submit(intent)).ok) {
      shadow.play(seat, intent);
      n++;
    }
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}

async function seated() {
  const { ada, bob, match, tokens } = await table(running.url);
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  const eve = new Riposte(running.url);
  await eve.session("Eve");
  return { ada, bob, eve, clients, match: match.id, tokens, shadow: new Shadow(SEED) };
}

/** A player of a club, known beyond this server. */
async function account(name: string): Promise<Riposte> {
  const token = await new SignJWT({ name })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(name)
    .setIssuer("club")
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(SECRET));
  const riposte = new Riposte(running.url);
  riposte.resume({ player: { id: `club|${name}`, name }, token });
  await riposte.me();
  return riposte;
}

describe("a caster", () => {
  serving({ handsDelay: 1_500 });

  test("whom both players named sees both hands, late, and nobody else does", async () => {
    const [ada, bob, cas] = [await account("ada"), await account("bob"), await account("cas")];
    const seats = ["club|ada", "club|bob"];
    const { id: match } = await ada.createMatch({
      ruleset: "ucg",
      options: OPTIONS,
      decks: [...DECKS],
      seats,
    });
    const clients = [await ada.join(match), await bob.join(match)];
    const shadow = new Shadow(SEED);
    await expect(cas.watch(match, { hands: true })).rejects.toThrow("watch/hands");
    expect(await ada.nameCasters(match, ["club|cas"])).toEqual([]);
    await expect(cas.watch(match, { hands: true })).rejects.toThrow("watch/hands");
    expect(await bob.nameCasters(match, ["club|cas", "club|other"])).toEqual(["club|cas"]);
    const watcher = await cas.watch(match, { hands: true });
    const dealt = sorted(watcher.hands);
    await play(clients, shadow, 6, 3);
    const now = sorted([0, 1].map((seat) => viewOf(shadow.match, seat).own));
    expect(now).not.toBe(dealt);
    await expect.poll(() => sorted(watcher.hands)).toBe(now);
    const second = await cas.watch(match, { hands: true });
    expect(sorted(second.hands)).toBe(now);
    const other = await account("other");
    await expect(other.watch(match, { hands: true })).rejects.toThrow("watch/hands");
    const plain = await other.watch(match);
    expect(plain.hands).toEqual([]);
    // What one of them takes back holds for whoever asks from then on.
    expect(await ada.nameCasters(match, [])).toEqual([]);
    await expect(cas.watch(match, { hands: true })).rejects.toThrow("watch/hands");
    for (const one of [...clients, watcher, second, plain]) await one.leave();
  });

  test("is for a match of accounts alone: guests name nobody, and no account does where a guest sits", async () => {
    const guests = await seated();
    await expect(guests.ada.nameCasters(guests.match, ["club|cas"])).rejects.toThrow("auth/account");
    const [dan, eve] = [await account("dan"), guests.eve];
    const seats = ["club|dan", eve.player?.id ?? ""];
    const mixed = await dan.createMatch({ ruleset: "ucg", options: OPTIONS, decks: [...DECKS], seats });
    for (const one of [dan, eve])
      await expect(one.nameCasters(mixed.id, ["club|cas"])).rejects.toThrow("auth/account");
    const cas = await account("cas");
    await expect(cas.watch(mixed.id, { hands: true })).rejects.toThrow("watch/hands");
    for (const one of guests.clients) await one.leave();
  });
});

describe("a replay", () => {
  serving();

  test("is its players' when the match is over, and others' with the word; one's own side is there at once", async () => {
    const { ada, bob, eve, clients, match, tokens, shadow } = await seated();
    await play(clients, shadow, 12, 5);
    const mine = new Replay([await ada.film(match, "mine")]);
    mine.to(mine.length);
    expect(sorted(mine.picture().zones["hand:0"])).toBe(sorted(clients[0].seat.own.zones["hand:0"]));
    expect(mine.picture().zones["hand:1"].things).toBeUndefined();
    for (const one of [ada, bob, eve]) {
      await expect(one.film(match, 0)).rejects.toThrow("replay/not-yet");
      await expect(one.recording(match)).rejects.toThrow("replay/not-yet");
    }
    await expect(eve.film(match, "mine")).rejects.toThrow("match/not-seated");
    const word = await bob.shareReplay(match);
    expect(await ada.shareReplay(match)).toBe(word);
    await expect(eve.recording(match, word)).rejects.toThrow("replay/not-yet");
    await clients[1].concede();
    const recording = await ada.recording(match);
    expect(verify(recording, rulesets)).toMatchObject({ exact: true, entries: 13 });
    expect(recording.setup.seed).toBe(SEED);
    expect(recording.players).toEqual([ada.player?.id, bob.player?.id]);
    await expect(eve.recording(match)).rejects.toThrow("replay/private");
    await expect(eve.recording(match, "guessed")).rejects.toThrow("replay/private");
    await expect(eve.shareReplay(match)).rejects.toThrow("match/not-seated");
    expect(sorted(await eve.recording(match, word))).toBe(sorted(recording));
    const films = await Promise.all(
      (["spectator", 0, 1] as const).map((view) => eve.film(match, view, word)),
    );
    const replay = new Replay(films);
    replay.to(replay.length);
    expect(replay.picture().over).toMatchObject({ winners: [0] });
    const packed = async (query: string) => {
      const headers = { authorization: `Bearer ${tokens[0]}`, "accept-encoding": "br" };
      const answer = await fetch(`${running.url}/api/matches/${match}/replay${query}`, { headers });
      return [answer.headers.get("content-encoding"), (await answer.json()).ok];
    };
    for (const query of ["", "?view=spectator", "?view=1"]) expect(await packed(query)).toEqual(["br", true]);
    // What is one player's alone is told in its own length by nobody.
    expect(await packed("?side=mine")).toEqual([null, true]);
    const strange = await fetch(`${running.url}/api/matches/${match}/replay?view=7&share=${word}`);
    expect(strange.status).toBe(400);
    for (const one of clients) await one.leave();
  });
});

describe("a takeback", () => {
  serving();

  test("is seen by spectators, by who comes after it and in the replay, which still plays exactly", async () => {
    const { ada, clients, eve, match } = await seated();
    const watcher = await eve.watch(match);
    const gaps: boolean[] = [];
    watcher.onEvents((_, gap) => gaps.push(gap));
    // Laying out a resource shows nothing that was hidden, so it may be taken back.
    const resource = () =>
      clients.findIndex((one) => one.options().some(({ action }) => action.action === "playResource"));
    for (const random = dice(3); resource() < 0; ) {
      const seat = clients.findIndex((one) => one.options().length > 0);
      const intent = seat < 0 ? undefined : await sampleIntent(clients[seat], random);
      if (intent !== undefined) await clients[seat].submit(intent);
      for (const one of clients) await one.narrow({ action: "pass", request: 0 });
    }
    const seat = resource();
    const before = sorted(clients[0].table.view.zones);
    const offered = clients[seat].options().find(({ action }) => action.action === "playResource");
    const slot = offered?.next;
    const card = slot?.domain.kind === "one" ? slot.domain.of[0] : undefined;
    const intent = { ...offered?.action, ...(slot && card !== undefined && { [slot.slot]: card }) };
    expect(await clients[seat].submit(intent)).toMatchObject({ ok: true });
    expect(await clients[seat].takeback("offer")).toMatchObject({ ok: true });
    expect(await clients[1 - seat].takeback("accept")).toMatchObject({ ok: true });
    await clients[0].narrow({ action: "pass", request: 0 });
    expect(sorted(clients[0].table.view.zones)).toBe(before);
    await expect.poll(() => gaps.includes(true)).toBe(true);
    await expect.poll(() => sorted(watcher.table.view)).toBe(sorted(clients[0].table.view));
    const late = await eve.watch(match);
    expect([sorted(late.table.view), late.table.rev]).toEqual([
      sorted(watcher.table.view),
      watcher.table.rev,
    ]);
    await clients[0].concede();
    expect(verify(await ada.recording(match), rulesets)).toMatchObject({ exact: true });
    const film = new Replay([await ada.film(match, 0), await ada.film(match, "spectator")]);
    film.to(film.length);
    expect(sorted(film.picture("spectator").zones)).toBe(before);
    for (const one of [...clients, watcher, late]) await one.leave();
  });
});

describe("a room", () => {
  serving();

  test("lets spectators talk to each other; no player hears them, nor they the players", async () => {
    const { clients, eve, match } = await seated();
    const zoe = new Riposte(running.url);
    await zoe.session("Zoe");
    const watchers = [await eve.watch(match), await zoe.watch(match)];
    const heard: unknown[][] = [[], [], []];
    watchers.forEach((one, n) => {
      one.onChat((message) => heard[n].push(message));
    });
    clients[0].onChat((message) => heard[2].push(message));
    await clients[1].chat({ text: "good luck" });
    await watchers[0].chat({ text: "who wins?" });
    const said = { player: eve.player?.id, name: "Eve", text: "who wins?" };
    await expect.poll(() => heard[1]).toEqual([said]);
    expect(heard[0]).toEqual(heard[1]);
    await expect.poll(() => heard[2]).toEqual([{ seat: 1, text: "good luck" }]);
    await expect(
      Promise.all(Array.from({ length: 12 }, () => watchers[1].chat({ text: "spam" }))),
    ).rejects.toThrow("limit/rate");
    for (const one of [...clients, ...watchers]) await one.leave();
  });

  test("counts a player's lines and not a socket's", async () => {
    const { clients, eve, match } = await seated();
    const watchers = await Promise.all(Array.from({ length: 4 }, () => eve.watch(match)));
    const lines = watchers.flatMap((one) => Array.from({ length: 6 }, () => one.chat({ text: "spam" })));
    const said = (await Promise.allSettled(lines)).filter(({ status }) => status === "fulfilled");
    expect(said).toHaveLength(6);
    for (const one of [...clients, ...watchers]) await one.leave();
  });

  test("hears what is said in the others of the match, but for whom its spectators have muted", async () => {
    const { clients, eve, match } = await seated();
    const [zoe, mal] = [new Riposte(running.url), new Riposte(running.url)];
    await Promise.all([zoe.session("Zoe"), mal.session("Mallory")]);
    const first = await eve.watch(match);
    // The room is full for all who come later.
    const [{ roomId }] = await matchMaker.query({ name: "watch", match } as object);
    await matchMaker.getLocalRoomById(roomId).lock();
    const [second, third] = [await zoe.watch(match), await mal.watch(match)];
    expect(await matchMaker.query({ name: "watch", match } as object)).toHaveLength(2);
    const heard: (string | undefined)[][] = [[], [], []];
    [first, second, third].forEach((one, n) => {
      one.onChat(({ text }) => heard[n].push(text));
    });
    await first.chat({ text: "from the first" });
    await expect.poll(() => heard).toEqual(Array(3).fill(["from the first"]));
    const mallory = mal.player?.id ?? "";
    await first.mute(mallory);
    await second.mute(mallory);
    await third.chat({ text: "spam" });
    await second.mute(mallory, false);
    await third.chat({ text: "more" });
    await second.chat({ text: "quiet" });
    await expect.poll(() => heard[0]).toEqual(["from the first", "quiet"]);
    await expect.poll(() => heard[1]).toEqual(["from the first", "more", "quiet"]);
    await expect.poll(() => heard[2]).toEqual(["from the first", "spam", "more", "quiet"]);
    for (const one of [...clients, first, second, third]) await one.leave();
  });

  test("keeps what a spectator has muted when he comes to another", async () => {
    const { clients, match } = await seated();
    const mal = new Riposte(running.url);
    await mal.session("Mallory");
    const cable = await Cable.before(running.url);
    const far = new Riposte(cable.url, { first: 10, longest: 50 });
    await far.session("Far");
    const [watcher, other] = [await far.watch(match), await mal.watch(match)];
    await watcher.mute(mal.player?.id ?? "");
    const states: string[] = [];
    watcher.onState((state) => states.push(state));
    cable.cut();
    await expect.poll(() => states).toEqual(["away", "online"]);
    const heard: (string | undefined)[] = [];
    watcher.onChat(({ text }) => heard.push(text));
    await other.chat({ text: "spam" });
    await watcher.chat({ text: "quiet" });
    await expect.poll(() => heard).toEqual(["quiet"]);
    for (const one of [...clients, watcher, other]) await one.leave();
    await cable.close();
  });

  test("takes so many spectators; more of them have another", async () => {
    const { clients, match } = await seated();
    const { token } = await new Riposte(running.url).session();
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const ask = async () => {
      const path = `${running.url}/api/matches/${match}/watch`;
      const answer = await fetch(path, { method: "POST", headers, body: "{}" });
      return watchAnswer.parse(await answer.json()).reservation.roomId;
    };
    const places = new Map<string, number>();
    for (const room of await Promise.all(Array.from({ length: ROOM_SPECTATORS + 5 }, ask)))
      places.set(room, (places.get(room) ?? 0) + 1);
    expect([...places.values()].sort((a, b) => b - a)).toEqual([ROOM_SPECTATORS, 5]);
    for (const one of clients) await one.leave();
  });
});

describe("a copy that gives another result", () => {
  /** The store says of one row that it did something else. */
  const forged = async (config: Config) => {
    const store = await openStore(config, silent);
    const aged: typeof store.aged = async (...asked) => {
      const { rows, next } = await store.aged(...asked);
      return { rows: rows.map((row) => (row.seq === 4 ? { ...row, digest: "other" } : row)), next };
    };
    return { ...store, aged };
  };
  serving({ openStore: forged });

  test("stops before it and says so, to who is there and to who comes; the match goes on", async () => {
    const { eve, clients, match, shadow } = await seated();
    const watcher = await eve.watch(match);
    await play(clients, shadow, 3, 7);
    const stopped = sorted(clients[0].table.view);
    await play(clients, shadow, 3, 8);
    await expect.poll(() => watcher.table.notice).toBe("diverged");
    expect(sorted(watcher.table.view)).toBe(stopped);
    const late = await eve.watch(match);
    expect([late.table.notice, sorted(late.table.view), late.table.rev]).toEqual([
      "diverged",
      stopped,
      watcher.table.rev,
    ]);
    expect(running.logged.some(({ code }) => code === "restore/diverged")).toBe(true);
    expect(clients[0].table.notice).toBe("");
    for (const one of [...clients, watcher, late]) await one.leave();
  });
});
