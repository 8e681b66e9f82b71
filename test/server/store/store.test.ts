/** The store as a whole, on both databases and on each. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { describe, expect, test } from "vitest";
import type { Made, Row } from "../../../server/match/journal/journal.ts";
import { openSqlite, openStore } from "../../../server/store/index.ts";
import { nouns } from "../../../server/store/jobs/index.ts";
import { seats } from "../../../server/store/migrations/007-seats.ts";
import { openPostgres } from "../../../server/store/postgres.ts";
import type { Tables } from "../../../server/store/tables.ts";
import { isRefusal } from "../../../shared/kernel/index.ts";
import { newFolder, opened, quiet, record, row, sqlite, startKinds } from "./opened.ts";

const { kinds, postgres } = await startKinds();

for (const kind of kinds)
  describe(`the store on ${kind.kind}`, () => {
    const now = opened(kind);

    test("makes one match for one order, and keeps sets by their hash", async () => {
      const [m, n, player] = ["m", "n", "a"].map(now.own);
      const order = { player, key: "k", digest: "d" };
      const first = { match: m, digest: "d" };
      expect(await now.store.made(player, "k")).toBeUndefined();
      expect(await now.store.create(record(m), "a", order)).toEqual(first);
      expect(await now.store.create(record(n), "a", { ...order, digest: "other" })).toEqual(first);
      expect(await now.store.made(player, "k")).toEqual(first);
      expect(await now.store.read(n)).toBeUndefined();
      await now.store.keepSets([{ hash: "h", text: "{}" }]);
      await now.store.keepSets([{ hash: "h", text: "other" }]);
      expect(await now.store.keptSets(["h", "none"])).toEqual([{ hash: "h", text: "{}" }]);
    });

    test("lists what is unfinished, oldest first", async () => {
      for (const id of ["z", "y", "x"]) await now.store.create(record(now.own(id)), "a");
      await now.store.append(now.own("y"), 1, [row(1)], { winners: [], reason: "exhausted" });
      expect(now.ours(await now.store.unowned())).toEqual(["z", "x"]);
    });

    test("finds a player's matches until they are over", async () => {
      const player = now.own("g:a");
      const [m, n] = ["m", "n"].map((id) => record(now.own(id), player));
      for (const one of [m, n]) await now.store.create(one, "a");
      expect(await now.store.unfinishedOf(player)).toEqual([m, n]);
      await now.store.append(m.id, 1, [row(1)], { winners: [0], reason: "deck" });
      expect(await now.store.unfinishedOf(player)).toEqual([n]);
      expect(await now.store.unfinishedOf("g:nobody")).toEqual([]);
    });

    test("does what waits together, and one job's failure is its own", async () => {
      const n = now.own("n");
      const player = { id: "twice", name: "Ada" };
      const results = await Promise.allSettled([
        now.store.addPlayer(player),
        now.store.addPlayer(player),
        now.store.create(record(n), "a"),
      ]);
      // Which of the two is first, PostgreSQL's connections decide.
      expect(results.filter(({ status }) => status === "rejected")).toHaveLength(1);
      expect(await now.store.player("twice")).toEqual(player);
      expect(await now.store.player("never")).toBeUndefined();
      expect(await now.store.read(n)).toBeDefined();
    });

    test("makes one match of orders given at the same time", async () => {
      const order = { player: now.own("a"), key: "k", digest: "d" };
      const ids = ["m", "n", "o"].map(now.own);
      const made = await Promise.all(ids.map((id) => now.store.create(record(id), "a", order)));
      expect(new Set(made.map((one) => !isRefusal(one) && one.match)).size).toBe(1);
      expect(now.ours(await now.store.unowned())).toEqual(now.ours([(made[0] as Made).match]));
    });

    test("is there again when it is opened again, with its tables as they are", async () => {
      await now.store.create(record(now.own("m")), "a");
      const secret = await now.store.secret();
      await now.store.close();
      const again = await kind.open(now.place);
      expect(now.ours(await again.unowned())).toEqual(["m"]);
      expect(await again.secret()).toBe(secret);
      expect(again.schemaVersion).toBe(now.store.schemaVersion);
      await again.close();
      await expect(again.read("m")).rejects.toThrow(/closed|destroyed|after calling end/);
      now.store = await kind.open(now.place);
    });
  });

describe("the store on SQLite alone", () => {
  const now = opened(sqlite);

  test("is set to lose nothing it has said it has", async () => {
    expect(await now.store.pragmas()).toEqual({
      journal_mode: "wal",
      synchronous: 2,
      locking_mode: "exclusive",
    });
  });

  test("with a full disk refuses rows and still reads", async () => {
    await now.store.create(record("m"), "a");
    const most = await now.store.limitPages(1);
    const long = (seq: number): Row => ({
      ...row(seq),
      intent: { action: "x".repeat(20_000), request: 1 },
    });
    const results = await Promise.allSettled([
      now.store.append("m", 1, [long(1)], null),
      now.store.read("m"),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(await now.store.limitPages(most + 1_000)).toBe(most + 1_000);
    expect(await now.store.append("m", 1, [long(1)], null)).toBe("stored");
  });

  test("is one process's", async () => {
    await expect(openSqlite(now.place)).rejects.toThrow("locked");
  });

  test("takes a file of before there were migrations", async () => {
    const old = newFolder();
    const file = new DatabaseSync(join(old, "riposte.db"));
    file.exec(BEFORE_MIGRATIONS);
    file.prepare("INSERT INTO matches (id, record) VALUES (?, ?)").run("m", JSON.stringify(record("m")));
    file.close();
    const taken = await openSqlite(old);
    expect(await taken.claim("m", "a")).toMatchObject({ epoch: 1, record: record("m") });
    expect(await taken.unfinishedOf("g:a")).toEqual([record("m")]);
    expect(await taken.append("m", 1, [row(1)], null)).toBe("stored");
    await taken.close();
  });
});

if (postgres !== undefined)
  describe("the store on PostgreSQL alone", () => {
    const { make } = postgres;
    test("is opened by several processes at once", async () => {
      const url = await make();
      const stores = await Promise.all(["", "", ""].map(() => openPostgres(url, quiet)));
      await stores[0].create(record("m"), "a");
      await stores[1].claim("m", "a");
      await stores[2].claim("m", "a");
      expect(await stores[1].append("m", 2, [row(1)], null)).toBe("fenced");
      expect(await stores[2].append("m", 3, [row(1)], null)).toBe("stored");
      for (const store of stores) await store.close();
    });

    test("finds who sits in the matches of before it was written down", async () => {
      const url = await make();
      const store = await openPostgres(url, quiet);
      await store.create(record("m"), "a");
      const pool = new pg.Pool({ connectionString: url });
      const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
      await db.schema.dropTable("seats").execute();
      await seats.up(db);
      await db.destroy();
      expect(await store.unfinishedOf("g:a")).toEqual([record("m")]);
      await store.close();
    });

    test("rejects where nobody answers, and the server says which database it uses", async () => {
      await expect(openPostgres("postgres://x@127.0.0.1:1/x", quiet)).rejects.toThrow();
      const said: object[] = [];
      const log = { ...quiet, info: (what: object) => void said.push(what) };
      const place = { dataDir: newFolder(), databaseUrl: await make() };
      const store = await openStore(place, log);
      expect(said).toEqual([{ database: "postgres", schema_version: store.schemaVersion }]);
      await store.close();
    });
  });

test("no two nouns have a job of the same name", () => {
  const names = Object.values(nouns).flatMap((jobs) => Object.keys(jobs));
  expect(new Set(names).size).toBe(names.length);
});

/** The tables as the first version made them. */
const BEFORE_MIGRATIONS = `
  CREATE TABLE IF NOT EXISTS matches (
    born INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, record TEXT NOT NULL, epoch INTEGER NOT NULL DEFAULT 0, seq INTEGER NOT NULL DEFAULT 0,
    outcome TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS unfinished ON matches (born) WHERE outcome IS NULL;
  CREATE TABLE IF NOT EXISTS journal (
    match TEXT NOT NULL, seq INTEGER NOT NULL, epoch INTEGER NOT NULL, by INTEGER NOT NULL, at INTEGER NOT NULL,
    seat INTEGER, id TEXT, intent TEXT NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (match, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS snapshots (
    match TEXT PRIMARY KEY, seq INTEGER NOT NULL, at INTEGER NOT NULL, saved TEXT NOT NULL, accepted TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS orders (
    player TEXT NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (player, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sets (hash TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;
