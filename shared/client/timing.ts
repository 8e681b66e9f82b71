import pTimeout, { TimeoutError } from "p-timeout";

/** How patient a client is, in milliseconds. */
export interface Timing {
  /** Between two pings, and how long nothing may be heard after one. */
  readonly ping: number;
  /** The time that joining may take, step by step. */
  readonly join: number;
  /** Before the second try to come back; doubled for each one after it. */
  readonly first: number;
  /** The longest wait between two tries. */
  readonly longest: number;
}

export const TIMING: Timing = { ping: 4_000, join: 4_000, first: 100, longest: 2_000 };

/** The wait before a try, with jitter, so that the clients of a server that was away do not all come at once. */
export function backOff(tries: number, { first, longest }: Timing): number {
  const wait = Math.min(first * 2 ** tries, longest);
  return wait * (0.75 + 0.5 * Math.random());
}

/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Rejects after so many milliseconds. `late` has what comes after that. */
export async function within<T>(ms: number, promise: Promise<T>, late: (value: T) => void): Promise<T> {
  try {
    return await pTimeout(promise, { milliseconds: ms });
  } catch (error) {
    if (error instanceof TimeoutError) promise.then(late, () => {});
    throw error;
  }
}
