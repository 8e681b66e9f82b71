/**
 * `npm run bench -- final`: 10,000 spectators on one match. Its process has the players alone; the spectators are at two
 * others, which the first tells through Redis that there is more, once each.
 */
import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Crowd, giveWay } from "./crowd.ts";
import { withDatabases } from "./databases.ts";
import { latency, PACE } from "./latency.ts";
import { number, say, verdict } from "./said.ts";
import { GB } from "./server.ts";
import {
  type Child,
  type LiveMatch,
  openMatches,
  recordPlays,
  serverWorld,
  startOne,
  type Together,
} from "./server-load.ts";
import { meanwhile, type Size } from "./watch.ts";

const FULL: Size = { spectators: 10_000, matches: 50, events: 20, seconds: 20 };
const QUICK: Size = { spectators: 1_000, matches: 20, events: 10, seconds: 4 };

/** Milliseconds of CPU that each process took meanwhile. */
async function costs(children: readonly Child[], during: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(children.map((child) => child.cpu()));
  await during();
  const after = await Promise.all(children.map((child) => child.cpu()));
  return after.map((cpu, n) => cpu - (before[n] ?? 0));
}

/** Milliseconds between two events, with spectators or without: a process costs something while it waits, too. */
const APART_MS = 2_000;

/** What came to the spectators of events that were told to all of them, each before the next. */
interface Told {
  /** Milliseconds from the players' to the last spectator's, of each; sorted. */
  readonly late: readonly number[];
  /** Of one spectator, of one event. */
  readonly bytes: number;
}

async function told(match: LiveMatch, events: number, crowds: readonly Crowd[]): Promise<Told> {
  const late: number[] = [];
  let bytes = 0;
  for (let n = 0; n < events && !match.isOver; n++) {
    await match.play();
    const from = Date.now();
    const apart = sleep(APART_MS);
    const come = await Promise.all(crowds.map((crowd) => crowd.quiet()));
    if (come.some(({ patches }) => patches > 0)) {
      late.push(Math.max(0, Math.max(...come.map(({ last }) => last)) - from));
      bytes += sum(come.map((one) => one.bytes)) / come.length;
    }
    await apart;
  }
  return { late: late.toSorted((a, b) => a - b), bytes: bytes / late.length };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const heapOf = async (children: readonly Child[]): Promise<number> =>
  sum((await Promise.all(children.map((child) => child.usage()))).map(({ heap }) => heap));

async function measure(size: Size, together: Together): Promise<void> {
  const { spectators, matches, events, seconds } = size;
  const journals = recordPlays(await serverWorld());
  const players = await startOne(together, "players");
  const watchers: Child[] = [];
  for (const name of ["one", "two"]) watchers.push(await startOne(together, name, { HOST_MATCHES: "false" }));
  const [watched, ...others] = await openMatches(players.url, journals, matches + 1);
  await latency(players, others, seconds / 4);
  const alone = await meanwhile(watched, () => latency(players, others, seconds));
  const [before = 0, ...idle] = await costs([players, ...watchers], () => told(watched, events, []));

  const heap = await heapOf(watchers);
  const from = performance.now();
  const count = spectators / watchers.length;
  const crowds = await Promise.all(watchers.map(({ url }) => Crowd.open({ url, match: watched.id, count })));
  say(
    `${number(spectators)} spectators come to ${watchers.length} processes`,
    `${number((performance.now() - from) / 1_000)} s`,
    `${number((1_000 * spectators) / (performance.now() - from))} a second`,
  );
  const each = ((await heapOf(watchers)) - heap) / spectators;
  say("spectators per GB of heap", number((1_024 * GB) / each), `${number(each / 1_024)} KB each`);

  let come: Told = { late: [], bytes: 0 };
  const [own = 0, ...theirs] = await costs([players, ...watchers], async () => {
    come = await told(watched, events, crowds);
  });
  const { late, bytes } = come;
  const cost = (sum(theirs) - sum(idle)) / late.length;
  say(
    "CPU per event at the players' process",
    `${number(own / events)} ms`,
    `${number(before / events)} ms with nobody watching`,
  );
  say("CPU per event at the spectators' processes, together", `${number(cost)} ms`, "");
  say("bytes per spectator and event", number(bytes), "");
  say(
    "spectators per core, if load grows evenly",
    number((spectators * 1_000) / (cost * PACE)),
    `of ${PACE} events/s each`,
  );
  say(
    "from the players to the last spectator",
    `${number(late[late.length >> 1] ?? 0)} ms`,
    `at most ${number(late.at(-1) ?? 0)} ms`,
  );

  // As if each had a machine of its own, which those of a final have.
  for (const watcher of watchers) giveWay(watcher.process.pid);
  for (const crowd of crowds) crowd.yield();
  const watchedBy = await meanwhile(watched, () => latency(players, others, seconds));
  const grown = watchedBy.p99 / alone.p99;
  say(
    `players' p50 and p99 in ${matches} other matches, nobody watching`,
    `${number(alone.p50)} / ${number(alone.p99)} ms`,
    "",
  );
  say(
    "the same with all of them watching",
    `${number(watchedBy.p50)} / ${number(watchedBy.p99)} ms`,
    verdict(grown <= 1.5, `p99 grows by at most half: ${grown.toFixed(2)}x`),
  );
  await Promise.all(crowds.map((crowd) => crowd.close()));
  await Promise.all([players, ...watchers].map((child) => child.kill()));
}

export async function benchFinal(isQuick: boolean): Promise<void> {
  console.log(
    `three processes, PostgreSQL, Redis and load on ${cpus().length} cores; load average before: ${loadavg()[0].toFixed(2)}`,
  );
  await withDatabases((together) => measure(isQuick ? QUICK : FULL, together));
}
