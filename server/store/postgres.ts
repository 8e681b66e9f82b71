/** The store on PostgreSQL: the jobs run here, over a pool of connections. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { StartError } from "../start.ts";
import { type Jobs, jobs } from "./jobs/index.ts";
import { migrate } from "./migrations/index.ts";
import { Statements } from "./statements.ts";
import { byName, methodsOf, type Store, type StoreLog } from "./store.ts";
import type { Db, Tables } from "./tables.ts";

/**
 * Milliseconds after which PostgreSQL itself gives up: a transaction whose process is silent or gone, a wait for what
 * another has locked, a statement. Each before its client does, so that a client is told why and no session stays
 * behind that waits for nobody.
 */
const SESSION = { idle_in_transaction_session_timeout: 4_000, lock_timeout: 2_000, statement_timeout: 4_000 };

/** Connections of a process, and milliseconds until a statement must have its answer. */
const POOL = { ...SESSION, max: 10, query_timeout: 5_000 } as const;

/** Jobs over a connection of their own that stays: its session stands for this process, and never waits for others. */
const OF_THE_PULSE: ReadonlySet<string> = new Set<keyof Jobs>(["renew", "endGone", "retire"]);

/** Seconds after which each end looks whether the other is there still. */
const SILENCE = 5;
const ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: SILENCE * 1_000,
  options: `-c tcp_keepalives_idle=${SILENCE} -c tcp_keepalives_interval=${SILENCE} -c tcp_keepalives_count=2`,
} as const;

/** Numbers of 64 bits as numbers: none of ours is past 2^53. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text"),
};

interface ConnectionConfig extends pg.ClientConfig {
  readonly statements: Statements;
}

/**
 * One that does not answer in time is cut, as what it would say later is the answer to no question; so is one that takes
 * a name for another statement.
 */
class Connection extends pg.Client {
  constructor(config: ConnectionConfig) {
    super(config);
    const { statements } = config;
    const kept = (args: readonly unknown[]): readonly unknown[] => {
      const [text, values] = args;
      const name = typeof text === "string" && Array.isArray(values) ? statements.nameOf(text) : undefined;
      return name === undefined ? args : [{ name, text, values }];
    };
    /** Why it was cut, which is what the rollback after it fails of, too. */
    let late: Error | undefined;
    // A caller who has it out hears of it by its statement, which fails; unheard, it would end the process.
    this.on("error", () => {});
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    this.query = ((...args: unknown[]) => {
      if (late !== undefined) return Promise.reject(late);
      const answer = query(...kept(args));
      if (answer instanceof Promise)
        answer.catch((error) => {
          if (isNameless(error)) statements.off();
          else if (!isTimeout(error) && !isStale(error)) return;
          late = error;
          void this.end();
        });
      return answer;
    }) as typeof this.query;
  }
}

const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === "Query read timeout";

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

/** "cached plan must not change result type", in whatever language: a newer release changed what a named one reads. */
const isStale = (error: unknown): boolean => codeOf(error) === "0A000";

/** A name that is not known, or known already: a pooler that gives each transaction another session. */
const isNameless = (error: unknown): boolean => ["26000", "42P05"].includes(codeOf(error));

/** Says which job failed, and what it waited for where that is why. */
function named(job: string, cause: unknown): Error {
  const { message, where } = cause as { readonly message?: string; readonly where?: string };
  return new Error(`${job}: ${message ?? cause}${where === undefined ? "" : ` (${where})`}`, { cause });
}

/** The codes of PostgreSQL where no waiting helps, with the remedy. */
const REFUSALS: Readonly<Record<string, string>> = {
  "28P01": "does not take the password of DATABASE_URL",
  "28000": "does not let the user of DATABASE_URL in",
  "3D000": "has no such database: make it with createdb, or name another in DATABASE_URL",
  "42501": "does not let the user of DATABASE_URL make tables: GRANT it CREATE on the schema",
};

function explained(url: string, error: unknown): unknown {
  for (
    let one = error as { code?: string; cause?: unknown } | undefined;
    one;
    one = one.cause as typeof one
  ) {
    const sentence = REFUSALS[one.code ?? ""];
    if (sentence !== undefined) return new StartError(`PostgreSQL at ${new URL(url).host} ${sentence}`);
  }
  return error;
}

/** Opens the database at `postgres://…`. Rejects where it does not answer. */
export async function openPostgres(url: string, log: StoreLog): Promise<Store> {
  const statements = new Statements();
  const connect = (more: pg.PoolConfig): Db => {
    const config: pg.PoolConfig & ConnectionConfig = {
      statements,
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      types,
      application_name: "riposte",
      ...ALIVE,
      ...more,
    };
    const pool = new pg.Pool({ ...config, Client: Connection as typeof pg.Client });
    // A connection that breaks while nobody uses it: the next job has another.
    pool.on("error", (error) => log.warn({ err: error }, "a connection to the database broke"));
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  };
  // Not in a hurry: another process may be at it, and tables may be large.
  const { idle_in_transaction_session_timeout } = SESSION;
  const first = connect({ max: 1, idle_in_transaction_session_timeout });
  const schemaVersion = await migrate(first)
    .catch((error) => Promise.reject(explained(url, error)))
    .finally(() => first.destroy());
  const db = connect(POOL);
  const pulse = connect({ ...POOL, max: 1, idleTimeoutMillis: 0 });
  const jobOf = byName(jobs);
  const methods = methodsOf<Jobs>(Object.keys(jobs), (name, args) =>
    jobOf(name)(OF_THE_PULSE.has(name) ? pulse : db, ...args).catch((error) =>
      Promise.reject(named(name, error)),
    ),
  );
  const close = async () => void (await Promise.all([db.destroy(), pulse.destroy()]));
  return { ...methods, schemaVersion, close };
}
