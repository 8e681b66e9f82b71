/** `npm run bench -- server`: the figures of a whole server, its journal on disk, each beside its aim. */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createMatch, publicView, redact, submit } from "../../shared/kernel/index.ts";
import { reservationSchema } from "../../shared/protocol/index.ts";
import { KIND, Wire } from "../server/wire.ts";
import type { Journal } from "./record.ts";
import {
  type Child,
  type LiveMatch,
  openMatches,
  recordPlays,
  serverWorld,
  startChild,
} from "./server-load.ts";
import { measureRestart } from "./server-restart.ts";
import type { World } from "./worlds.ts";

/** How much of everything; a quick look takes less. */
export interface Size {
  readonly matches: number;
  readonly few: number;
  readonly busy: number;
  readonly seconds: number;
  /** How often each of the two servers has its turn; the best one counts, as whoever else is busy only slows. */
  readonly rounds: number;
}

const FULL: Size = { matches: 1000, few: 100, busy: 50, seconds: 10, rounds: 3 };
const QUICK: Size = { matches: 100, few: 20, busy: 20, seconds: 3, rounds: 1 };

/** Intents a second of each match, at the pace of people who hurry. */
export const PACE = 0.5;

/** One GB of memory, in KB. */
export const GB = 1024 * 1024;

export const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : value.toFixed(value < 10 ? 2 : 1);

/** All that was said, for the README. */
const rows: (readonly [figure: string, value: string, aim: string])[] = [];

export function say(figure: string, value: string, aim: string): void {
  rows.push([figure, value, aim]);
  console.log(`  ${figure.padEnd(58)} ${value.padStart(22)}   ${aim}`);
}

/** The figures as the README has them, ready to be pasted. */
export function tableOf(busyBefore: number): string {
  const [day] = new Date().toISOString().split("T");
  const head = `Measured on ${cpus().length} cores at a load average of ${busyBefore.toFixed(1)} before (${day}, Node ${process.versions.node}):`;
  const lines = rows.map((row) => `| ${row.join(" | ")} |`);
  return [head, "", "| figure | measured | aim, and beside it |", "|---|---|---|", ...lines].join("\n");
}

export const verdict = (reached: boolean, aim: string): string =>
  `${reached ? "reached" : "MISSED"} (aim: ${aim})`;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** What an intent does on the average: fields written, intents with a patch. */
interface Work {
  readonly writes: number;
  readonly patches: number;
}

const FIELDS: Readonly<Record<string, number>> = {
  enter: 8,
  move: 4,
  leave: 3,
  count: 2,
  asked: 2,
  entry: 2,
  note: 0,
  shuffle: 0,
};

export function workOf(world: World, journals: readonly Journal[]): Work {
  let writes = 0;
  let patches = 0;
  let intents = 0;
  for (const { n, intents: played } of journals) {
    const { match } = createMatch(world.setup(n), world.catalog);
    publicView(match);
    for (const { by, intent } of played) {
      const accepted = submit(match, by, intent);
      if (!accepted.ok) throw new Error(accepted.code);
      const ops = accepted.events.flatMap((event) => redact(match, event, "spectator")?.ops ?? []);
      writes += ops.reduce((sum, { op }) => sum + (FIELDS[op] ?? 1), 0);
      patches += ops.length > 0 ? 1 : 0;
      intents++;
    }
  }
  return { writes: writes / intents, patches: patches / intents };
}

interface Rate {
  readonly perCpuSecond: number;
  readonly perSecond: number;
  readonly bytes: number;
}

