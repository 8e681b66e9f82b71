/**
 * Asks the store until it says: what errs or takes too long is unknown, and never taken for an answer (law 7). It is no
 * p-retry, which takes a TypeError for a mistake of the caller's and ends: here that is unknown too.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pTimeout from "p-timeout";

/** How long an answer may take before nobody knows of it any more, and how long to wait between two tries. */
const PATIENCE = { answer: 5_000, first: 100, longest: 2_000 } as const;

/** Made where it is thrown: a message would be an error with its stack for each answer that comes in time. */
function tooLate(): never {
  throw new Error("the store does not answer");
}

/**
 * Asks the same again until it is answered; undefined where `isClosed` after a try that failed. `doubt` hears of
 * the first failure and of its end, `missed` of each failure.
 */
export async function retry<T>(
  ask: () => Promise<T>,
  doubt: (inDoubt: boolean, error?: unknown) => void,
  isClosed: () => boolean,
  missed: () => void = () => {},
): Promise<{ readonly said: T } | undefined> {
  let failed = false;
  for (let wait: number = PATIENCE.first; ; wait = Math.min(2 * wait, PATIENCE.longest)) {
    try {
      const said = await pTimeout(ask(), {
        milliseconds: PATIENCE.answer,
        fallback: tooLate,
      });
      if (failed) doubt(false);
      return { said };
    } catch (error) {
      missed();
      if (!failed) doubt(true, error);
      failed = true;
      if (isClosed()) return undefined;
      await sleep(wait);
    }
  }
}
