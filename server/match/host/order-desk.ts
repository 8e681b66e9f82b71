/** Takes the seats' standing orders: noted in the journal, and told to nobody else. */
import { isDeepStrictEqual } from "node:util";
import type { Seat } from "../../../shared/kernel/index.ts";
import type { Answer, Settings } from "../../../shared/protocol/index.ts";
import { Allowances } from "../common/allowance.ts";
import { refuse } from "../common/refuse.ts";
import { ordersOf } from "../game/derived.ts";
import { aside } from "../game/game.ts";
import { standingOf } from "../game/standing-orders.ts";
import type { Pipeline } from "../pipeline/pipeline.ts";
import type { AutoPasses } from "./auto-passes.ts";

/** Settings a seat may send, and in how many milliseconds; and how often they may change, for each is kept. */
export const SETTINGS = [20, 10_000] as const;
const SETTINGS_KEPT = [1_000, Infinity] as const;

export class OrderDesk {
  readonly #pipeline: Pipeline;
  readonly #passes: AutoPasses;
  readonly #sent: Allowances<Seat>;
  readonly #kept: Allowances<Seat>;

  constructor(clock: () => number, pipeline: Pipeline, passes: AutoPasses) {
    this.#pipeline = pipeline;
    this.#passes = passes;
    this.#sent = new Allowances(clock, ...SETTINGS);
    this.#kept = new Allowances(clock, ...SETTINGS_KEPT);
  }

  /** The seat's orders from now on; an order that stands already leaves no row. */
  take(seat: Seat, { id, settings }: Settings): Promise<Answer> {
    const at = this.#pipeline.watch.now();
    const from = { seat, id };
    const move = { by: "host", at, from, intent: { action: "settings", seat, settings } } as const;
    const set = async (): Promise<Answer> => {
      if (!this.#sent.take(seat)) return refuse("limit/rate");
      if (isDeepStrictEqual(standingOf(ordersOf(this.#pipeline.derived, seat)), settings))
        return this.#pipeline.noted(from);
      if (!this.#kept.take(seat)) return refuse("limit/rate");
      const answer = await this.#pipeline.enter(move, (seq) => aside(seq, move));
      this.#passes.reconsider(this.#pipeline.match, ordersOf(this.#pipeline.derived, seat), seat, at);
      return answer;
    };
    return this.#pipeline.once(from, set, () =>
      this.#sent.isSpent(seat) ? refuse("limit/rate") : undefined,
    );
  }
}
