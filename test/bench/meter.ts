/** What a whole server has used: its processes, PostgreSQL and Redis, each by what it counts itself. Reads Linux's /proc. */
import { readdirSync, readFileSync } from "node:fs";
import { Redis } from "ioredis";
import pg from "pg";
import { number } from "./said.ts";
import type { Child, Together } from "./server-load.ts";

/** Milliseconds of a tick in /proc. */
const TICK_MS = 10;

/** Each since its process began. */
const COUNTS = [
  /** Milliseconds of CPU. */
  "server",
  "postgres",
  "redis",
  /** Of PostgreSQL: what was committed, rows inserted, updated and deleted, and bytes of its log. */
  "transactions",
  "rows",
  "log",
  /** Of Redis. */
  "commands",
] as const;

export type Used = Readonly<Record<(typeof COUNTS)[number], number>>;

export class Meter {
  readonly #children: readonly Child[];
  readonly #client: pg.Client;
  readonly #redis: Redis;
  #postmaster = 0;

  private constructor({ postgres, redis }: Together, children: readonly Child[]) {
    this.#children = children;
    this.#client = new pg.Client({ connectionString: postgres });
    this.#redis = new Redis(redis);
  }

  static async open(together: Together, children: readonly Child[]): Promise<Meter> {
    const meter = new Meter(together, children);
    // Where a bench fails its databases go first, and what it failed of is to be heard.
    meter.#client.on("error", () => {});
    meter.#redis.on("error", () => {});
    await meter.#client.connect();
    const { rows } = await meter.#client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    meter.#postmaster = statOf(rows[0].pid)?.parent ?? 0;
    return meter;
  }

  /** What all of it used meanwhile; reading it is a few commands and transactions of that. */
  async during(what: () => Promise<unknown>): Promise<Used> {
    const before = await this.#read();
    await what();
    const after = await this.#read();
    return each((count) => after[count] - before[count]);
  }

  async close(): Promise<void> {
    this.#redis.disconnect();
    await this.#client.end();
  }

  async #read(): Promise<Used> {
    const [cpu, { rows }, info] = await Promise.all([
      Promise.all(this.#children.map((child) => child.cpu())),
      this.#client.query<{ transactions: number; rows: number; log: number }>(
        `SELECT xact_commit::float AS transactions, (tup_inserted + tup_updated + tup_deleted)::float AS rows,
           (pg_current_wal_insert_lsn() - '0/0')::float AS log
         FROM pg_stat_database WHERE datname = current_database()`,
      ),
      this.#redis.info(),
    ]);
    const said = (key: string): number => Number(new RegExp(`^${key}:(.*)$`, "m").exec(info)?.[1]);
    return {
      ...rows[0],
      server: cpu.reduce((sum, ms) => sum + ms, 0),
      postgres: familyCpu(this.#postmaster),
      redis: 1_000 * (said("used_cpu_user") + said("used_cpu_sys")),
      commands: said("total_commands_processed"),
    };
  }
}

/** Milliseconds of CPU of server, PostgreSQL and Redis for each of so many. */
export const cpuOf = ({ server, postgres, redis }: Used, count = 1): string =>
  [server, postgres, redis]
    .map((ms) => number(ms / count))
    .join(", ")
    .concat(" ms");

/** A value for each count. */
export const each = (value: (count: keyof Used) => number): Used =>
  Object.fromEntries(COUNTS.map((count) => [count, value(count)])) as Used;

interface Stat {
  readonly parent: number;
  /** Milliseconds of CPU, and of its children that have ended. */
  readonly own: number;
  readonly ended: number;
}

/** Undefined where it is gone. */
function statOf(pid: number): Stat | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before it may have spaces in it. The first field here is the third of the line.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((n) => Number(fields[n]));
    return { parent, own: TICK_MS * (user + system), ended: TICK_MS * (endedUser + endedSystem) };
  } catch {
    return undefined;
  }
}

/** Milliseconds of CPU of a process and of all it has started; PostgreSQL has one for each connection. */
function familyCpu(parent: number): number {
  const all = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : [],
  );
  const { own = 0, ended = 0 } = statOf(parent) ?? {};
  return all.filter((one) => one.parent === parent).reduce((sum, one) => sum + one.own, own + ended);
}
