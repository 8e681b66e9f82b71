/** Makes rows durable before anyone hears of them (law 7). */
import { setTimeout as sleep } from "node:timers/promises";
import type { Appended } from "./journal.ts";
import { timely } from "./timely.ts";

/** How long a commit may take before nobody knows of it any more, and how long to wait between offers. */
const PATIENCE = { answer: 5_000, first: 100, longest: 2_000 } as const;

/**
 * Offers the same rows until the store says what became of them: an append that errs or takes too long is
 * unknown, not refused. `doubt` hears of the first failure and of its end.
 */
export async function commit(
  append: () => Promise<Appended>,
  doubt: (inDoubt: boolean, error?: unknown) => void,
  isClosed: () => boolean,
): Promise<Appended> {
  let failed = false;
  for (let wait: number = PATIENCE.first; ; wait = Math.min(2 * wait, PATIENCE.longest)) {
    try {
      const result = await timely(append(), PATIENCE.answer, "the store does not answer");
      if (failed) doubt(false);
      return result;
    } catch (error) {
      if (!failed) doubt(true, error);
      failed = true;
      if (isClosed()) return "fenced";
      await sleep(wait);
    }
  }
}