/** Intents as fast as they are answered, `busy` matches at a time; what that cost the server. */
async function throughput(
  child: Child,
  seconds: number,
  wires: readonly Wire[],
  players: readonly (() => Promise<boolean>)[],
): Promise<Rate> {
  let played = 0;
  // As long again to warm up: what the compiler does in the first thousands of intents is no intent's cost.
  let until = performance.now() + seconds * 1000;
  const loop = async (play: () => Promise<boolean>): Promise<void> => {
    while (performance.now() < until && (await play())) played++;
  };
  await Promise.all(players.map(loop));
  const before = await child.usage();
  const moved = () => wires.reduce((sum, { bytes }) => sum + bytes.in + bytes.out, 0);
  const [bytesBefore, from] = [moved(), performance.now()];
  played = 0;
  until = from + seconds * 1000;
  await Promise.all(players.map(loop));
  const took = performance.now() - from;
  const { cpu } = await child.usage();
  return {
    perCpuSecond: (played / (cpu - before.cpu)) * 1000,
    perSecond: (played / took) * 1000,
    bytes: (moved() - bytesBefore) / played,
  };
}

/** Many matches in a row at one place, so that a finished one is followed by a new one. */
function series(matches: readonly LiveMatch[], places: number): (() => Promise<boolean>)[] {
  const waiting = matches.slice();
  return Array.from({ length: places }, () => {
    let now = waiting.shift();
    return async () => {
      while (now?.isOver) now = waiting.shift();
      if (now === undefined) return false;
      await now.play();
      return true;
    };
  });
}

async function riposteRate(
  dataDir: string,
  journals: readonly Journal[],
  { busy, seconds }: Size,
): Promise<Rate> {
  const child = await startChild("riposte", dataDir);
  // Enough matches that none of the places runs dry.
  const matches = await openMatches(child.url, journals, busy * 12);
  const rate = await throughput(
    child,
    seconds,
    matches.flatMap(({ wires }) => wires),
    series(matches, busy),
  );
  await child.kill();
  return rate;
}

async function bareRate({ writes, patches }: Work, { busy, seconds }: Size): Promise<Rate> {
  const child = await startChild("bare", "");
  const wires: Wire[] = [];
  const players: (() => Promise<boolean>)[] = [];
  for (let room = 0; room < busy; room++) {
    const pair: Wire[] = [];
    for (let seat = 0; seat < 2; seat++) {
      const answer = await fetch(`${child.url}/seat?room=${room}`);
      const wire = await Wire.sit(child.url, reservationSchema.parse(await answer.json()));
      wire.keeps = false;
      pair.push(wire);
    }
    wires.push(...pair);
    players.push(barePlayer(pair, writes, patches));
  }
  const rate = await throughput(child, seconds, wires, players);
  await child.kill();
  return rate;
}

/** Fractions are carried on, so that the averages come out. */
function barePlayer(pair: readonly Wire[], writes: number, patches: number): () => Promise<boolean> {
  let owedWrites = 0;
  let owedPatches = 0;
  let turn = 0;
  let seen = 0;
  pair[1].heard = ({ bytes }) => {
    if (bytes[0] === KIND.patch) seen++;
  };
  return async () => {
    owedWrites += writes;
    owedPatches += patches;
    const message = {
      id: `${++turn}`,
      writes: Math.floor(owedWrites),
      patch: owedPatches >= 1,
      text: '"zone:',
    };
    owedWrites -= message.writes;
    if (message.patch) owedPatches--;
    const before = seen;
    await pair[0].request("write", message);
    while (message.patch && seen === before) await sleep(0);
    return true;
  };
}

interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  readonly busy: number;
}

/** Each match plays at its pace, all at different moments; milliseconds until both clients had it. */
export async function latency(
  child: Child,
  matches: readonly LiveMatch[],
  seconds: number,
): Promise<Latency> {
  const times: number[] = [];
  const from = performance.now();
  const until = from + seconds * 1000;
  const before = await child.usage();
  const live = async (match: LiveMatch, index: number): Promise<void> => {
    let next = from + (index / matches.length) * (1000 / PACE);
    while (next < until && !match.isOver) {
      await sleep(Math.max(0, next - performance.now()));
      times.push(await match.play());
      next += 1000 / PACE;
    }
  };
  await Promise.all(matches.map(live));
  const took = performance.now() - from;
  const { cpu } = await child.usage();
  times.sort((a, b) => a - b);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: (times.length / took) * 1000,
    busy: ((cpu - before.cpu) / took) * 100,
  };
}

