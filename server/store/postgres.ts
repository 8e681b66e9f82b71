/** The store on PostgreSQL: the jobs run here, over a pool of connections. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Jobs, jobs } from "./jobs/index.ts";
import { migrate } from "./migrations/index.ts";
import { methodsOf, type Store, type StoreLog } from "./store.ts";
import type { Db, Tables } from "./tables.ts";

/** Connections of a process, and milliseconds until a statement must have its answer. */
const POOL = { max: 10, query_timeout: 5_000 } as const;

/** Numbers of 64 bits as numbers: none of ours is past 2^53. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text"),
};

/** One that does not answer in time is cut: what it would say later is the answer to no question. */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Whoever has it out hears of it by its statement, which fails; unheard, it would end the process.
    this.on("error", () => {});
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      const answer = query(...args);
      if (answer instanceof Promise) answer.catch((error) => void (isTimeout(error) && this.end()));
      return answer;
    }) as typeof this.query;
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

type Job = (db: Db, ...args: readonly unknown[]) => Promise<unknown>;

/** Opens the database at `postgres://…`. Rejects where it does not answer. */
export async function openPostgres(url: string, log: StoreLog): Promise<Store> {
  const connect = (more: pg.PoolConfig): Db => {
    const pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      types,
      Client: Connection,
      ...more,
    });
    // A connection that breaks while nobody uses it: the next job has another.
    pool.on("error", (error) => log.warn({ err: error }, "a connection to the database broke"));
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  };
  // Not in a hurry: another process may be at it, and tables may be large.
  const first = connect({ max: 1 });
  const schemaVersion = await migrate(first).finally(() => first.destroy());
  const db = connect({ ...POOL, keepAlive: true });
  const named = jobs as unknown as Readonly<Record<string, Job>>;
  const methods = methodsOf<Jobs>(Object.keys(named), (name, args) => named[name](db, ...args));
  return { ...methods, schemaVersion, close: () => db.destroy() };
}
