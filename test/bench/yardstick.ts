/**
 * A piece of work that is always the same, done again and again beside what is measured: a machine that others use, too,
 * is half as fast in one minute as in another, and what this took then tells how fast it was.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { record } from "./record.ts";
import type { World } from "./worlds.ts";

/** Milliseconds from one piece to the next. */
const APART_MS = 500;

/** Different pieces; all of them are done in turn. */
const PIECES = 10;

export interface Beside<T> {
  readonly result: T;
  /** Milliseconds of CPU that a piece of work took meanwhile. */
  readonly piece: number;
}

/** Runs it, and plays matches of the rules machine alone in this thread meanwhile. */
export async function besideWork<T>(world: World, run: () => Promise<T>): Promise<Beside<T>> {
  let isOver = false;
  const running = run().finally(() => {
    isOver = true;
  });
  let pieces = 0;
  let spent = 0;
  while (!isOver || pieces === 0) {
    const before = process.threadCpuUsage();
    record(world, pieces++ % PIECES);
    const { user, system } = process.threadCpuUsage(before);
    spent += (user + system) / 1_000;
    await sleep(APART_MS);
  }
  return { result: await running, piece: spent / pieces };
}
