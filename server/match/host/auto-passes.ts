/**
 * Automatic passes (architecture.md 5; docs/automatic-passes.md). A pass that rests on hidden cards takes as long as a
 * delay drawn beforehand, whether the machine passes or the player does: who waits learns nothing from the time.
 */
import {
  canAct,
  type Data,
  type Match,
  type Request,
  requests,
  type Seat,
} from "../../../shared/kernel/index.ts";
import type { Answer, IntentMessage } from "../../../shared/protocol/index.ts";
import { refuse } from "../common/refuse.ts";
import { isExplained, type Orders } from "../game/standing-orders.ts";

/** A seat's right to answer, since it was asked. */
interface Open {
  readonly request: number;
  /** Match time before which no pass is told. */
  readonly release: number;
  /** Whether the host passes for the seat then. */
  auto: boolean;
  held: Held | undefined;
}

/** A pass that came before its time. */
interface Held {
  readonly message: IntentMessage;
  readonly answer: Promise<Answer>;
  settle(answer: Answer): void;
}

/** A pass to be played now, and whose message it is where it was one. */
export interface AutoPass {
  readonly seat: Seat;
  readonly intent: Data;
  readonly message: IntentMessage | undefined;
  settle(answer: Answer): void;
}

/** A window, whose default is to pass. */
const isWindow = ({ kind, domain, sealed, fallback }: Request): boolean =>
  kind === "window" && domain === null && !sealed && fallback.action === "pass";

export class AutoPasses {
  /** Draws a delay in milliseconds; not from the match's seed, and knowing nothing of it. */
  readonly #delay: (() => number) | undefined;
  readonly #open: (Open | undefined)[];

  /** @param delay none where nothing is passed for anybody and nothing is held back */
  constructor(seats: number, delay: (() => number) | undefined) {
    this.#delay = delay;
    this.#open = Array.from({ length: seats }, () => undefined);
  }

  /** Sees which windows are open at match time `now`, and under which orders. */
  look(match: Match, orders: readonly Orders[], now: number): void {
    if (this.#delay === undefined) return;
    const windows = match.state.segment === null ? requests(match).filter(isWindow) : [];
    for (const [seat, own] of orders.entries()) {
      const window = windows.find((one) => one.seat === seat);
      const open = this.#open[seat];
      if (window?.id === open?.request) continue;
      open?.held?.settle(refuse("STALE_REQUEST"));
      this.#open[seat] = window && this.#opened(match, own, window, now, this.#delay());
    }
  }

  #opened(match: Match, orders: Orders, { seat, id }: Request, now: number, delay: number): Open {
    const open = { request: id, held: undefined };
    if (isExplained(orders, match, seat)) return { ...open, release: now, auto: true };
    const auto = !orders.fullControl && !orders.bluff && !canAct(match, seat);
    return { ...open, release: now + Math.ceil(delay), auto };
  }

  /** New orders count in a window that is open already. */
  reconsider(match: Match, orders: Orders, seat: Seat, now: number): void {
    const open = this.#open[seat];
    if (open === undefined) return;
    const explained = isExplained(orders, match, seat);
    const auto = explained || (!orders.fullControl && !orders.bluff && !canAct(match, seat));
    this.#open[seat] = { ...open, auto, release: explained ? now : open.release };
  }

  /**
   * Holds a pass back that came before its time; undefined where the message is to be taken as it is. While one
   * is held, nothing else the seat sends answers the same request.
   */
  hold(seat: Seat, message: IntentMessage, now: number): Promise<Answer> | undefined {
    const open = this.#open[seat];
    const { id, intent } = message;
    if (open === undefined || intent.request !== open.request) return undefined;
    if (open.held?.message.id === id) return open.held.answer;
    if (open.held !== undefined) return Promise.resolve(refuse("STALE_REQUEST"));
    // A message that is no pass, or no pass of the right shape, shows itself at once.
    const isPass = intent.action === "pass" && Object.keys(intent).length === 2;
    if (!isPass || now >= open.release) return undefined;
    const { promise: answer, resolve: settle } = Promise.withResolvers<Answer>();
    open.held = { message, answer, settle };
    return answer;
  }

  /** The next match time at which a pass is due. */
  get next(): number {
    return Math.min(
      ...this.#open.map((open) => (open?.auto || open?.held !== undefined ? open.release : Infinity)),
    );
  }

  /** A pass that is due. */
  due(now: number): AutoPass | undefined {
    for (const [seat, open] of this.#open.entries()) {
      if (open === undefined || now < open.release || !(open.auto || open.held !== undefined)) continue;
      const { request, held } = open;
      this.#open[seat] = { ...open, auto: false, held: undefined };
      const settle = held?.settle ?? (() => {});
      return { seat, intent: { action: "pass", request }, message: held?.message, settle };
    }
    return undefined;
  }

  /** Nothing will be played here any more. */
  close(): void {
    for (const open of this.#open) open?.held?.settle(refuse("server/draining"));
    this.#open.fill(undefined);
  }
}
