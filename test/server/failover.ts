/** The body of the failover tests: matches on two processes, one of which dies or stalls while they are played. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openPostgres } from "../../server/store/postgres.ts";
import { Cable } from "./cable.ts";
import { ServerProcess } from "./child.ts";
import { judged, type KillReport, online, Pair } from "./kill.ts";
import { silent } from "./seated.ts";
import type { World } from "./worlds.ts";

export interface FailoverReport extends Omit<KillReport, "kills" | "restart"> {
  /** Matches that were claimed from another process. */
  readonly moved: number;
}

/** Two processes as one server, with a line in front of each as a balancer would be. */
export interface Two {
  readonly processes: readonly [ServerProcess, ServerProcess];
  readonly lines: readonly [Cable, Cable];
}

/** Long enough for a lease to be over, and for players to be back, on a machine with other things to do. */
const BACK_MS = 120_000;

/**
 * Plays pairs on two processes, lets `happen` go wrong with the first, and says what was not as it must be once
 * everybody plays on.
 */
export async function failingOver(
  world: World,
  services: { readonly postgres: string; readonly redis: string },
  seed: number,
  happen: (two: Two, back: () => Promise<void>) => Promise<void>,
): Promise<FailoverReport> {
  const env = { DATABASE_URL: services.postgres, REDIS_URL: services.redis };
  const processes = [await ServerProcess.prepare(env), await ServerProcess.prepare(env)] as const;
  const lines: Cable[] = [];
  try {
    for (const one of processes) {
      await one.start();
      lines.push(await Cable.before(one.url));
    }
    const pairs = [0, 0, 1, 1].map((line, n) => new Pair(lines[line].url, world, seed + n));
    const playing = pairs.map((pair) => pair.play());
    const progress = () => pairs.map(({ sent }) => sent.filter(({ answers }) => answers[0]?.ok).length);
    const goOn = async () => {
      const before = progress();
      const isOn = () => progress().every((now, n) => now > before[n] + 2);
      for (const until = performance.now() + BACK_MS; !isOn(); await sleep(20))
        if (performance.now() > until) throw new Error(`after ${before} only ${progress()}`);
    };
    await goOn();
    await happen({ processes, lines: lines as unknown as Two["lines"] }, async () => {
      await online(pairs, BACK_MS);
      await goOn();
    });
    await goOn();
    for (const pair of pairs) pair.stop();
    await Promise.all(playing);
    for (const pair of pairs) await pair.settle();
    const end = async () => {
      for (const one of processes) await one.end("SIGTERM");
      return openPostgres(services.postgres, silent);
    };
    const report = await judged(world, pairs, end, processes);
    return await withWriters(report, services.postgres);
  } finally {
    await Promise.all(lines.map((line) => line.close()));
    await Promise.all(processes.map((one) => one.remove()));
  }
}

/** One writer at a time: in every journal the epochs only rise. */
async function withWriters(
  report: Omit<KillReport, "kills" | "restart">,
  url: string,
): Promise<FailoverReport> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ match: string; epochs: number[] }>(
    "SELECT match, array_agg(epoch ORDER BY seq) AS epochs FROM journal GROUP BY match",
  );
  await client.end();
  const mixed = rows.filter(({ epochs }) => epochs.some((epoch, n) => n > 0 && epoch < epochs[n - 1]));
  const moved = rows.filter(({ epochs }) => new Set(epochs).size > 1).length;
  const faults = mixed.map(({ match }) => `${match}: two writers at once`);
  return { ...report, moved, faults: [...report.faults, ...faults] };
}
