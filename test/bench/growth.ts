/**
 * `npm run bench -- growth`: the same matches at the same pace on 1, 2 and 4 processes over PostgreSQL and Redis, and
 * what an intent costs each time; and a quarter of them on one, which is as full as each of four is. Beside it a bare
 * Colyseus process with all and with a quarter of them. All of it by CPU time: the load and the databases are on the
 * same machine.
 */
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { present } from "../../shared/protocol/index.ts";
import { sitPairs, type Work, workOf } from "./bare-pairs.ts";
import { withDatabases } from "./databases.ts";
import { PACE, paced } from "./latency.ts";
import { cpuOf, each, Meter, type Used } from "./meter.ts";
import type { Journal } from "./record.ts";
import { number, say, verdict } from "./said.ts";
import {
  type Child,
  type LiveMatch,
  openMatches,
  PLAYS,
  recordPlays,
  serverWorld,
  startChild,
  startOne,
  type Together,
} from "./server-load.ts";
import type { World } from "./worlds.ts";
import { besideWork } from "./yardstick.ts";

interface Size {
  /** Of all processes together: as many of each play at one process as at four. */
  readonly matches: number;
  /** Seconds without a match, of play before it counts, and of play. */
  readonly idle: number;
  readonly warm: number;
  readonly seconds: number;
}

const FULL: Size = { matches: 4 * PLAYS, idle: 10, warm: 10, seconds: 40 };
const QUICK: Size = { matches: PLAYS, idle: 5, warm: 10, seconds: 10 };

/** Milliseconds in which a process does what it does once after its start. */
const SETTLE_MS = 5_000;

/** Matches that each process has played through before anything counts: until its code is compiled, all costs more. */
const PRACTICE = 20;

/** As many messages at a bare process, as those matches have intents. */
const BARE_PRACTICE = 6_000;

/** So many processes, and the part of all matches that they have. */
interface Run {
  readonly processes: number;
  readonly part: number;
}

const QUARTER: Run = { processes: 1, part: 1 / 4 };
const ALONE: Run = { processes: 1, part: 1 };
const FOUR: Run = { processes: 4, part: 1 };
const RUNS = [QUARTER, ALONE, { processes: 2, part: 1 }, FOUR];

/** What an intent took. */
interface Cost {
  /** Milliseconds of CPU of each part, with its share of what a process costs by itself. */
  readonly perIntent: Pick<Used, "server" | "postgres" | "redis">;
  /** Milliseconds of CPU that the same piece of work took while they played. */
  readonly piece: number;
}

/** What so many processes used. */
interface Grown extends Cost {
  /** In a second in which there is no match. */
  readonly idle: Used;
  readonly perIntent: Used;
  /** Of both clients, without the heads of their frames. */
  readonly bytes: number;
  /** Bytes of all processes, before there is a match and with all of them. */
  readonly rss: { readonly before: number; readonly after: number };
}

/** One match after the other, to its end. */
async function practise({ url }: Child, journals: readonly Journal[]): Promise<void> {
  for (let made = 0; made < PRACTICE; made++) {
    const [match] = await openMatches(url, journals, 1, made);
    while (!match.isOver) await match.play();
    match.close();
  }
}

/** As many matches at each; none has so many more that it would give some away. */
async function spread(
  children: readonly Child[],
  journals: readonly Journal[],
  count: number,
): Promise<LiveMatch[]> {
  const matches: LiveMatch[] = [];
  for (let made = 0; made < count / children.length; made++) {
    for (const { url } of children) matches.push(...(await openMatches(url, journals, 1, PRACTICE + made)));
  }
  return matches;
}

async function rssOf(children: readonly Child[]): Promise<number> {
  const all = await Promise.all(children.map((child) => child.usage()));
  return all.reduce((sum, { rss }) => sum + rss, 0);
}

async function measure(
  { processes, part }: Run,
  size: Size,
  together: Together,
  world: World,
  journals: readonly Journal[],
): Promise<Grown> {
  const children: Child[] = [];
  for (let n = 0; n < processes; n++) children.push(await startOne(together, `${n}`, { LOG_LEVEL: "error" }));
  const meter = await Meter.open(together, children);
  for (const child of children) await practise(child, journals);
  await sleep(SETTLE_MS);
  const before = await rssOf(children);
  const idle = await meter.during(() => sleep(1_000 * size.idle));
  const matches = await spread(children, journals, part * size.matches);
  await paced(matches, size.warm, () => {});
  const bytesOf = () => matches.reduce((sum, { wires: [a, b] }) => sum + a.bytes.in + b.bytes.in, 0);
  const bytes = bytesOf();
  let intents = 0;
  const { result: used, piece } = await besideWork(world, () =>
    meter.during(() => paced(matches, size.seconds, () => void intents++)),
  );
  const told = (bytesOf() - bytes) / intents;
  const after = await rssOf(children);
  await meter.close();
  for (const match of matches) match.close();
  await Promise.all(children.map((child) => child.kill()));
  return {
    idle: each((count) => idle[count] / size.idle),
    perIntent: each((count) => used[count] / intents),
    piece,
    bytes: told,
    rss: { before, after },
  };
}