const best = (rates: readonly Rate[]): Rate =>
  rates.reduce((a, b) => (b.perCpuSecond > a.perCpuSecond ? b : a));

function tellRates(riposte: Rate, bare: Rate, { writes, patches }: Work): void {
  const part = riposte.perCpuSecond / bare.perCpuSecond;
  say(
    "intents per CPU second, journal on (SQLite, FULL)",
    `${number(riposte.perCpuSecond)} /s`,
    `${number(riposte.perSecond)} /s of the clock`,
  );
  say(
    `bare Colyseus room: ${writes.toFixed(1)} writes, ${patches.toFixed(2)} patches, a reply`,
    `${number(bare.perCpuSecond)} /s`,
    `${number(bare.perSecond)} /s of the clock`,
  );
  say("the one against the other", part.toFixed(2), verdict(part >= 0.5, "half"));
  say(
    "bytes on the wire per intent, both clients, both ways",
    `${number(riposte.bytes)} B`,
    `bare: ${number(bare.bytes)} B`,
  );
}

async function tellLatency(child: Child, matches: readonly LiveMatch[], seconds: number): Promise<Latency> {
  const taken = await latency(child, matches, seconds);
  const { p50, p99, perSecond, busy } = taken;
  say(
    `intent to both clients, ${matches.length.toLocaleString("en")} matches, ${number(perSecond)} intents/s`,
    `p50 ${number(p50)} p99 ${number(p99)} ms`,
    `${busy.toFixed(0)} % of a core`,
  );
  return taken;
}

/** What an operator plans by; `docs/operations.md` says how. @param heap KB a match */
function tellSizing(matches: number, { perSecond, busy }: Latency, heap: number): void {
  const each = `at ${number(perSecond / matches)} intents/s each`;
  say("matches of two per core, if load grows evenly", number((matches / busy) * 100), each);
  say("matches of two per GB of heap", number(GB / heap), `${number(heap)} KB each`);
}

/** Everything of section 5 of the issue, in one run. */
export async function benchServer(isQuick: boolean): Promise<void> {
  const size = isQuick ? QUICK : FULL;
  const busyBefore = loadavg()[0];
  console.log(
    `server and load on ${cpus().length} cores, Node ${process.versions.node}; load average before: ${busyBefore.toFixed(2)}`,
  );
  const dataDir = mkdtempSync(join(tmpdir(), "riposte-bench-"));
  try {
    const world = await serverWorld();
    const journals = recordPlays(world);
    const work = workOf(world, journals);
    const rates: { riposte: Rate; bare: Rate }[] = [];
    for (let round = 0; round < size.rounds; round++) {
      const riposte = await riposteRate(join(dataDir, `rate-${round}`), journals, size);
      rates.push({ riposte, bare: await bareRate(work, size) });
    }
    tellRates(best(rates.map(({ riposte }) => riposte)), best(rates.map(({ bare }) => bare)), work);
    const home = join(dataDir, "many");
    const child = await startChild("riposte", home);
    const warm = await openMatches(child.url, journals, 10);
    const before = await child.usage();
    const few = await openMatches(child.url, journals, size.few, 10);
    await tellLatency(child, few, size.seconds);
    const more = await openMatches(child.url, journals, size.matches - size.few, 10 + size.few);
    const matches = [...few, ...more];
    const taken = await tellLatency(child, matches, size.seconds);
    const after = await child.usage();
    const heap = (after.heap - before.heap) / matches.length / 1024;
    const rss = (after.rss - before.rss) / matches.length / 1024;
    say(
      "heap per live match with two clients",
      `${number(heap)} KB`,
      `${verdict(heap < 200, "under 200 KB")}, resident ${number(rss)} KB`,
    );
    tellSizing(matches.length, taken, heap);
    for (const { wires } of warm) for (const wire of wires) wire.destroy();
    await measureRestart(child, home, matches, say, verdict);
    console.log(`load average after: ${loadavg()[0].toFixed(2)}\n\n${tableOf(busyBefore)}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
