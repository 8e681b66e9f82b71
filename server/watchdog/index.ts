/**
 * Notices that the event loop stands still: a thread of its own looks whether it beats. Where a match holds it, the
 * store is told so, and the process ends: whoever starts next has all other matches again, and stops that one.
 */
import { Worker } from "node:worker_threads";
import { beat, heartbeat } from "../match/common/heartbeat.ts";
import type { Store, StorePlace } from "../store/index.ts";
import type { Watched } from "./thread.ts";

/** Milliseconds between two beats. */
const BEAT_MS = 250;

export interface Watchdog {
  close(): Promise<void>;
}

/** @param patience milliseconds without a beat after which the process ends */
export function watch(
  patience: number,
  { aside }: Pick<Store, "aside">,
  { databaseUrl }: StorePlace,
): Watchdog {
  const port = aside?.();
  const workerData: Watched = { heartbeat, patience, databaseUrl, port };
  const worker = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData,
    transferList: port === undefined ? [] : [port],
  });
  worker.unref();
  const timer = setInterval(beat, BEAT_MS).unref();
  return {
    async close() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