/** The same pace at one bare Colyseus process, without a database. */
async function measureBare(part: number, size: Size, world: World, work: Work): Promise<Cost> {
  const child = await startChild("bare", "");
  const pairs = await sitPairs(child.url, work, part * size.matches);
  for (let played = 0; played < BARE_PRACTICE; played++) await pairs[0].play();
  await paced(pairs, size.warm, () => {});
  const before = await child.cpu();
  let messages = 0;
  const { piece } = await besideWork(world, () => paced(pairs, size.seconds, () => void messages++));
  const spent = (await child.cpu()) - before;
  for (const { wires } of pairs) for (const wire of wires) wire.destroy();
  await child.kill();
  return { perIntent: { server: spent / messages, postgres: 0, redis: 0 }, piece };
}

const mb = (bytes: number): string => `${number(bytes / 1024 / 1024)} MB`;

const named = ({ processes, part }: Run): string =>
  `${processes === 1 ? "1 process" : `${processes} processes`}${part === 1 ? "" : ", a quarter of the load"}`;

function tell(run: Run, { idle, perIntent, piece, bytes, rss }: Grown): void {
  const at = named(run);
  const of = "server, PostgreSQL, Redis";
  say(`${at}, no match: CPU per second`, cpuOf(idle), of);
  say(
    `${at}, no match: per second`,
    `${number(idle.transactions)} and ${number(idle.commands)}`,
    "transactions, Redis commands",
  );
  say(`${at}: CPU per intent`, cpuOf(perIntent), of);
  const { transactions, rows, log, commands } = perIntent;
  say(
    `${at}: per intent`,
    `${number(transactions)}, ${number(rows)}, ${number(log)} B, ${number(commands)}`,
    "transactions, rows written, PostgreSQL's log, Redis commands",
  );
  say(`${at}: the same work beside it`, `${number(piece)} ms`, "how fast the machine was");
  say(`${at}: bytes to both clients per intent`, `${number(bytes)} B`, "");
  say(`${at}: resident`, mb(rss.after), `${mb(rss.before)} without a match`);
}

const server = ({ perIntent }: Cost): number => perIntent.server;
const databases = ({ perIntent: { postgres, redis } }: Cost): number => postgres + redis;
const total = (cost: Cost): number => server(cost) + databases(cost);

/** In pieces of the same work, not in milliseconds: the machine was not as fast each time. */
const ratioOf = (of: (cost: Cost) => number, one: Cost, many: Cost): number =>
  of(many) / many.piece / (of(one) / one.piece);

/** The aim is of all that an intent costs, with its share of what each process costs by itself. */
function compare(what: string, one: Cost, many: Cost): void {
  const ratio = (of: (cost: Cost) => number): number => ratioOf(of, one, many);
  say(
    `CPU per intent, ${what}`,
    `${ratio(total).toFixed(2)}x`,
    verdict(
      ratio(total) <= 1.15,
      `within 15 %: server ${ratio(server).toFixed(2)}x, databases ${ratio(databases).toFixed(2)}x`,
    ),
  );
}

/** What of it is nothing of ours: a bare process, too, takes more for a message where fewer come. */
async function tellBare(
  size: Size,
  world: World,
  journals: readonly Journal[],
  quarter: Grown,
  alone: Grown,
): Promise<void> {
  const work = workOf(world, journals);
  const bareQuarter = await measureBare(QUARTER.part, size, world, work);
  const bareAlone = await measureBare(ALONE.part, size, world, work);
  const ms = (cost: Cost): string => `${number(server(cost))} ms`;
  say("bare Colyseus, a quarter of the load: CPU per message", ms(bareQuarter), "");
  say("bare Colyseus: CPU per message", ms(bareAlone), "");
  const ratio = `${ratioOf(server, alone, quarter).toFixed(2)}x`;
  const bare = `bare Colyseus: ${ratioOf(server, bareAlone, bareQuarter).toFixed(2)}x`;
  say("CPU of the process per intent, a quarter of the load against all of it", ratio, bare);
}

export async function benchGrowth(isQuick: boolean): Promise<void> {
  const size = isQuick ? QUICK : FULL;
  console.log(
    `${size.matches} matches at ${PACE} intents/s, PostgreSQL, Redis and load on ${cpus().length} cores; load average before: ${loadavg()[0].toFixed(2)}`,
  );
  const world = await serverWorld();
  const journals = recordPlays(world);
  const all = new Map<Run, Grown>();
  for (const run of RUNS) {
    // Each has databases of its own: the matches of the one before would be taken up again.
    const grown = await withDatabases((together) => measure(run, size, together, world, journals));
    if (grown === undefined) return;
    tell(run, grown);
    all.set(run, grown);
  }
  const of = (run: Run): Grown => present(all.get(run), "run");
  for (const run of RUNS)
    if (run.processes > 1) compare(`the same load, ${named(run)} against 1`, of(ALONE), of(run));
  compare("as full, 4 processes against 1", of(QUARTER), of(FOUR));
  await tellBare(size, world, journals, of(QUARTER), of(ALONE));
  console.log(`load average after: ${loadavg()[0].toFixed(2)}`);
}
