/** Calls that programs may make in a minute, by a bot's token or a personal one; each answer tells what is left. */
import type { Response } from "express";
import type { Refusal } from "../../shared/kernel/index.ts";
import { Allowances } from "../match/common/allowance.ts";
import { isBotAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Caller } from "./session.ts";

const MINUTE_MS = 60_000;

export class Calls {
  readonly #bots: Allowances;
  readonly #tokens: Allowances;

  /** @param clock milliseconds that never go back */
  constructor(clock: () => number, ofBot: number, ofToken: number) {
    this.#bots = new Allowances(clock, ofBot, MINUTE_MS);
    this.#tokens = new Allowances(clock, ofToken, MINUTE_MS);
  }

  /** Counts a call of a program, and says in the answer's headers how many it may still make. */
  refusalOf({ player, apiToken }: Caller, response: Pick<Response, "set" | "get">): Refusal | undefined {
    const isBot = isBotAccount(player.id);
    if (!isBot && apiToken === undefined) return undefined;
    const [all, id] = isBot ? [this.#bots, player.id] : [this.#tokens, apiToken?.id ?? ""];
    const isTaken = all.take(id);
    const { times, left, resetMs } = all.stateOf(id);
    // What an address may ask stands there already; the narrower of the two is what its client must heed.
    if (left <= Number(response.get("RateLimit-Remaining") ?? Infinity)) {
      const reset = String(Math.ceil(resetMs / 1000));
      response.set({
        "RateLimit-Policy": `${times};w=60`,
        "RateLimit-Limit": String(times),
        "RateLimit-Remaining": String(left),
        "RateLimit-Reset": reset,
        ...(!isTaken && { "Retry-After": reset }),
      });
    }
    return isTaken ? undefined : refuse("limit/rate");
  }
}
