/** The few places where the two databases differ, so that no job need know on which it runs. */
import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";
import { present } from "../../shared/protocol/present.ts";
import type { Db } from "./tables.ts";

type Job<A extends unknown[], R> = (db: Db, ...args: A) => Promise<R>;

export const isSqlite = <T>(db: Kysely<T>): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** In SQLite's thread every job is alone and has its savepoint already. */
const isWhole = (db: Db): boolean => isSqlite(db) || db.isTransaction;

/** A job whose statements are all done or none. */
export const atomic =
  <A extends unknown[], R>(job: Job<A, R>): Job<A, R> =>
  (db, ...args) =>
    isWhole(db) ? job(db, ...args) : db.transaction().execute((all) => job(all, ...args));

/** A job that reads with several statements and sees one moment with all of them. */
export const repeatableRead =
  <A extends unknown[], R>(job: Job<A, R>): Job<A, R> =>
  (db, ...args) => {
    if (isWhole(db)) return job(db, ...args);
    const moment = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return moment.execute((one) => job(one, ...args));
  };

/** Milliseconds by the database's clock, the same for every process that asks it. */
export const now = (db: Db): RawBuilder<number> =>
  isSqlite(db)
    ? sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`
    : sql<number>`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)`;

/** The same as a number: for several things that happen at one moment, as each look at the clock is a later one. */
export async function moment(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`SELECT ${now(db)} AS now`.execute(db);
  return present(rows[0], "time").now;
}

/**
 * Changes what the first statement says, and where that changed a row does the others; resolves to whether it
 * did. To PostgreSQL it is one statement, so that no transaction stays open between two of them. `won` is for
 * the others' WHERE.
 */
export async function chain(
  db: Db,
  first: RawBuilder<unknown>,
  others: (won: RawBuilder<unknown>) => readonly RawBuilder<unknown>[],
): Promise<boolean> {
  if (!isSqlite(db)) {
    const won = sql`EXISTS (SELECT FROM won)`;
    const rest = others(won).map((one, n) => sql`, ${sql.raw(`other${n}`)} AS (${one})`);
    const whole = sql`WITH won AS (${first} RETURNING 1)${sql.join(rest, sql``)} SELECT FROM won`;
    return (await whole.execute(db)).rows.length > 0;
  }
  const { numAffectedRows } = await first.execute(db);
  if (numAffectedRows === 0n) return false;
  for (const other of others(sql`TRUE`)) await other.execute(db);
  return true;
}
