/** Two processes as one server, with a line of its own on every way: to its players, its database and its Redis. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Cable, NOWHERE, through } from "../server/cable.ts";
import { ServerProcess } from "../server/child.ts";

/** One of the two. */
export interface Node {
  readonly process: ServerProcess;
  /** From its players, as a balancer in front of it. */
  readonly players: Cable;
  readonly database: Cable;
  readonly redis: Cable;
  /** Sets its clock this far ahead; undefined where nothing can. */
  readonly jump: ((seconds: number) => void) | undefined;
}

export type Cluster = readonly [Node, Node];

/** Where Debian keeps what makes a process believe in another time of day. */
const FAKETIME = "/usr/lib";

function faketime(): string | undefined {
  for (const machine of readdirSync(FAKETIME)) {
    const library = join(FAKETIME, machine, "faketime/libfaketime.so.1");
    if (existsSync(library)) return library;
  }
  return undefined;
}

async function node(postgres: string, cache: string): Promise<Node & { remove(): Promise<void> }> {
  const [database, redis, players] = [
    await Cable.before(postgres),
    await Cable.before(cache),
    await Cable.before(NOWHERE),
  ];
  const library = faketime();
  const folder = mkdtempSync(join(tmpdir(), "riposte-"));
  const clock = join(folder, "clock");
  const jump = (seconds: number) => writeFileSync(clock, `+${seconds}s`);
  jump(0);
  const process = await ServerProcess.prepare({
    DATABASE_URL: through(postgres, database),
    REDIS_URL: through(cache, redis),
    PUBLIC_ADDRESS: new URL(players.url).host,
    ...(library && {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      DONT_FAKE_MONOTONIC: "1",
    }),
  });
  players.lead(process.url);
  return {
    process,
    players,
    database,
    redis,
    jump: library === undefined ? undefined : jump,
    async remove() {
      await process.remove();
      for (const line of [players, database, redis]) await line.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs `work` with a cluster that is up, and removes all of it. */
export async function withCluster<T>(
  postgres: string,
  redis: string,
  work: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  const both = [await node(postgres, redis), await node(postgres, redis)] as const;
  try {
    for (const { process } of both) await process.start();
    return await work(both);
  } finally {
    for (const one of both) await one.remove();
  }
}
