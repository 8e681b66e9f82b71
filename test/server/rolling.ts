/** The body of the deploy proofs: processes end and begin one after the other while matches are played on them. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { Cable, NOWHERE } from "./cable.ts";
import { ServerProcess } from "./child.ts";
import { endOfRun } from "./failover.ts";
import { type KillReport, online, Pair } from "./kill.ts";
import type { World } from "./worlds.ts";

export interface RollingReport extends Omit<KillReport, "kills" | "restart"> {
  readonly moved: number;
  /** By process that ended in order, how many of its matches another had loaded before. */
  readonly given: readonly { readonly given: number; readonly of: number }[];
  /** Milliseconds between a player's last answer of one process and his first of another, in the order of the latter. */
  readonly waits: readonly number[];
}

/** Milliseconds between two things that a player does, as people who hurry. */
const PACE_MS = 100;

/** Processes as one server, with what leads players to them as a balancer does. */
export interface Several {
  readonly processes: readonly ServerProcess[];
  /** New requests go to these from now on, by turns. */
  lead(...to: readonly ServerProcess[]): void;
  /** Unfinished matches of each process that is alive, the most first. */
  spread(): Promise<number[]>;
  /** How many of the waits are over by now. */
  waited(): number;
  /** Everybody is back, and everybody plays. */
  on(): Promise<void>;
}

/** Plays as many matches as there are worlds on so many processes, lets `happen` go on, and says what was not as it must be. */
export async function rolling(
  worlds: readonly World[],
  count: number,
  services: { readonly postgres: string; readonly redis: string },
  happen: (several: Several) => Promise<void>,
): Promise<RollingReport> {
  // All players have one address here.
  const limits = { JOINS_PER_MINUTE: "100000", POSTS_PER_MINUTE: "100000" };
  const env = { DATABASE_URL: services.postgres, REDIS_URL: services.redis, ...limits };
  const processes = await Promise.all(Array.from({ length: count }, () => ServerProcess.prepare(env)));
  const lines = await Promise.all(processes.map(() => Cable.before(NOWHERE)));
  const lead = (...to: readonly ServerProcess[]) => {
    for (const [n, line] of lines.entries()) line.lead(to[n % to.length].url);
  };
  const database = new pg.Client({ connectionString: services.postgres });
  await database.connect();
  try {
    await Promise.all(processes.map((one) => one.start()));
    lead(...processes);
    const pairs = worlds.map((world, n) => new Pair(lines[n % count].url, world, 60 + n, PACE_MS));
    const playing = pairs.map((pair) => pair.play());
    const on = async () => {
      await online(pairs);
      const before = pairs.map(({ accepted }) => accepted);
      while (!pairs.every(({ accepted }, n) => accepted > before[n] + 2)) await sleep(20);
    };
    await on();
    await happen({
      processes,
      lead,
      on,
      spread: () => spreadIn(database),
      waited: () => waits(pairs).length,
    });
    await on();
    const given = processes
      .flatMap((one) => one.logged(30))
      .filter(({ msg }) => msg === "matches are given to other processes")
      .map(({ given, of }) => ({ given: Number(given), of: Number(of) }));
    const report = await endOfRun({ worlds, pairs, playing, processes }, services.postgres);
    return { ...report, given, waits: waits(pairs).map(({ ms }) => ms) };
  } finally {
    await database.end();
    await Promise.all(processes.map((one) => one.remove()));
    await Promise.all(lines.map((line) => line.close()));
  }
}

const waits = (pairs: readonly Pair[]) =>
  pairs.flatMap((pair) => pair.waits).toSorted((a, b) => a.until - b.until);

async function spreadIn(database: pg.Client): Promise<number[]> {
  const { rows } = await database.query<{ matches: string }>(
    `SELECT count(matches.id) AS matches FROM owners
     LEFT JOIN matches ON matches.owner = owners.id AND matches.outcome IS NULL
     WHERE owners.lease >= extract(epoch FROM clock_timestamp()) * 1000
     GROUP BY owners.id ORDER BY 1 DESC`,
  );
  return rows.map(({ matches }) => Number(matches));
}
