/** Fair shuffles, by real clients over real sockets, and every way a host could cheat at one. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Deadlines } from "../../../server/match/clocks/deadlines.ts";
import { atOnce } from "../../../server/match/common/time-slices.ts";
import { recordingOf, verify } from "../../../server/match/game/recording.ts";
import type { Observer } from "../../../server/match/journal/observer.ts";
import { openSqlite, type SqliteStore } from "../../../server/store/index.ts";
import { foulShuffle, type MatchClient, Riposte, type ShuffleSeen } from "../../../shared/client/index.ts";
import { looseBook, noteIn } from "../../../shared/client/shuffle-notes.ts";
import { Shuffling } from "../../../shared/client/shuffling.ts";
import { ucg } from "../../../shared/games/ucg/index.ts";
import { createMatch, type MatchSetup, type OwnView, viewOf } from "../../../shared/kernel/index.ts";
import {
  commitmentOf,
  NONCE_MS,
  newNonce,
  PROTOCOL_VERSION,
  type Recording,
  seedOf,
} from "../../../shared/protocol/index.ts";
import { exampleCatalog } from "../../protocol/random-match.ts";
import { DECKS, greet, OPTIONS, type Running, run, socketAt } from "../running.ts";
import { outletOf } from "../seated.ts";
import { WORLDS, type World } from "../worlds.ts";
import { reborn, timed } from "./timed.ts";

const catalog = exampleCatalog();

describe("over sockets", () => {
  const time = { now: 0 };
  const deadlines = new Deadlines(() => time.now);
  let running: Running;
  let store: SqliteStore;
  beforeAll(async () => {
    running = await run({
      env: { FAIR_SHUFFLES: "true" },
      clock: () => time.now,
      deadlines,
      openStore: async ({ dataDir }) => {
        store = await openSqlite(dataDir);
        return store;
      },
    });
  });
  afterAll(() => running.stop());

  async function made() {
    const [ada, bob] = [new Riposte(running.url), new Riposte(running.url)];
    const sessions = [await ada.session("Ada"), await bob.session("Bob")];
    const seats = sessions.map(({ player }) => player.id);
    const { id } = await ada.createMatch({ ruleset: "ucg", options: OPTIONS, decks: [...DECKS], seats });
    return { ada, bob, id, tokens: sessions.map(({ token }) => token) };
  }

  const isDealt = (client: MatchClient): boolean => client.table.shuffle?.nonces != null;

  test("cards are dealt when both have added to the seed, and both find the shuffle fair afterwards", async () => {
    const { ada, bob, id } = await made();
    const first = await ada.join(id);
    const { shuffle } = first.table;
    expect(shuffle).toMatchObject({ commit: expect.any(String), nonces: null });
    expect(first.options()).toEqual([]);
    expect(first.seat.own.things).toEqual({});
    const clients = [first, await bob.join(id)];
    for (const client of clients) await expect.poll(() => isDealt(client)).toBe(true);
    const bugs: string[] = [];
    for (const client of clients) client.onBug((bug) => bugs.push(bug));
    const { commit, nonces } = first.table.shuffle ?? {};
    expect(commit).toBe(shuffle?.commit);
    expect(nonces?.every((one) => one !== null)).toBe(true);
    await expect.poll(() => Object.keys(first.seat.own.things).length).toBeGreaterThan(0);
    expect(await first.concede()).toMatchObject({ ok: true });
    const recording = await recordingFrom(id);
    for (const client of clients) expect(await client.verifyShuffle(recording, catalog)).toBeUndefined();
    expect(await ada.verifyShuffle(recording, catalog)).toBeUndefined();
    expect(verify(recording, [ucg])).toMatchObject({ exact: true });
    expect(bugs).toEqual([]);
    await Promise.all(clients.map((client) => client.leave()));
  });

  test("a page that is loaded again goes on from what its device saw, and finds a forged recording out", async () => {
    const { ada, bob, id, tokens } = await made();
    const book = looseBook();
    const paged = () => {
      const page = new Riposte(running.url, {}, book);
      page.resume({ player: ada.player as NonNullable<typeof ada.player>, token: tokens[0] });
      return page;
    };
    const first = await paged().join(id);
    const other = await bob.join(id);
    await expect.poll(() => isDealt(first)).toBe(true);
    await expect.poll(() => Object.keys(first.seat.own.things).length).toBeGreaterThan(0);
    const dealt = first.seat.own;
    await first.leave();
    const page = paged();
    const second = await page.join(id);
    // Another device, which has seen nothing of it.
    const device = new Riposte(running.url);
    device.resume({ player: ada.player as NonNullable<typeof ada.player>, token: tokens[0] });
    const third = await device.join(id);
    const bugs: string[] = [];
    for (const client of [second, third]) client.onBug((bug) => bugs.push(bug));
    expect(await third.concede()).toMatchObject({ ok: true });
    const recording = await recordingFrom(id);
    const seen = noteIn(book, id, ada.player?.id ?? "").read();
    expect(seen).toMatchObject({ before: { nonces: null }, nonce: seen?.after?.nonces?.[0], dealt });
    for (const one of [second, third, page, device])
      expect(await one.verifyShuffle(recording, catalog)).toBeUndefined();
    const { commit } = first.table.shuffle as NonNullable<typeof first.table.shuffle>;
    const forged = structuredClone(recording);
    forged.setup = { ...forged.setup, seed: "beef".repeat(16) };
    for (const one of [second, third, page, device])
      expect(await one.verifyShuffle(forged, catalog)).toBe("the decks are others");
    const nobody = new Riposte(running.url);
    expect(await nobody.verifyShuffle(recording, catalog)).toBeUndefined();
    expect(await nobody.verifyShuffle(forged, catalog)).toBe("the seed is another");
    expect(commit).toBe(third.table.shuffle?.commit);
    expect(bugs).toEqual([]);
    await Promise.all([second, third, other].map((client) => client.leave()));
  });

  test("who sends no nonce in ten seconds is told as absent, and the match begins", async () => {
    const { bob, id, tokens } = await made();
    const silent = await socketAt(running.url, id, tokens[0]);
    expect(await greet(silent)).toMatchObject({ ok: true });
    const client = await bob.join(id);
    await client.narrow({ action: "pass", request: 0 });
    time.now += NONCE_MS;
    deadlines.wake();
    await expect.poll(() => isDealt(client)).toBe(true);
    expect(client.table.shuffle?.nonces?.map((one) => one === null)).toEqual([true, false]);
    expect(await silent.request("nonce", { id: "late", nonce: newNonce() })).toMatchObject({
      code: "shuffle/late",
    });
    expect(await silent.request("nonce", { id: "bad", nonce: "abc" })).toMatchObject({ code: "MALFORMED" });
    await client.leave();
    await silent.leave();
  });

  /** As the store has it. */
  async function recordingFrom(id: string): Promise<Recording> {
    const stored = await store.read(id, "start");
    if (stored === undefined) throw new Error("not there");
    const { record, rows } = stored;
    return atOnce(recordingOf({ record, rows, catalog }, await store.keptSets(record.hashes)));
  }
});

