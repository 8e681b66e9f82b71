/**
 * `npm run bench -- hosted`: 10,000 matches at one process over PostgreSQL and Redis, nine of ten of them with nobody
 * there: memory, what they cost while nothing happens, the lists that name them, and a restart.
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { adminCommand } from "../../server/admin/command.ts";
import { Riposte } from "../../shared/client/index.ts";
import { withDatabases } from "./databases.ts";
import { latency } from "./latency.ts";
import { cpuOf, Meter } from "./meter.ts";
import type { Journal } from "./record.ts";
import { number, say } from "./said.ts";
import {
  beginAtTable,
  beginDirect,
  type Child,
  openMatches,
  recordPlays,
  serverWorld,
  startOne,
  type Together,
} from "./server-load.ts";
import { measureRestart } from "./server-restart.ts";

interface Size {
  /** Begun by programs and at tables, with nobody there; and with both players there. */
  readonly direct: number;
  readonly tables: number;
  readonly here: number;
  /** Seconds in which nothing happens, and of play. */
  readonly idle: number;
  readonly seconds: number;
}

const FULL: Size = { direct: 8_000, tables: 1_000, here: 1_000, idle: 20, seconds: 20 };
const QUICK: Size = { direct: 800, tables: 100, here: 100, idle: 5, seconds: 5 };

/** Nobody is to lose a match here by being away. */
const ENV = { LOG_LEVEL: "error", AWAY_SECONDS: "86400", ABANDON_SECONDS: "86400", VOID_SECONDS: "86400" };

/** Tables that are made at once. */
const AT_ONCE = 8;

/** After which a socket that was cut has gone from the server. */
const GONE_MS = 5_000;

/** Nobody plays those that nobody joins. */
const UNPLAYED: Journal = { n: 0, intents: [] };

/** How often a list is asked for; longer apart than one is good for, so that each is made anew. */
const LISTS = 10;
const APART_MS = 1_500;

/** @param begin what each of those who begin at once does over and over */
async function beginMany(
  meter: Meter,
  what: string,
  count: number,
  begin: () => Promise<(journal: Journal) => Promise<unknown>>,
): Promise<void> {
  let left = count;
  const some = async (): Promise<void> => {
    const one = await begin();
    while (left-- > 0) await one(UNPLAYED);
  };
  const from = performance.now();
  const used = await meter.during(() => Promise.all(Array.from({ length: AT_ONCE }, some)));
  const perSecond = (1_000 * count) / (performance.now() - from);
  say(
    `${number(count)} matches begun ${what}: CPU each`,
    cpuOf(used, count),
    `${number(perSecond)} a second`,
  );
}

/** @returns the middle and the longest of so many, in milliseconds */
async function timesOf(list: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < LISTS; n++) {
    await sleep(APART_MS);
    const from = performance.now();
    await list();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return `${number(times[LISTS >> 1])} ms, at most ${number(times[LISTS - 1])}`;
}

async function tellLists(child: Child, dataDir: string): Promise<void> {
  const looker = new Riposte(child.url);
  await looker.session("Looker");
  const lobby = async () => (await looker.lobby()).leave();
  say("into the lobby with its list of tables", await timesOf(lobby), "");
  const matches = () => adminCommand(["matches"], { dataDir });
  const { text } = await matches();
  say("the operator's list of all matches", await timesOf(matches), `${number(text.length / 1024)} KB`);
}

/** Resolves to the milliseconds until the process has so many matches. */
async function untilHosted(dataDir: string, count: number): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { text } = await adminCommand(["metrics"], { dataDir });
    const hosted = Number(/^riposte_matches(?:\{.*\})? (\d+)$/m.exec(text)?.[1]);
    if (hosted >= count) return performance.now() - from;
    await sleep(250);
  }
}

async function measure(size: Size, at: Together): Promise<void> {
  const journals = recordPlays(await serverWorld());
  const child = await startOne(at, "one", ENV);
  const meter = await Meter.open(at, [child]);
  const idle = async (what: string): Promise<void> => {
    const used = await meter.during(() => sleep(1_000 * size.idle));
    say(`${what}: CPU per second`, cpuOf(used, size.idle), "server, PostgreSQL, Redis");
  };
  await idle("no match");
  const before = await child.usage();
  const away = size.direct + size.tables;
  const all = away + size.here;
  const memory = async (what: string, count: number, since: typeof before) => {
    const now = await child.usage();
    const each = (key: "heap" | "rss"): string => `${number((now[key] - since[key]) / count / 1024)} KB`;
    say(`${what}: heap each`, each("heap"), `resident ${each("rss")}`);
  };
  // First: which seeds these have is known.
  const matches = await openMatches(child.url, journals, size.here);
  await memory("matches with both players", size.here, before);
  for (const match of matches) match.close();
  await sleep(GONE_MS);
  await memory("the same when both have left", size.here, before);
  for (const match of matches) for (const seat of [0, 1]) await match.join(child.url, seat);
  const here = await child.usage();
  await beginMany(meter, "by programs", size.direct, () => beginDirect(child.url));
  await beginMany(meter, "at tables", size.tables, async () => () => beginAtTable(child.url));
  await memory("matches to which nobody came", away, here);
  await idle(`${number(all)} matches, nobody plays`);
  const { p50, p99, perSecond, busy } = await latency(child, matches, size.seconds);
  say(
    `${number(size.here)} of them played, ${number(perSecond)} intents/s`,
    `p50 ${number(p50)} p99 ${number(p99)} ms`,
    `${busy.toFixed(0)} % of a core`,
  );
  await meter.close();
  const dataDir = join(at.dataDir, "one");
  await tellLists(child, dataDir);
  let hosted: Promise<number> | undefined;
  const restart = () => {
    hosted = untilHosted(dataDir, all);
    return startOne(at, "one", ENV, child.port);
  };
  await measureRestart(child, restart, matches, say, () => "");
  say(
    `SIGKILL to the last of ${number(all)} hosted`,
    `${number(((await hosted) ?? Number.NaN) / 1_000)} s`,
    "",
  );
}

export async function benchHosted(isQuick: boolean): Promise<void> {
  const size = isQuick ? QUICK : FULL;
  console.log(`load average before: ${loadavg()[0].toFixed(2)}`);
  await withDatabases((at) => measure(size, at));
}
