/** Ways into a room end soon, with a place or without one. */

import pTimeout from "p-timeout";
import type { Refusal } from "../../shared/kernel/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";

/** Milliseconds somebody waits for a place before he is told to try again. */
export const PLACE_MS = 2_500;

/** Made where it is thrown: a message would be an error with its stack for each place that is had in time. */
function tooLate(): never {
  throw new Error("the store or Redis does not answer");
}

/** The place, or "server/busy" where the store or Redis fails or does not answer; `what` is for the log. */
export async function withTimeout<P>(place: Promise<P>, what: object, log: HostLog): Promise<P | Refusal> {
  try {
    return await pTimeout(place, { milliseconds: PLACE_MS, fallback: tooLate });
  } catch (error) {
    log.warn({ ...what, err: error }, "no place to be had");
    return refuse("server/busy");
  }
}
