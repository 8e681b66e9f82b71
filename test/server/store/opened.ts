/** The databases that the store is tested on, each opened once for a group of tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { MatchRecord, Row } from "../../../server/match/journal/journal.ts";
import { openSqlite, type SqliteStore, type Store } from "../../../server/store/index.ts";
import { openPostgres } from "../../../server/store/postgres.ts";
import { startPostgres } from "../../services.ts";

export const quiet = { info() {}, warn() {} };

/** Where a store may be made, and how it is opened, as often as wanted. */
export interface Kind<S extends Store = Store> {
  readonly kind: string;
  make(): Promise<string>;
  open(place: string): Promise<S>;
  /** One statement while the store is closed, as another release would say it; resolves to what it reads. */
  say(place: string, statement: string): Promise<readonly unknown[]>;
}

const folders: string[] = [];

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "riposte-"));
  folders.push(folder);
  return folder;
}

export const sqlite: Kind<SqliteStore> = {
  kind: "SQLite",
  make: async () => newFolder(),
  open: openSqlite,
  async say(place, statement) {
    const db = new DatabaseSync(join(place, "riposte.db"));
    const read = db.prepare(statement).all();
    db.close();
    return read;
  },
};

/** PostgreSQL with an empty database each time one is made. */
function postgresAt(server: string): Kind {
  let databases = 0;
  const make = async (): Promise<string> => {
    const url = new URL(server);
    const name = `store${++databases}`;
    await say(url.href, `CREATE DATABASE ${name}`);
    url.pathname = name;
    return url.href;
  };
  const say = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  return { kind: "PostgreSQL", make, open: (url) => openPostgres(url, quiet), say };
}

/** Starts a PostgreSQL for the tests of this file, where there is one; all is gone after them. */
export async function startKinds(): Promise<{ kinds: readonly Kind[]; postgres: Kind | undefined }> {
  const service = await startPostgres();
  afterAll(async () => {
    await service?.stop();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const postgres = service && postgresAt(service.url);
  return { kinds: postgres === undefined ? [sqlite] : [sqlite, postgres], postgres };
}

/** What a test has: the group's store, and names that are its own in it. */
export interface Opened<S extends Store = Store> {
  place: string;
  store: S;
  own(name: string): string;
  /** Those of the test's own, without what makes them its own. */
  ours(named: readonly (string | { readonly id: string })[]): string[];
}

export function opened<S extends Store>({ make, open }: Kind<S>): Opened<S> {
  let turn = 0;
  const now = {
    own: (name: string) => `${name}-${turn}`,
    ours: (named: readonly (string | { readonly id: string })[]) =>
      named
        .map((one) => (typeof one === "string" ? one : one.id))
        .filter((name) => name.endsWith(`-${turn}`))
        .map((name) => name.slice(0, -`-${turn}`.length)),
  } as Opened<S>;
  beforeAll(async () => {
    now.place = await make();
    now.store = await open(now.place);
  });
  beforeEach(() => void turn++);
  afterAll(() => now.store.close());
  return now;
}

/** Another session at the group's database: what it says is no store's. */
export function otherSession(now: Opened): Pick<pg.Client, "query"> {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: now.place });
    await client.connect();
  });
  afterAll(() => client.end());
  return {
    query: ((...said: Parameters<pg.Client["query"]>) => client.query(...said)) as pg.Client["query"],
  };
}

export const record = (id: string, ...players: readonly string[]): MatchRecord => ({
  id,
  setup: { ruleset: "ucg", profile: "seed", options: {}, seed: "00".repeat(32), seats: [], sets: [] },
  rules: 1,
  hashes: [],
  players: players.length > 0 ? players : ["g:a"],
});

export const row = (seq: number, digest = `d${seq}`): Row => ({
  seq,
  by: seq % 3 === 0 ? "host" : 0,
  at: 10 * seq,
  from: seq % 3 === 0 ? null : { seat: 0, id: `id-${seq}` },
  intent: { action: "pass", request: seq },
  digest,
});
