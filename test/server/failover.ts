/** The body of the failover tests: matches on two processes, one of which dies or stalls while they are played. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { loadCatalog } from "../../server/match/hosts/catalog.ts";
import { openPostgres } from "../../server/store/postgres.ts";
import { Cable, NOWHERE, through } from "./cable.ts";
import { ServerProcess } from "./child.ts";
import { judged, type KillReport, online, Pair } from "./kill.ts";
import { silent } from "./seated.ts";
import type { World } from "./worlds.ts";

export interface FailoverReport extends Omit<KillReport, "kills" | "restart"> {
  /** Matches that were claimed from another process. */
  readonly moved: number;
  /** Milliseconds that a player waited for an answer, the most. */
  readonly longest: number;
}

export interface Services {
  readonly postgres: string;
  readonly redis: string;
}

/** Two processes as one server, with a line in front of each as a balancer would be, and one from each to its database. */
export interface Two {
  readonly processes: readonly [ServerProcess, ServerProcess];
  readonly lines: readonly [Cable, Cable];
  readonly stores: readonly [Cable, Cable];
  /** Every player sends something, now. */
  poke(): void;
}

/** Something goes wrong; `back` resolves when everybody plays on. */
export type Trouble = (two: Two, back: () => Promise<void>) => Promise<void>;

/** Long enough for a lease to be over, and for players to be back, on a machine with other things to do. */
const BACK_MS = 120_000;

/** A process with its two lines; players come to it by the first. */
async function oneOf({ postgres, redis }: Services) {
  const store = await Cable.before(postgres);
  const line = await Cable.before(NOWHERE);
  const process = await ServerProcess.prepare({
    DATABASE_URL: through(postgres, store),
    REDIS_URL: redis,
    PUBLIC_ADDRESS: new URL(line.url).host,
  });
  line.lead(process.url);
  return { process, line, store };
}

/**
 * Plays pairs on two processes, one of each of these worlds, lets `happen` go wrong with them, and says what was not
 * as it must be once everybody plays on.
 */
export async function failingOver(
  worlds: readonly World[],
  services: Services,
  seed: number,
  happen: Trouble,
): Promise<FailoverReport> {
  const both = [await oneOf(services), await oneOf(services)] as const;
  const processes = [both[0].process, both[1].process] as const;
  const lines = [both[0].line, both[1].line] as const;
  const stores = [both[0].store, both[1].store] as const;
  try {
    for (const one of processes) await one.start();
    const pairs = worlds.map((world, n) => new Pair(lines[n % 2].url, world, seed + n));
    const playing = pairs.map((pair) => pair.play());
    const progress = () => pairs.map(({ sent }) => sent.filter(({ answers }) => answers[0]?.ok).length);
    const goOn = async () => {
      const before = progress();
      const isOn = () => progress().every((now, n) => now > before[n] + 2);
      for (const until = performance.now() + BACK_MS; !isOn(); await sleep(20))
        if (performance.now() > until)
          throw new Error(
            `after ${before} only ${progress()}: ${JSON.stringify(pairs.map((pair) => pair.picture()))}`,
          );
    };
    await goOn();
    const poke = () => {
      for (const pair of pairs) pair.poke();
    };
    await happen({ processes, lines, stores, poke }, async () => {
      await online(pairs, BACK_MS);
      await goOn();
    });
    await goOn();
    const report = await endOfRun({ worlds, pairs, playing, processes }, services.postgres);
    return { ...report, longest: Math.round(Math.max(...pairs.map((pair) => pair.longest))) };
  } catch (error) {
    const said = processes.map((one) =>
      one
        .logged(40)
        .slice(-40)
        .map((line) => JSON.stringify(line)),
    );
    throw new Error(`${error}\n${said.map((lines, n) => `process ${n}:\n${lines.join("\n")}`).join("\n")}`);
  } finally {
    await Promise.all(processes.map((one) => one.remove()));
    await Promise.all([...lines, ...stores].map((line) => line.close()));
  }
}

/** Matches that were played on processes of one database. */
interface Run {
  readonly worlds: readonly World[];
  readonly pairs: readonly Pair[];
  /** Each resolves when its pair has stopped. */
  readonly playing: readonly Promise<void>[];
  readonly processes: readonly ServerProcess[];
}

/** Lets the pairs finish, ends the processes in order, and judges what they left in the database at `url`. */
export async function endOfRun(
  { worlds, pairs, playing, processes }: Run,
  url: string,
): Promise<Omit<FailoverReport, "longest">> {
  for (const pair of pairs) pair.stop();
  await Promise.all(playing);
  for (const pair of pairs) await pair.settle();
  const end = async () => {
    for (const one of processes) await one.end("SIGTERM");
    return openPostgres(url, silent);
  };
  const rulesets = [...new Set(worlds.map(({ ruleset }) => ruleset))];
  const catalog = await loadCatalog(rulesets, [...new Set(worlds.flatMap(({ sets }) => sets))], silent);
  return withWriters(await judged(catalog, pairs, end, processes), url);
}

/** One writer at a time: in every journal the epochs only rise. */
async function withWriters(
  report: Omit<KillReport, "kills" | "restart">,
  url: string,
): Promise<Omit<FailoverReport, "longest">> {
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
