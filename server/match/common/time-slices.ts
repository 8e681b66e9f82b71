/**
 * Long work in short steps: matches are played again on the thread that serves all the others, who are not to
 * wait for it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";

export type Steps<T> = Generator<void, T>;

/** Milliseconds of work at once; so many are left to others after each. */
const SLICE_MS = 3;

/** One piece of such work after the other in this process, however many are wanted. */
const oneByOne = pLimit(1);

/** Does it without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does it when what was wanted before is done, and leaves others their time. Rejects with what the work throws. */
export const inTimeSlices = <T>(steps: () => Steps<T>): Promise<T> => oneByOne(() => inSlices(steps()));

async function inSlices<T>(steps: Steps<T>): Promise<T> {
  for (let until = performance.now() + SLICE_MS; ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await sleep(SLICE_MS);
    until = performance.now() + SLICE_MS;
  }
}
