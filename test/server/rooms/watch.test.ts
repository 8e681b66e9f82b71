/** Watching, by real clients over real sockets: what spectators see, how late, and that it is the same for all. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MatchClient, Riposte, sampleIntent, type WatchClient } from "../../../shared/client/index.ts";
import { type Draw, fold, pictureOf } from "../../../shared/kernel/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { type Running, run, table } from "../running.ts";
import { sorted } from "../sorted.ts";

let running: Running;

/** A server of its own for what is described here: Colyseus has one a process. */
function serving(seconds: number, env: Record<string, string> = {}): void {
  beforeAll(async () => {
    running = await run({ env: { WATCH_DELAY_SECONDS: String(seconds), ...env } });
  });
  afterAll(() => running.stop());
}

async function seated(url: string) {
  const { ada, bob, match } = await table(url);
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  const eve = new Riposte(url);
  await eve.session("Eve");
  return { ada, bob, eve, clients, match: match.id };
}

/** Plays so many intents, or to the end. */
async function play(clients: readonly MatchClient[], random: Draw, count: number): Promise<void> {
  for (let n = 0; n < count && clients[0].table.view.over === null; ) {
    const client = clients.find((one) => one.options().length > 0);
    const intent = client && (await sampleIntent(client, random));
    if (intent === undefined) {
      for (const one of clients) await one.narrow({ action: "pass", request: 0 });
      continue;
    }
    if ((await client?.submit(intent))?.ok) n++;
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}

/** What a spectator has, as one text: its table with the number of its revision. */
const shown = ({ table: { view, rev, clocks, notice } }: WatchClient): string =>
  sorted({ view, rev, clocks, notice });

/** Resolves when the spectator sees what the players see now. */
const caughtUp = (watcher: WatchClient, player: MatchClient) =>
  expect.poll(() => sorted(watcher.table.view)).toBe(sorted(player.table.view));

describe("a spectator", () => {
  serving(0);

  test("sees what everybody may see and nothing of a hand, and is told what happened", async () => {
    const { eve, clients, match } = await seated(running.url);
    const watcher = await eve.watch(match);
    const bugs: string[] = [];
    watcher.onBug((bug) => bugs.push(bug));
    const picture = pictureOf({ public: watcher.table.view, own: null });
    const from = watcher.lastEvent;
    const events: number[] = [];
    watcher.onEvents((told, gap) => {
      expect(gap).toBe(false);
      for (const event of told) {
        events.push(event.n);
        fold(picture, event);
      }
    });
    await play(clients, dice(3), 40);
    await caughtUp(watcher, clients[0]);
    expect(watcher.table.view.zones["hand:0"]).toEqual({ count: expect.any(Number) });
    expect(watcher.delay).toBe(0);
    expect(watcher.hands).toEqual([]);
    await expect.poll(() => watcher.lastEvent - from).toBe(events.length);
    expect(events).toEqual(events.map((_, n) => from + n + 1));
    expect(sorted(picture)).toBe(sorted(pictureOf({ public: watcher.table.view, own: null })));
    expect(bugs).toEqual([]);
    for (const one of [...clients, watcher]) await one.leave();
  });

  test("who comes late has byte for byte the table of one who was there before, in another room, too", async () => {
    const { eve, clients, match } = await seated(running.url);
    const early = await eve.watch(match);
    await play(clients, dice(5), 30);
    await caughtUp(early, clients[0]);
    const second = await eve.watch(match);
    expect(shown(second)).toBe(shown(early));
    await Promise.all([early.leave(), second.leave()]);
    // Its room is gone with the last of them: the next is made anew from the store.
    const alone = await eve.watch(match);
    const before = shown(alone);
    await play(clients, dice(6), 10);
    await caughtUp(alone, clients[0]);
    const third = await eve.watch(match);
    expect(shown(third)).toBe(shown(alone));
    expect(shown(third)).not.toBe(before);
    for (const one of [...clients, alone, third]) await one.leave();
  });

  test("who comes back is told what he missed, or that there is a gap", async () => {
    const { eve, clients, match } = await seated(running.url);
    const first = await eve.watch(match);
    await play(clients, dice(8), 5);
    await caughtUp(first, clients[0]);
    const since = first.lastEvent;
    await first.leave();
    await play(clients, dice(9), 10);
    const again = await eve.watch(match, { since });
    expect(again.lastEvent).toBeGreaterThan(since);
    await expect(eve.watch(match, { since: again.lastEvent + 5 })).resolves.toBeDefined();
    for (const one of [...clients, first, again]) await one.leave();
  });
});

describe("a delay", () => {
  serving(2);

  test("holds back the table and every other subscriber, and then tells all of it", async () => {
    const { eve, clients, match, ada } = await seated(running.url);
    const watcher = await eve.watch(match);
    expect(watcher.delay).toBe(2);
    const before = shown(watcher);
    const begun = performance.now();
    await play(clients, dice(4), 3);
    const answer = await clients[0].concede();
    expect(answer.ok).toBe(true);
    expect((await ada.match(match)).outcome).toMatchObject({ winners: [1] });
    // Only where the machine was quick enough is there something to be seen.
    const info = await eve.match(match);
    const state = shown(watcher);
    const wait = await eve.film(match, "spectator").catch((error) => String(error));
    const join = await eve.join(match).catch((error) => String(error));
    if (performance.now() - begun < 1_900) {
      expect(info).toMatchObject({ status: "playing", outcome: null });
      expect(info.seats.map((seat) => Object.keys(seat))).toEqual([["player"], ["player"]]);
      expect(state).toBe(before);
      expect(wait).toContain("replay/not-yet");
    }
    expect(join).toContain("match/not-seated");
    await expect.poll(() => watcher.state).toBe("over");
    expect(watcher.outcome).toMatchObject({ winners: [1] });
    expect(performance.now() - begun).toBeGreaterThan(2_000);
    await expect.poll(async () => (await eve.match(match)).status).toBe("over");
    await caughtUp(watcher, clients[0]);
    for (const one of [...clients, watcher]) await one.leave();
  });
});

describe("a fair shuffle", () => {
  serving(0, { FAIR_SHUFFLES: "true" });

  test("is shown to spectators: committed to before the deal, and with its nonces when they see the cards dealt", async () => {
    const { ada, bob, match } = await table(running.url);
    const eve = new Riposte(running.url);
    await eve.session("Eve");
    const early = await eve.watch(match.id);
    const { commit } = early.table.shuffle ?? {};
    expect(early.table.shuffle).toMatchObject({ commit: expect.any(String), nonces: null });
    expect(early.table.view.zones["hand:0"].count).toBe(0);
    const clients = [await ada.join(match.id), await bob.join(match.id)];
    await expect.poll(() => clients[0].table.shuffle?.nonces).toHaveLength(2);
    await caughtUp(early, clients[0]);
    expect(early.table.shuffle).toEqual(clients[0].table.shuffle);
    expect(early.table.shuffle?.commit).toBe(commit);
    expect(early.table.shuffle?.bots).toBeUndefined();
    const late = await eve.watch(match.id);
    expect(late.table.shuffle).toEqual(early.table.shuffle);
    for (const one of [...clients, early, late]) await one.leave();
  });
});

describe("who may watch", () => {
  serving(0);

  test("is nobody who sits there, and nobody without a token or a match", async () => {
    const { ada, eve, clients, match } = await seated(running.url);
    await expect(ada.watch(match)).rejects.toThrow("watch/seated");
    await expect(new Riposte(running.url).watch(match)).rejects.toThrow("auth/missing");
    await expect(eve.watch("none")).rejects.toThrow("match/not-found");
    await expect(eve.watch(match, { hands: true })).rejects.toThrow("watch/guest");
    await expect(ada.nameCasters(match, [eve.player?.id ?? ""])).rejects.toThrow("auth/account");
    await expect(eve.nameCasters(match, ["issuer|eve"])).rejects.toThrow("match/not-seated");
    for (const one of clients) await one.leave();
  });
});
