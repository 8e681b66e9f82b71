/** Suggested moves, for who plays against the server's own players alone. */
import { randomUUID } from "node:crypto";
import {
  determinize,
  type Match,
  type Refusal,
  requests,
  type Seat,
  save,
} from "../../../shared/kernel/index.ts";
import type { SuggestAnswer } from "../../../shared/protocol/index.ts";
import { Allowances } from "../common/allowance.ts";
import type { HostLog } from "../common/log.ts";
import { refuse } from "../common/refuse.ts";
import type { MatchRecord } from "../journal/journal.ts";
import type { Adviser, Position } from "./player.ts";

/** A seat may ask so many times in so many milliseconds: the thread that thinks is that of all bots. */
const OFTEN = [4, 10_000] as const;

export interface AdviceDeps {
  readonly clock: () => number;
  readonly log: HostLog;
  readonly advise?: Adviser | undefined;
}

type Asked = Position & { readonly request: number };

export class Advice {
  readonly #deps: AdviceDeps;
  readonly #record: Pick<MatchRecord, "id" | "hashes">;
  readonly #isAmongBots: boolean;
  readonly #often: Allowances<Seat>;

  /** @param bots how many of its seats the server plays */
  constructor(deps: AdviceDeps, record: Pick<MatchRecord, "id" | "hashes" | "players">, bots: number) {
    this.#deps = deps;
    this.#record = record;
    this.#isAmongBots = bots === record.players.length - 1;
    this.#often = new Allowances<Seat>(deps.clock, ...OFTEN);
  }

  /** The position as the seat may know it, or why it is not thought about. */
  position(match: Match, seat: Seat): Asked | Refusal {
    if (!this.#isAmongBots || this.#deps.advise === undefined) return refuse("suggest/people");
    const asked = requests(match).find((one) => one.seat === seat);
    if (asked === undefined) return refuse(match.state.over === null ? "NOT_ASKED" : "MATCH_OVER");
    if (!this.#often.take(seat)) return refuse("limit/rate");
    const world = save(determinize(match, seat, randomUUID()));
    return { seat, world, sets: this.#record.hashes, request: asked.id };
  }

  async think({ request, ...position }: Asked): Promise<SuggestAnswer> {
    try {
      const found = await this.#deps.advise?.(position);
      if (found !== undefined)
        return { ok: true, request, intent: { ...found.intent, request }, reason: found.reason };
    } catch (error) {
      this.#deps.log.warn(
        { match: this.#record.id, seat: position.seat, err: error },
        "no suggestion was found",
      );
    }
    return refuse("suggest/none");
  }
}
