/** What a process says of a match that another may have taken from it. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Hosts } from "../../../server/match/hosts/hosts.ts";
import type { MatchRecord } from "../../../server/match/journal/journal.ts";
import { OVERDUE_MS } from "../../../server/match/journal/lease.ts";
import { openSqlite, type SqliteStore, type Store } from "../../../server/store/index.ts";
import { type Hello, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { DECKS, OPTIONS } from "../running.ts";
import { hosting, next, outletOf, play, seated, silent } from "../seated.ts";
import { newFolder } from "../store/opened.ts";

/** A lease that is sure until a test says otherwise, and sure again when it says so. */
function leased() {
  let verdict: PromiseWithResolvers<void> | undefined;
  return {
    lease: { owner: "test", unsure: () => verdict?.promise },
    doubt: () => {
      verdict = Promise.withResolvers();
    },
    settle: () => {
      verdict?.resolve();
      verdict = undefined;
    },
  };
}

describe("a match whose lease was over", () => {
  let store: SqliteStore;
  const folder = newFolder();

  beforeAll(async () => {
    store = await openSqlite(folder);
    await store.create((await seated()).store.record as MatchRecord, "test");
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test("refuses nothing that was judged before it knew whose it is", async () => {
    const { lease, doubt, settle } = leased();
    const table = await seated(1, undefined, { lease });
    const { seat, intent } = next(table);
    // The process stands still while the intent is judged, and another one takes the match meanwhile.
    const answer = play(table, { seat, intent: { ...intent, request: 0 } });
    doubt();
    await new Promise((resolve) => setTimeout(resolve, 20));
    table.host.moved();
    settle();
    expect(await answer).toMatchObject({ ok: false, code: "server/draining" });
    expect(table.closed).toEqual(["moved"]);
  });

  test("greets nobody before it knows", async () => {
    const { lease, doubt, settle } = leased();
    const table = await seated(1, undefined, { lease });
    await play(table, next(table));
    const read = table.store.read.bind(table.store);
    table.store.read = (...of) => {
      doubt();
      return read(...of);
    };
    const hello: Hello = { protocol: PROTOCOL_VERSION, since: 0 };
    table.log.length = 0;
    const answer = table.host.hello(0, outletOf(table, 0), hello);
    await new Promise((resolve) => setTimeout(resolve, 20));
    table.host.moved();
    settle();
    expect(await answer).toMatchObject({ ok: false, code: "server/draining" });
    expect(table.log.filter((told) => told === "seat 0")).toEqual([]);
  });

  test("that was claimed before and is restored after is not hosted, and the loss of others is logged", async () => {
    const warned: string[] = [];
    const log = { ...silent, warn: (_: object, message: string) => void warned.push(message) };
    const claimed = Promise.withResolvers<void>();
    const claim = (async (...of) => {
      const stored = await store.claim(...of);
      await claimed.promise;
      return stored;
    }) satisfies Store["claim"];
    const hosts = new Hosts({ ...hosting({ store, log }), store: { ...store, claim } });
    const taken = hosts.take("m");
    await expect.poll(async () => (await store.read("m"))?.epoch).toBeGreaterThan(1);
    hosts.keepOnly([]);
    claimed.resolve();
    expect(await taken).toBeUndefined();
    expect(hosts.find("m")).toBeUndefined();
    expect(warned).toEqual(["the lease was over, and another process has the match"]);
  });

  test("is hosted on where it is this process's still, under the epoch it has", async () => {
    const hosts = new Hosts({ ...hosting({ store }), store });
    const host = await hosts.take("m");
    const epoch = (await store.read("m"))?.epoch ?? 0;
    hosts.keepOnly([{ id: "m", epoch }]);
    expect(hosts.find("m")).toBe(host);
    hosts.keepOnly([{ id: "m", epoch: epoch + 1 }]);
    expect(hosts.find("m")).toBeUndefined();
    await hosts.close();
  });

  test("is found where it is, though the store did not hear that at first", async () => {
    let tries = 0;
    const settle: Store["settle"] = async (...of) => {
      if (++tries === 1) throw new Error("the store does not answer");
      await store.settle(...of);
    };
    const hosts = new Hosts({ ...hosting({ store }), store: { ...store, settle } });
    const host = await hosts.take("m");
    if (host === undefined || host === "held") throw new Error("not hosted");
    await host.settle("room");
    expect((await store.whereabouts("m"))?.room).toBe("room");
    await hosts.close();
  });

  test("is hosted again where its process let it go, and the store did not say that it did", async () => {
    await store.renew("test", 1_000_000, 0);
    let isAway = true;
    const release: Store["release"] = async (...of) => {
      if (isAway) throw new Error("the store does not answer");
      await store.release(...of);
    };
    const hosts = new Hosts({ ...hosting({ store }), store: { ...store, release } });
    const host = await hosts.take("m");
    if (host === undefined || host === "held") throw new Error("not hosted");
    hosts.drop(host);
    await expect(host.drain()).rejects.toThrow("does not answer");
    isAway = false;
    expect(await store.unowned()).toEqual([]);
    await hosts.restoreAll(async () => {}, await store.around(OVERDUE_MS));
    expect(hosts.find("m")).toBeDefined();
    await hosts.close();
  });

  test("is hosted where it was made, though the store did not say that it has it", async () => {
    const create: Store["create"] = async (...of) => {
      await store.create(...of);
      throw new Error("the store does not answer");
    };
    const hosts = new Hosts({ ...hosting({ store }), store: { ...store, create } });
    const seats = ["one", "another"];
    const body = { ruleset: "ucg", options: OPTIONS, decks: [...DECKS], seats };
    await expect(hosts.create(body, seats)).rejects.toThrow("does not answer");
    await hosts.restoreAll(async () => {}, await store.around(OVERDUE_MS));
    expect(hosts.all().map(({ record }) => record.players)).toContainEqual(seats);
    await hosts.close();
  });

  test("is taken again where it was claimed and could not be read", async () => {
    await store.release("m", (await store.read("m"))?.epoch ?? 0);
    let tries = 0;
    const claimAll = (async (...of) => {
      const had = await store.claimAll(...of);
      if (++tries === 1) throw new Error("the store does not answer");
      return had;
    }) satisfies Store["claimAll"];
    await store.renew("test", 1_000_000, 0);
    const hosts = new Hosts({ ...hosting({ store }), store: { ...store, claimAll } });
    await expect(hosts.restoreAll(async () => {}, await store.around(OVERDUE_MS))).rejects.toThrow(
      "does not answer",
    );
    expect(await store.unowned()).toEqual([]);
    await hosts.restoreAll(async () => {}, await store.around(OVERDUE_MS));
    expect(hosts.find("m")).toBeDefined();
  });
});