describe("a match that is dealt fairly", () => {
  const [world] = WORLDS as readonly [World];
  const nonces = [newNonce(), newNonce()];

  test("is the same after a restart; before the deal it has the nonces that had come, and takes no others", async () => {
    const table = await timed(world, { fair: true });
    expect(await table.host.nonce(0, { id: "n", nonce: nonces[0] })).toMatchObject({ ok: true });
    expect(table.store.rows).toEqual([]);
    const waiting = await reborn(table);
    expect(await waiting.host.nonce(0, { id: "o", nonce: newNonce() })).toMatchObject({
      code: "shuffle/late",
    });
    expect(await waiting.host.nonce(0, { id: "p", nonce: nonces[0] })).toMatchObject({ ok: true });
    expect(await waiting.host.nonce(1, { id: "n", nonce: nonces[1] })).toMatchObject({ ok: true });
    expect(waiting.store.rows).toMatchObject([{ by: "host", intent: { action: "begin", nonces } }]);
    expect(await waiting.host.nonce(0, { id: "m", nonce: nonces[1] })).toMatchObject({
      code: "shuffle/late",
    });
    const { own } = viewOf(waiting.match(), 0);
    const back = await reborn(waiting);
    await back.host.hello(0, outletOf(back, 0), { protocol: PROTOCOL_VERSION });
    expect(back.seats[0]?.own).toEqual(own);
    expect(back.host.shuffle?.nonces).toEqual(nonces);
  });

  test("takes no nonce that it cannot keep", async () => {
    const table = await timed(world, { fair: true });
    table.store.keep = () => Promise.reject(new Error("the disk is full"));
    expect(await table.host.nonce(0, { id: "n", nonce: nonces[0] })).toMatchObject({ code: "server/busy" });
  });

  test("draws other cards for other nonces", async () => {
    const dealt = [];
    for (const nonce of nonces) {
      const table = await timed(world, { fair: true });
      for (const seat of [0, 1]) await table.host.nonce(seat, { id: "n", nonce });
      dealt.push(viewOf(table.match(), 0).own?.things);
    }
    expect(dealt[0]).not.toEqual(dealt[1]);
  });

  test("that nobody comes to is void, and that is told", async () => {
    const warned: object[] = [];
    const voided: string[] = [];
    const observer = { committed() {}, took() {}, voided: (why: string) => void voided.push(why) };
    const log = { info() {}, error() {}, warn: (what: object) => void warned.push(what) };
    const table = await timed(
      world,
      { fair: true },
      {
        log,
        observer: observer as unknown as Observer,
        away: { bank: 1_000, abandon: 1_000, void: 5_000, alone: 5_000 },
      },
    );
    for (const seat of [0, 1]) await table.host.presence(seat, false);
    await table.wait(5_000);
    expect(table.host.info().outcome).toEqual({ winners: [], reason: "abandoned" });
    expect(warned).toMatchObject([{ match: "m", why: "abandoned", commit: table.host.shuffle?.commit }]);
    expect(voided).toEqual(["abandoned"]);
  });
});

