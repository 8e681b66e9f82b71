/**
 * `npm run bench -- watch`: 1,000 spectators on one match. What an event costs beside a bare Colyseus room that
 * broadcasts as much to as many, and what the players of the same process notice of it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { reservationSchema } from "../../shared/protocol/index.ts";
import { Wire } from "../server/wire.ts";
import { workOf } from "./bare-pairs.ts";
import { Crowd } from "./crowd.ts";
import { type Latency, latency, PACE } from "./latency.ts";
import type { Measured } from "./reference.ts";
import { number, say, tableOf, verdict } from "./said.ts";
import { GB } from "./server.ts";
import {
  type Child,
  type LiveMatch,
  openMatches,
  recordPlays,
  serverWorld,
  startChild,
} from "./server-load.ts";

export interface Size {
  readonly spectators: number;
  /** Matches beside the watched one, whose players' latency is taken. */
  readonly matches: number;
  readonly events: number;
  readonly seconds: number;
}

const FULL: Size = { spectators: 1_000, matches: 100, events: 60, seconds: 20 };
const QUICK: Size = { spectators: 200, matches: 20, events: 20, seconds: 4 };

/** What so many intents cost the server, in milliseconds of CPU, and the patches that each spectator was sent. */
async function eventCost(child: Child, play: () => Promise<unknown>, events: number, watchers?: Crowd) {
  const before = await child.cpu();
  for (let n = 0; n < events; n++) await play();
  const { patches } = (await watchers?.quiet()) ?? { patches: events };
  return { cpu: (await child.cpu()) - before, patches };
}

async function bareCost(
  { spectators: count, events }: Size,
  work: ReturnType<typeof workOf>,
): Promise<number> {
  const child = await startChild("bare", "");
  const watchers = await Crowd.open({ url: child.url, count });
  const seat = await fetch(`${child.url}/seat?room=0`);
  const player = await Wire.sit(child.url, reservationSchema.parse(await seat.json()));
  let id = 0;
  const message = { writes: Math.round(work.writes / work.patches), patch: true, text: '"zone:' };
  const play = () => player.request("write", { ...message, id: `${++id}` });
  for (let n = 0; n < 10; n++) await play();
  await watchers.quiet();
  const { cpu, patches } = await eventCost(child, play, events, watchers);
  await watchers.close();
  player.destroy();
  await child.kill();
  return cpu / patches;
}

/** Plays one match so long as others are measured. */
export async function meanwhile<T>(match: LiveMatch, measure: () => Promise<T>): Promise<T> {
  let done = false;
  const playing = (async () => {
    while (!done && !match.isOver) {
      await match.play();
      await sleep(1_000);
    }
  })();
  const result = await measure();
  done = true;
  await playing;
  return result;
}

/** @param bare milliseconds of CPU, as is `cost` @param heap KB */
function kept(bare: number, cost: number, heap: number, { thirds: { p50, p99 } }: Latency): Measured {
  const players = "players of other matches, all watching";
  return {
    reference: { of: "a bare broadcast", value: 1_000 / bare },
    figures: [
      { figure: "CPU per event told to the spectators", unit: "ms", value: cost },
      { figure: "heap per spectator", unit: "KB", value: heap },
      { figure: `${players}, p50`, unit: "ms", ...p50 },
      { figure: `${players}, p99`, unit: "ms", ...p99 },
    ],
  };
}

/** Both figures, in one run. */
export async function benchWatch(isQuick: boolean): Promise<Measured> {
  const size = isQuick ? QUICK : FULL;
  const busyBefore = loadavg()[0];
  console.log(
    `${number(size.spectators)} spectators on one match, ${cpus().length} cores, Node ${process.versions.node}; load average before: ${busyBefore.toFixed(2)}`,
  );
  const dataDir = mkdtempSync(join(tmpdir(), "riposte-bench-"));
  try {
    const world = await serverWorld();
    const journals = recordPlays(world);
    const bare = await bareCost(size, workOf(world, journals));
    const child = await startChild("riposte", dataDir);
    const [watched, ...others] = await openMatches(child.url, journals, size.matches + 1);
    await latency(child, others, size.seconds / 4);
    const alone = await meanwhile(watched, () => latency(child, others, size.seconds));
    const bareEvents = await eventCost(child, () => watched.play(), size.events);
    const before = await child.usage();
    const watchers = await Crowd.open({ url: child.url, match: watched.id, count: size.spectators });
    const heap = ((await child.usage()).heap - before.heap) / 1024 / size.spectators;
    const { cpu, patches } = await eventCost(child, () => watched.play(), size.events, watchers);
    const cost = (cpu - bareEvents.cpu) / patches;
    say(
      "CPU per event told to the spectators",
      `${number(cost)} ms`,
      `bare broadcast: ${number(bare)} ms, ${(cost / bare).toFixed(2)}x`,
    );
    const perCore = (size.spectators * 1_000) / (cost * PACE);
    say("spectators per core, if load grows evenly", number(perCore), `of ${PACE} events/s each`);
    say("spectators per GB of heap", number(GB / heap), `${number(heap)} KB each`);
    const watchedBy = await meanwhile(watched, () => latency(child, others, size.seconds));
    const grown = watchedBy.p99 / alone.p99;
    say(
      `players' p50 and p99 in ${size.matches} other matches, nobody watching`,
      `${number(alone.p50)} / ${number(alone.p99)} ms`,
      `${number(alone.perSecond)} intents/s`,
    );
    say(
      "the same with all of them watching",
      `${number(watchedBy.p50)} / ${number(watchedBy.p99)} ms`,
      verdict(grown <= 1.5, `p99 grows by at most half: ${grown.toFixed(2)}x`),
    );
    await watchers.close();
    await child.kill();
    console.log(`load average after: ${loadavg()[0].toFixed(2)}\n\n${tableOf(busyBefore)}`);
    return kept(bare, cost, heap, watchedBy);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
