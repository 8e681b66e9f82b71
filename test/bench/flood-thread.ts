/** One client that sends all it can, in a thread of its own: what it packs is not the time of who measures. */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { Wire } from "../server/wire.ts";

const { url, match, token } = workerData as { url: string; match: string; token: string };
const draft = { action: "pass", request: 0 };
let isOver = false;
let closed = 0;
parentPort?.once("message", () => {
  isOver = true;
});

// Joins, sends until it is closed, and joins again.
while (!isOver) {
  const wire = await Wire.join(url, match, token);
  wire.keeps = false;
  while (!isOver && wire.code === undefined) {
    for (let n = 0; n < 100; n++) void wire.ask("narrow", { draft });
    await sleep(1);
  }
  wire.destroy();
  closed++;
}
parentPort?.postMessage(closed);