describe("a host that cheats is found out", () => {
  const sorted = DECKS.map(({ deck }) => {
    const { cards } = catalog.sets[0].decks.find(({ id }) => id === deck) as {
      cards: Record<string, number>;
    };
    return Object.entries(cards)
      .flatMap(([card, copies]) => new Array<string>(copies).fill(card))
      .sort();
  });
  const seed = "5eed".repeat(16);
  const hashes = [catalog.sets[0].hash];
  const setupOf = (decks: readonly (readonly string[])[], one = seed) => ({
    ruleset: "ucg",
    profile: "seed",
    options: OPTIONS,
    seed: one,
    seats: decks.map((deck) => ({ deck })),
    sets: ["seed-examples"],
  });
  const nonces = [newNonce(), newNonce()];
  const terms = { match: "m", players: ["p0", "p1"], hashes, setup: setupOf(sorted) };
  const commitment = commitmentOf(terms);

  /** What the client of seat 0 saw, where it was dealt from this setup under this key. */
  function seenOf(setup: MatchSetup, key = seedOf(seed, commitment.commit, nonces)): ShuffleSeen {
    const { match } = createMatch({ ...setup, seed: key }, catalog);
    const dealt = viewOf(match, 0).own as OwnView;
    const before = { ...commitment, nonces: null };
    return { seat: 0, before, after: { ...commitment, nonces }, nonce: nonces[0], dealt };
  }

  const recordingWith = (setup: MatchSetup, told: readonly string[] = nonces): Recording =>
    ({
      ...{
        kind: "riposte-recording",
        format: 1,
        match: "m",
        rules: ucg.version,
        players: ["p0", "p1"],
        setup,
      },
      sets: hashes.map((hash) => ({ hash, text: "" })),
      journal: [{ seq: 1, by: "host", at: 0, intent: { action: "begin", nonces: [...told] }, digest: "" }],
      ...{ checkpoints: [], outcome: null, fair: true },
    }) as Recording;

  const honest = setupOf(sorted);
  const fair = seenOf(honest);
  const other = "beef".repeat(16);
  const turned = sorted.map((deck) => deck.toReversed());

  test("and one that does not is not", () => {
    expect(foulShuffle(fair, recordingWith(honest), catalog)).toBeUndefined();
  });

  test.each<[string, ShuffleSeen, Recording, string]>([
    [
      "a seed chosen after the nonces",
      seenOf(setupOf(sorted, other), seedOf(other, commitment.commit, nonces)),
      recordingWith(setupOf(sorted, other)),
      "the decks are others",
    ],
    [
      "cards dealt by another seed than the one told",
      seenOf(honest, other),
      recordingWith(honest),
      "other cards were dealt",
    ],
    [
      "an own nonce left out",
      { ...fair, after: { ...commitment, nonces: [null, nonces[1]] } },
      recordingWith(honest),
      "the own nonce is not in it",
    ],
    [
      "the other's nonce swapped afterwards",
      fair,
      recordingWith(honest, [nonces[0], newNonce()]),
      "the nonces are others",
    ],
    [
      "a deck put in another order",
      seenOf(setupOf(turned)),
      recordingWith(setupOf(turned)),
      "a deck was not in its order",
    ],
    [
      "a deck put in another order, and told in the right one",
      seenOf(setupOf(turned)),
      recordingWith(honest),
      "other cards were dealt",
    ],
    [
      "another deck of the opponent's",
      seenOf(setupOf([sorted[0], sorted[0]])),
      recordingWith(setupOf([sorted[0], sorted[0]])),
      "the decks are others",
    ],
    [
      "another rule",
      fair,
      recordingWith({ ...honest, options: { ...OPTIONS, firstPlayer: 1 } }),
      "the setup is another",
    ],
    [
      "a commitment changed under way",
      { ...fair, after: { ...commitment, nonces, commit: other } },
      recordingWith(honest),
      "the commitment was changed",
    ],
  ])("%s", (_, seen, recording, why) => {
    expect(foulShuffle(seen, recording, catalog)).toBe(why);
  });

  test("at once, where its own nonce is not in it: the client says so and plays no further", async () => {
    const fouls: string[] = [];
    const sent: string[] = [];
    const part = new Shuffling(
      async (nonce) => ({ ok: sent.push(nonce) > 0 }),
      (why) => fouls.push(why),
      noteIn(looseBook(), "m", "p0"),
    );
    part.onTable(JSON.stringify({ ...commitment, nonces: null }));
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    part.onTable(JSON.stringify({ ...commitment, nonces: [newNonce(), nonces[1]] }));
    expect(fouls).toEqual(["the own nonce is not in it"]);
  });
});
