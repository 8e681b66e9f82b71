/**
 * The server's store: one set of jobs over two databases, SQLite in a thread of its own (the default) and PostgreSQL
 * (`DATABASE_URL`).
 *
 * To keep something new: 1. `migrations/NNN-what.ts` makes its tables, `migrations/index.ts` names it. A migration that
 * has landed is never edited: each change is one more. 2. `tables.ts` says what its lines are. 3. `jobs/<noun>.ts` has
 * its jobs: async functions over `Db`, with every argument and result plain data. `jobs/index.ts` names the file, and
 * every job in it is a method of `Store`. 4. A module that needs the jobs declares them as an interface of its own, as
 * `match/journal/journal.ts` does; `Store` fits.
 *
 * A job is written once, for both databases. Where its statements must be all or none it is `atomic`, where they must
 * see one moment `repeatableRead`, where one decides over the rest it uses `chain` (`dialect.ts`).
 */
import { openSqlite } from "./sqlite.ts";
import type { Store, StoreLog } from "./store.ts";

export { observed } from "./observed.ts";
export { openSqlite, type SqliteStore } from "./sqlite.ts";
export type { Store, StoreLog } from "./store.ts";

/** Where to keep things: PostgreSQL where it has an address, else a file in the folder. */
export interface StorePlace {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the store and brings its tables up to date. Rejects where that cannot be. */
export async function openStore({ databaseUrl, dataDir }: StorePlace, log: StoreLog): Promise<Store> {
  const store = await (databaseUrl === undefined ? openSqlite(dataDir) : postgresAt(databaseUrl, log));
  await store.started().catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const database = databaseUrl === undefined ? "sqlite" : "postgres";
  log.info({ database, schema_version: store.schemaVersion }, "store opened");
  return store;
}

/** Loaded only where it is used: a process with a file of its own starts sooner without it. */
const postgresAt = async (url: string, log: StoreLog): Promise<Store> =>
  (await import("./postgres.ts")).openPostgres(url, log);
