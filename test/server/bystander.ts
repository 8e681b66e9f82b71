/** One who plays a match of his own while others send as much as they may: how long he waits for an answer. */
import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../quantile.ts";
import type { Wire } from "./wire.ts";

/** Messages that a socket sends in a second: within what the server takes by default. */
const A_SECOND = 45;
const SECONDS = 6;

/** What a bystander's narrows take, in milliseconds, while something else goes on. */
export async function waits(bystander: Wire, during: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let isOver = false;
  const going = during().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const from = performance.now();
    await bystander.request("narrow", { draft: { action: "pass", request: 0 } });
    took.push(performance.now() - from);
    await sleep(5);
  }
  await going;
  return took.sort((a, b) => a - b);
}

/** What the waits come to. */
export const told = (sorted: readonly number[]) => ({
  n: sorted.length,
  p50: quantile(sorted, 0.5),
  p90: quantile(sorted, 0.9),
  p99: quantile(sorted, 0.99),
});

/** Sends so many a second from each socket, and waits for no answer before the next. */
export async function flood(wires: readonly Wire[], type: string, payload: () => object): Promise<void> {
  const answers: Promise<unknown>[] = [];
  for (let n = 0; n < A_SECOND * SECONDS; n++) {
    for (const wire of wires) answers.push(wire.ask(type, payload()));
    await sleep(1_000 / A_SECOND);
  }
  await Promise.all(answers);
}
