import { describe, expect, test } from "vitest";
import { MatchHost } from "../../../server/match/host/host.ts";
import type { Appended } from "../../../server/match/journal/journal.ts";
import { type Catalog, type Match, publicView, save, viewOf } from "../../../shared/kernel/index.ts";
import { type EventsMessage, NO_ORDERS, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { dice, randomMatch } from "../../protocol/random-match.ts";
import {
  catalog,
  FakeStore,
  hosting,
  next,
  notices,
  outletOf,
  play,
  replayed,
  seated,
  shown,
  silent,
} from "../seated.ts";

describe("a match's host", () => {
  test("stores first, then tells the table, the seats and their events, and then replies", async () => {
    const table = await seated();
    const move = next(table);
    const { seat } = move;
    const answer = await play(table, move);
    table.log.push("reply");
    expect(answer).toMatchObject({ ok: true });
    expect(table.log[0]).toBe("stored");
    expect(table.log[1]).toBe("table");
    expect(table.log.indexOf(`seat ${seat}`)).toBe(table.log.indexOf(`events ${seat}`) - 1);
    expect(table.log.at(-1)).toBe("reply");
    expect(table.seats[seat]).toMatchObject({ rev: table.keeper.table.rev });
    expect(answer).toEqual({ ok: true, rev: table.keeper.table.rev, ver: table.seats[seat]?.ver });
  });

  test("shows who comes what all were told, and an entry that is being stored when it is told", async () => {
    const table = await seated();
    const before = await shown(table.host);
    const stored = Promise.withResolvers<Appended>();
    table.store.whims.push(() => stored.promise);
    const answer = play(table, next(table));
    const turns = async (count: number) => {
      for (let n = 0; n < count; n++) await new Promise((resolve) => setImmediate(resolve));
    };
    await turns(1);
    let after: unknown;
    const showing = shown(table.host).then((view) => {
      after = view;
    });
    // As long as an entry takes that is stored at once.
    await turns(5);
    expect(after).toBeUndefined();
    stored.resolve("stored");
    await answer;
    await showing;
    expect(after).not.toEqual(before);
    expect(after).toEqual(await shown(table.host));
  });

  test("keeps of standing orders what changed, and no more than a match's worth of it", async () => {
    let now = 0;
    const { host, store } = await seated(1, catalog, { clock: () => now });
    let sent = 0;
    const order = (passOwn: boolean) => {
      now += 1_000;
      return host.settings(0, { id: `o${++sent}`, settings: { ...NO_ORDERS, passOwn } });
    };
    for (let n = 0; n < 30; n++) expect(await order(true)).toMatchObject({ ok: true });
    expect(store.rows).toHaveLength(1);
    for (let n = 1; n < 1_000; n++) expect(await order(n % 2 === 0)).toMatchObject({ ok: true });
    expect(await order(true)).toMatchObject({ code: "limit/rate" });
    expect(store.rows).toHaveLength(1_000);
  });

  test("plays a whole match, and its journal alone gives the same again", async () => {
    const table = await seated();
    const random = dice(3);
    while (table.keeper.table.over === "")
      expect(await play(table, next(table, random))).toMatchObject({ ok: true });
    const again = replayed(table.store.rows, randomMatch(catalog, 1).match);
    expect(table.seats[0]?.own).toEqual(viewOf(again, 0).own);
    expect(table.host.info()).toMatchObject({ status: "over", outcome: again.state.over });
    expect(table.store.outcome).toEqual(again.state.over);
    expect(table.store.rows.map(({ seq }) => seq)).toEqual(table.store.rows.map((_, index) => index + 1));
    const times = table.store.rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test("a refusal stores nothing and tells nobody", async () => {
    const table = await seated();
    const { seat } = next(table);
    expect(await play(table, { seat, intent: { action: "nonsense", request: 1 } })).toMatchObject({
      ok: false,
      code: "MALFORMED",
    });
    expect(table.log).toEqual([]);
    expect(table.store.rows).toEqual([]);
  });

  test("keeps the answers to a seat's last 32 ids", async () => {
    const table = await seated();
    const first = next(table);
    const answer = await play(table, first, "first");
    expect(await play(table, first, "first")).toEqual({ ...answer, again: true });
    const played = table.store.rows.length;
    const random = dice(2);
    let mine = 0;
    while (mine < 32) {
      const move = next(table, random);
      if (move.seat === first.seat) mine++;
      await play(table, move);
    }
    expect(table.store.rows.length).toBeGreaterThan(played);
    expect(await play(table, first, "first")).toMatchObject({ ok: false });
  });

  test("lets eight items of a seat wait and answers the ninth busy", async () => {
    const table = await seated();
    const stale = { action: "pass", request: 0 };
    const asks = Array.from({ length: 12 }, (_, n) => table.host.intent(1, { id: `${n}`, intent: stale }));
    const codes = (await Promise.all(asks)).map((answer) => (answer.ok ? "ok" : answer.code));
    // The first is being done, eight wait.
    expect(codes.filter((code) => code === "server/busy")).toHaveLength(3);
    expect(codes.slice(0, 9)).not.toContain("server/busy");
  });

  test("a reply goes out before the next item is told", async () => {
    const table = await seated();
    const { seat, intent } = next(table);
    const order: string[] = [];
    const first = play(table, { seat, intent }).then(() => order.push("reply"));
    const second = table.host.presence(0, true).then(() => order.push("presence"));
    await Promise.all([first, second]);
    expect(order).toEqual(["reply", "presence"]);
  });

  test("a store that does not answer pauses the match; the same rows are offered until it does", async () => {
    const table = await seated();
    const offered: string[] = [];
    const fail = async (): Promise<Appended> => {
      offered.push("no");
      throw new Error("disk full");
    };
    table.store.whims.push(fail, fail);
    const move = next(table);
    const answer = play(table, move);
    await expect
      .poll(() => table.keeper.table && table.changes.some(({ notice }) => notice === "paused"))
      .toBe(true);
    expect(table.seats[move.seat]?.own.ask?.id).toBe(1);
    expect(await answer).toMatchObject({ ok: true });
    expect(offered).toHaveLength(2);
    expect(notices(table)).toEqual(["paused", ""]);
    expect(table.store.rows).toHaveLength(1);
  });

  test("a match that another process owns is told no more and closed", async () => {
    const table = await seated();
    table.store.whims.push(async () => "fenced");
    expect(await play(table, next(table))).toMatchObject({ ok: false, code: "server/draining" });
    expect(table.closed).toEqual(["moved"]);
    expect(table.log).toEqual([]);
  });

  test("is restored from the store with its ids, and goes on", async () => {
    const table = await seated();
    const first = next(table);
    await play(table, first, "mine");
    const host = await MatchHost.restore(hosting({ store: table.store }), "m");
    expect(table.store.epoch).toBe(2);
    expect(await host?.intent(first.seat, { id: "mine", intent: first.intent })).toMatchObject({
      ok: true,
      again: true,
    });
    expect(await shown(host)).toEqual(publicView(replayed(table.store.rows, randomMatch(catalog, 1).match)));
    expect(await MatchHost.restore(hosting({ store: new FakeStore() }), "m")).toBeUndefined();
  });

  test("is saved every 50 rows and when it drains, and stands there again as its journal says", async () => {
    const table = await seated();
    const random = dice(5);
    let first = "";
    while (table.store.rows.length < 120) {
      const move = next(table, random);
      if (table.store.rows.length === 70 && first === "") {
        first = "mine";
        await play(table, move, first);
      } else await play(table, move);
    }
    expect(table.store.snapshots.map(({ seq }) => seq)).toEqual([50, 100]);
    await table.host.drain();
    expect(table.store.snapshots.map(({ seq }) => seq)).toEqual([50, 100, 120]);
    expect(await play(table, next(table))).toMatchObject({ code: "server/draining" });
    const whole = replayed(table.store.rows, randomMatch(catalog, 1).match);
    for (const kept of [3, 2, 1, 0]) {
      table.store.snapshots.length = kept;
      const host = await MatchHost.restore(hosting({ store: table.store }), "m");
      expect(await shown(host)).toEqual(publicView(whole));
      if (kept === 0) continue;
      const saved = JSON.parse(table.store.snapshots[kept - 1].saved);
      const rows = table.store.rows.slice(0, table.store.snapshots[kept - 1].seq);
      delete saved.derived;
      expect(saved).toEqual(JSON.parse(JSON.stringify(save(replayed(rows, randomMatch(catalog, 1).match)))));
    }
  });

  test("tells at most the newest 500 of the events a seat missed, and says that there is a gap", async () => {
    const table = await seated();
    const random = dice(6);
    const heard: EventsMessage[] = [];
    const subscriber = {
      ...outletOf(table, 0),
      events: (message: EventsMessage) => void heard.push(message),
    };
    const told = async (since: number) => {
      heard.length = 0;
      const answer = await table.host.hello(0, subscriber, { protocol: PROTOCOL_VERSION, since });
      return answer.ok ? { head: answer.head, message: heard.pop() } : undefined;
    };
    let head = 0;
    while (head <= 600 && table.keeper.table.over === "") {
      for (let n = 0; n < 20 && table.keeper.table.over === ""; n++) await play(table, next(table, random));
      head = (await told(head))?.head ?? 0;
    }
    expect(head).toBeGreaterThan(600);
    const gap = await told(0);
    expect(gap?.message?.gap).toBe(true);
    expect(gap?.message?.events.map(({ n }) => n)).toEqual(
      Array.from({ length: 500 }, (_, i) => head - 499 + i),
    );
    // From before the snapshot and from after it.
    for (const since of [head - 500, head - 3]) {
      const { message } = (await told(since)) ?? {};
      expect(message?.gap).toBeUndefined();
      expect(message?.events.map(({ n }) => n)).toEqual(
        Array.from({ length: head - since }, (_, i) => since + 1 + i),
      );
    }
    expect((await told(head))?.message).toBeUndefined();
  });

  test("who says that he was told more than there is raises the alarm once, after a restore, and never else", async () => {
    const table = await seated();
    const boast = async (host: MatchHost, since: number) =>
      host.hello(0, outletOf(table, 0), { protocol: PROTOCOL_VERSION, since });
    expect(await boast(table.host, 99)).toMatchObject({ ok: true });
    expect(table.errors).toEqual([]);
    const errors: object[] = [];
    const log = { ...silent, error: (what: object) => void errors.push(what) };
    const restored = await MatchHost.restore(hosting({ store: table.store, log }), "m");
    if (restored === undefined) throw new Error("not restored");
    for (const since of [99, 98, 97]) expect(await boast(restored, since)).toMatchObject({ ok: true });
    expect(errors).toMatchObject([{ match: "m", seat: 0, since: 99 }]);
  });

  test("a snapshot that cannot be read costs time and nothing else", async () => {
    const table = await seated();
    const random = dice(5);
    while (table.store.rows.length < 60) await play(table, next(table, random));
    const { saved } = table.store.snapshots[0];
    table.store.snapshots[0] = {
      ...table.store.snapshots[0],
      saved: saved.replace('"format":1', '"format":0'),
    };
    const host = await MatchHost.restore(hosting({ store: table.store }), "m");
    expect(host?.notice).toBe("");
    expect(await shown(host)).toEqual(publicView(replayed(table.store.rows, randomMatch(catalog, 1).match)));
  });

  test("a journal that gives other events now is not gone on with", async () => {
    const table = await seated();
    await play(table, next(table));
    table.store.rows[0] = { ...table.store.rows[0], digest: "other" };
    const errors: object[] = [];
    const log = { ...silent, error: (what: object) => void errors.push(what) };
    const host = await MatchHost.restore(hosting({ store: table.store, log }), "m");
    expect(errors).toMatchObject([
      { code: "restore/diverged", err: { message: "match m diverges at row 1" } },
    ]);
    expect(host?.notice).toBe("halted");
    expect(host?.info().status).toBe("halted");
    expect(await host?.intent(0, { id: "x", intent: { action: "pass", request: 1 } })).toMatchObject({
      code: "restore/diverged",
    });
    // For looking at, as it stood before that row.
    const before = randomMatch(catalog, 1).match;
    expect(await shown(host)).toEqual(publicView(before));
  });
});

describe("an exception in a match", () => {
  /** The rules, with a bug that shows so many times. */
  function buggy(bug: { left: number }): Catalog {
    const [game] = catalog.rulesets;
    const flawed = {
      ...game,
      when: (match: Match) => {
        if (bug.left > 0) {
          bug.left--;
          throw new Error("a bug");
        }
        return game.when(match);
      },
    };
    return { ...catalog, ruleset: (id: string) => (id === game.id ? flawed : undefined) };
  }

  test("changes nothing: the match is loaded again, and the next intent is played", async () => {
    const bug = { left: 0 };
    const table = await seated(1, buggy(bug));
    await play(table, next(table));
    const move = next(table);
    bug.left = 1;
    const answer = play(table, move, "x");
    expect(await answer).toMatchObject({
      ok: false,
      code: "server/error",
      detail: { incident: expect.any(String) },
    });
    expect(table.errors).toHaveLength(1);
    expect(await play(table, move, "x")).toMatchObject({ ok: true });
    expect(table.store.rows).toHaveLength(2);
    const again = replayed(table.store.rows, randomMatch(catalog, 1).match);
    expect(table.seats[move.seat]?.own).toEqual(viewOf(again, move.seat).own);
  });

  test("while the store is away is got over when it is back", async () => {
    const bug = { left: 0 };
    const table = await seated(1, buggy(bug));
    const move = next(table);
    bug.left = 1;
    table.store.unread = 2;
    expect(await play(table, move)).toMatchObject({ ok: false, code: "server/error" });
    expect(notices(table)).toEqual(["paused", ""]);
    expect(await play(table, move)).toMatchObject({ ok: true });
  });

  test("that cannot be got over halts that match", async () => {
    const bug = { left: 0 };
    const table = await seated(1, buggy(bug));
    const move = next(table);
    bug.left = 1_000;
    expect(await play(table, move)).toMatchObject({ ok: false, code: "match/halted" });
    expect(table.changes.at(-1)).toMatchObject({ notice: "halted" });
    bug.left = 0;
    expect(await play(table, move)).toMatchObject({ ok: false, code: "match/halted" });
    expect(table.host.info()).toMatchObject({ status: "halted", outcome: null });
  });

  test("three times in a row halts it too", async () => {
    const bug = { left: 0 };
    const table = await seated(1, buggy(bug));
    const move = next(table);
    const codes: string[] = [];
    for (let n = 0; n < 3; n++) {
      bug.left = 1;
      const answer = play(table, move);
      const { code } = (await answer) as { code: string };
      codes.push(code);
    }
    expect(codes).toEqual(["server/error", "server/error", "match/halted"]);
  });
});
