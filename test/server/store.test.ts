import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MatchRecord, Row } from "../../server/match/journal.ts";
import { openSqlite, openStore, type SqliteStore, type Store } from "../../server/store/index.ts";
import { nouns } from "../../server/store/jobs/index.ts";
import { seats } from "../../server/store/migrations/007-seats.ts";
import { openPostgres } from "../../server/store/postgres.ts";
import type { Tables } from "../../server/store/tables.ts";
import { startPostgres } from "../services.ts";

const folders: string[] = [];
const postgres = await startPostgres();
let databases = 0;

const quiet = { info() {}, warn() {} };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "riposte-"));
  folders.push(folder);
  return folder;
}

/** The address of an empty database on the test's own server. */
async function newDatabase(): Promise<string> {
  const url = new URL(postgres?.url ?? "");
  const name = `store${++databases}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}

afterAll(async () => {
  await postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const record = (id: string): MatchRecord => ({
  id,
  setup: { ruleset: "ucg", profile: "seed", options: {}, seed: "00".repeat(32), seats: [], sets: [] },
  rules: 1,
  hashes: [],
  players: ["g:a"],
});

const row = (seq: number, digest = `d${seq}`): Row => ({
  seq,
  by: seq % 3 === 0 ? "host" : 0,
  at: 10 * seq,
  from: seq % 3 === 0 ? null : { seat: 0, id: `id-${seq}` },
  intent: { action: "pass", request: seq },
  digest,
});

/** A database of its own for each test, opened as often as wanted. */
interface Kind<S extends Store = Store> {
  readonly kind: string;
  make(): Promise<string>;
  open(place: string): Promise<S>;
}

const sqlite: Kind<SqliteStore> = { kind: "SQLite", make: async () => newFolder(), open: openSqlite };
const postgresKind = {
  kind: "PostgreSQL",
  make: newDatabase,
  open: (url: string) => openPostgres(url, quiet),
};
const kinds: readonly Kind[] = postgres === undefined ? [sqlite] : [sqlite, postgresKind];

/** A fresh store before each test of a group, closed after it. */
function opened<S extends Store>({ make, open }: Kind<S>): { place: string; store: S } {
  const now = {} as { place: string; store: S };
  beforeEach(async () => {
    now.place = await make();
    now.store = await open(now.place);
  });
  afterEach(() => now.store.close());
  return now;
}

describe.each(kinds)("a match in the store on $kind", (kind) => {
  const now = opened(kind);

  test("gives back what it was given", async () => {
    await now.store.create(record("m"), "a");
    expect(await now.store.read("m")).toMatchObject({ epoch: 1, rows: [], outcome: null });
    expect(await now.store.append("m", 1, [row(1), row(2)], null)).toBe("stored");
    expect(await now.store.append("m", 1, [row(3)], { winners: [0], reason: "deck" })).toBe("stored");
    expect(await now.store.read("m")).toEqual({
      record: record("m"),
      snapshot: null,
      rows: [row(1), row(2), row(3)],
      outcome: { winners: [0], reason: "deck" },
      epoch: 1,
      kept: null,
    });
    expect(await now.store.read("none")).toBeUndefined();
    expect(await now.store.claim("none", "a")).toBeUndefined();
  });

  test("takes the same rows again, and no others in their place", async () => {
    await now.store.create(record("m"), "a");
    await now.store.append("m", 1, [row(1), row(2)], null);
    expect(await now.store.append("m", 1, [row(1), row(2)], null)).toBe("stored");
    expect(await now.store.append("m", 1, [row(2, "other")], null)).toBe("fenced");
    expect(await now.store.append("m", 1, [row(4)], null)).toBe("fenced");
    expect((await now.store.read("m"))?.rows).toHaveLength(2);
  });

  test("fences an owner of before", async () => {
    await now.store.create(record("m"), "a");
    expect(await now.store.claim("m", "a")).toMatchObject({ epoch: 2 });
    expect(await now.store.append("m", 1, [row(1)], null)).toBe("fenced");
    expect(await now.store.append("m", 2, [row(1)], null)).toBe("stored");
    expect(await now.store.append("m", 1, [row(1)], null)).toBe("fenced");
  });

  test("gives back the newest snapshot of its owner, and the rows after it", async () => {
    const shot = (seq: number) => ({ seq, at: 7, saved: `s${seq}`, accepted: [["a"], []] });
    await now.store.create(record("m"), "a");
    await now.store.append("m", 1, [row(1), row(2), row(3)], null);
    // One of a row that is not stored would tell of what nobody was told.
    await now.store.snapshot("m", 1, shot(4));
    expect(await now.store.read("m")).toMatchObject({ snapshot: null });
    await now.store.snapshot("m", 1, shot(1));
    await now.store.snapshot("m", 1, shot(2));
    expect(await now.store.read("m")).toMatchObject({ snapshot: shot(2), rows: [row(3)] });
    expect(await now.store.read("m", "start")).toMatchObject({
      snapshot: null,
      rows: [row(1), row(2), row(3)],
    });
    await now.store.claim("m", "a");
    await now.store.snapshot("m", 1, shot(3));
    expect(await now.store.read("m")).toMatchObject({ snapshot: shot(2) });
    await now.store.append("m", 2, [row(4)], { winners: [], reason: "exhausted" });
    expect(await now.store.read("m")).toMatchObject({ snapshot: null });
  });

  test("stores rows once, whoever offers them how often at the same time", async () => {
    await now.store.create(record("m"), "a");
    const offers = Array.from({ length: 8 }, () => now.store.append("m", 1, [row(1), row(2)], null));
    expect(await Promise.all(offers)).toEqual(offers.map(() => "stored"));
    const others = ["x", "y", "z"].map((digest) => now.store.append("m", 1, [row(3, digest)], null));
    expect((await Promise.all(others)).filter((one) => one === "stored")).toHaveLength(1);
    expect((await now.store.read("m"))?.rows).toHaveLength(3);
  });
});

describe.each(kinds)("what is kept of a match in the store on $kind", (kind) => {
  const now = opened(kind);

  test("keeps what is beside it for its owner alone", async () => {
    const kept = (left: number) => ({ away: [{ left, since: null }], mutes: [[1]], nonces: [null] });
    await now.store.create(record("m"), "a");
    await now.store.keep("m", 1, kept(5));
    expect(await now.store.claim("m", "b")).toMatchObject({ epoch: 2, kept: kept(5) });
    await now.store.keep("m", 1, kept(9));
    expect(await now.store.read("m")).toMatchObject({ kept: kept(5) });
  });

  test("is forgotten so long after its end, with its replay, and not before", async () => {
    for (const id of ["over", "on"]) {
      await now.store.create(record(id), "a", { player: "g:a", key: id, digest: "d" });
      await now.store.append(id, 1, [row(1)], id === "on" ? null : { winners: [0], reason: "deck" });
      await now.store.share(id, `word of ${id}`);
    }
    expect(await now.store.forget(60_000, 10)).toBe(0);
    expect(await now.store.read("over")).toBeDefined();
    expect(await now.store.forget(0, 10)).toBe(1);
    expect(await now.store.read("over")).toBeUndefined();
    expect(await now.store.shareOf("over")).toBeUndefined();
    expect(await now.store.made("g:a", "over")).toBeUndefined();
    expect((await now.store.read("on"))?.rows).toHaveLength(1);
    expect(await now.store.forget(0, 10)).toBe(0);
  });
});

describe.each(kinds)("the store on $kind", (kind) => {
  const now = opened(kind);

  test("makes one match for one order, and keeps sets by their hash", async () => {
    const order = { player: "a", key: "k", digest: "d" };
    expect(await now.store.made("a", "k")).toBeUndefined();
    expect(await now.store.create(record("m"), "a", order)).toEqual({ match: "m", digest: "d" });
    expect(await now.store.create(record("n"), "a", { ...order, digest: "other" })).toEqual({
      match: "m",
      digest: "d",
    });
    expect(await now.store.made("a", "k")).toEqual({ match: "m", digest: "d" });
    expect(await now.store.read("n")).toBeUndefined();
    await now.store.keepSets([{ hash: "h", text: "{}" }]);
    await now.store.keepSets([{ hash: "h", text: "other" }]);
    expect(await now.store.keptSets(["h", "none"])).toEqual([{ hash: "h", text: "{}" }]);
  });

  test("lists what is unfinished, oldest first", async () => {
    for (const id of ["z", "y", "x"]) {
      await now.store.create(record(id), "a");
    }
    await now.store.append("y", 1, [row(1)], { winners: [], reason: "exhausted" });
    expect(await now.store.unowned()).toEqual(["z", "x"]);
  });

  test("finds a player's matches until they are over", async () => {
    for (const id of ["m", "n"]) await now.store.create(record(id), "a");
    expect(await now.store.unfinishedOf("g:a")).toEqual([record("m"), record("n")]);
    await now.store.append("m", 1, [row(1)], { winners: [0], reason: "deck" });
    expect(await now.store.unfinishedOf("g:a")).toEqual([record("n")]);
    expect(await now.store.unfinishedOf("g:nobody")).toEqual([]);
  });

  test("does what waits together, and one job's failure is its own", async () => {
    await now.store.create(record("m"), "a");
    const player = { id: "twice", name: "Ada" };
    const results = await Promise.allSettled([
      now.store.addPlayer(player),
      now.store.addPlayer(player),
      now.store.create(record("n"), "a"),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await now.store.player("twice")).toEqual(player);
    expect(await now.store.player("never")).toBeUndefined();
    expect(await now.store.read("n")).toBeDefined();
  });

  test("makes one match of orders given at the same time", async () => {
    const order = { player: "a", key: "k", digest: "d" };
    const made = await Promise.all(["m", "n", "o"].map((id) => now.store.create(record(id), "a", order)));
    expect(new Set(made.map(({ match }) => match)).size).toBe(1);
    expect(await now.store.unowned()).toEqual([made[0].match]);
  });

  test("is there again when it is opened again, with its tables as they are", async () => {
    await now.store.create(record("m"), "a");
    const secret = await now.store.secret();
    await now.store.close();
    const again = await kind.open(now.place);
    expect(await again.unowned()).toEqual(["m"]);
    expect(await again.secret()).toBe(secret);
    expect(again.schemaVersion).toBe(now.store.schemaVersion);
    await again.close();
    await expect(again.read("m")).rejects.toThrow(/closed|destroyed|after calling end/);
    now.store = await kind.open(now.place);
  });
});

describe.each(kinds)("owners in the store on $kind", (kind) => {
  const now = opened(kind);
  /** A lease for longer than the test, and one that is over when it begins. */
  const [LONG, OVER] = [1_000_000, -1];

  test("have their matches as long as their lease is renewed in time", async () => {
    const { store } = now;
    expect(await store.renew("a", LONG)).toEqual({ late: true, kept: [] });
    await store.create(record("m"), "a");
    expect(await store.renew("a", LONG)).toEqual({ late: false });
    expect(await store.claim("m", "b")).toBe("held");
    expect(await store.unowned()).toEqual([]);
    expect(await store.unowned("a")).toEqual(["m"]);
    expect(await store.append("m", 1, [row(1)], null)).toBe("stored");
  });

  test("lose a match to who claims it when their lease is over, and keep what nobody claimed", async () => {
    const { store } = now;
    await store.renew("a", OVER);
    for (const id of ["m", "n", "o"]) await store.create(record(id), "a");
    await store.append("o", 1, [row(1)], { winners: [], reason: "exhausted" });
    await store.renew("b", LONG);
    expect(await store.unowned()).toEqual(["m", "n"]);
    expect(await store.claim("m", "b")).toMatchObject({ epoch: 2, record: record("m") });
    expect(await store.append("m", 1, [row(1)], null)).toBe("fenced");
    expect(await store.renew("a", LONG)).toEqual({ late: true, kept: ["n"] });
    expect(await store.claim("n", "b")).toBe("held");
    expect(await store.claim("m", "a")).toBe("held");
    expect(await store.claim("o", "b")).toBeUndefined();
    expect(await store.claim("none", "b")).toBeUndefined();
  });

  test("claim many at once, each with its own rows after its own snapshot", async () => {
    const { store } = now;
    await store.renew("a", OVER);
    await store.renew("b", LONG);
    for (const id of ["k", "l", "m", "n"]) await store.create(record(id), id === "n" ? "b" : "a");
    await store.append("k", 1, [row(1), row(2), row(3)], null);
    await store.snapshot("k", 1, { seq: 2, at: 5, saved: "{}", accepted: [["x"], []] });
    await store.append("l", 1, [row(1)], null);
    await store.append("m", 1, [row(1)], { winners: [], reason: "exhausted" });
    const had = await store.claimAll(["k", "l", "m", "n", "none"], "c");
    for (const one of had) expect(one).toEqual(await store.read(one.record.id));
    expect(had.map(({ rows }) => rows.map(({ seq }) => seq)).sort()).toEqual([[1], [3]]);
    expect(await store.append("k", 1, [row(4)], null)).toBe("fenced");
  });

  test("claim their own anew, and let go one or all", async () => {
    const { store } = now;
    await store.renew("a", LONG);
    for (const id of ["m", "n"]) await store.create(record(id), "a");
    expect(await store.claim("m", "a")).toMatchObject({ epoch: 2 });
    // Of an epoch before: somebody else's by now.
    await store.release("m", 1);
    expect(await store.unowned()).toEqual([]);
    await store.release("m", 2);
    expect(await store.unowned()).toEqual(["m"]);
    await store.retire("a");
    expect(await store.unowned()).toEqual(["m", "n"]);
  });

  test("of many who claim a match at once, one has it", async () => {
    const { store } = now;
    const names = ["a", "b", "c", "d", "e"];
    await Promise.all(names.map((name) => store.renew(name, LONG)));
    await store.create(record("m"), "nobody");
    const claims = await Promise.all(names.map((name) => store.claim("m", name)));
    expect(claims.filter((one) => one === "held")).toHaveLength(names.length - 1);
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
    const long = (seq: number): Row => ({ ...row(seq), intent: { action: "x".repeat(20_000), request: 1 } });
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

describe.runIf(postgres)("the store on PostgreSQL alone", () => {
  test("is opened by several processes at once", async () => {
    const url = await newDatabase();
    const stores = await Promise.all(["", "", ""].map(() => openPostgres(url, quiet)));
    await stores[0].create(record("m"), "a");
    await stores[1].claim("m", "a");
    await stores[2].claim("m", "a");
    expect(await stores[1].append("m", 2, [row(1)], null)).toBe("fenced");
    expect(await stores[2].append("m", 3, [row(1)], null)).toBe("stored");
    for (const store of stores) await store.close();
  });

  test("finds who sits in the matches of before it was written down", async () => {
    const url = await newDatabase();
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
    const place = { dataDir: newFolder(), databaseUrl: await newDatabase() };
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
