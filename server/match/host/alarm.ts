/** The moment at which a match must be looked at next, and what is due then. */

import type { Deadlines } from "../clocks/deadlines.ts";
import type { Pipeline } from "../pipeline/pipeline.ts";
import type { AutoPasses } from "./auto-passes.ts";
import type { Endings } from "./endings.ts";
import type { FairStart } from "./fair-start.ts";
import type { RestoreWait } from "./restore-wait.ts";
import type { Timekeeper } from "./timekeeper.ts";

export interface AlarmDeps {
  readonly clock: () => number;
  readonly deadlines: Deadlines;
  readonly pipeline: Pipeline;
  readonly restoreWait: RestoreWait;
  readonly passes: AutoPasses;
  readonly time: Timekeeper;
  readonly fair: FairStart | undefined;
  readonly endings: Endings;
}

export class Alarm {
  readonly #deps: AlarmDeps;

  constructor(deps: AlarmDeps) {
    this.#deps = deps;
  }

  /** Sets it anew, after each item of the match. */
  set(): void {
    const { pipeline, passes, restoreWait } = this.#deps;
    const { watch, match, derived } = pipeline;
    passes.look(match, derived.orders, watch.now());
    const still = restoreWait.wait(match);
    if (still === 0) pipeline.go();
    if (still > 0) this.#wakeAt(watch.now() + still);
    else this.move();
  }

  /** Something is due at another moment than before. */
  move(): void {
    const { time, fair, passes } = this.#deps;
    this.#wakeAt(Math.min(time.next, fair?.next ?? Infinity, passes.next));
  }

  /** The match needs not be looked at any more. */
  clear(): void {
    this.#deps.deadlines.clear(this);
  }

  /** Has the match looked at, at this match time. */
  #wakeAt(moment: number): void {
    const { clock, deadlines, pipeline } = this.#deps;
    const { watch, isClosed, halted, outcome } = pipeline;
    if (isClosed || outcome !== null || halted !== undefined || moment === Infinity) return this.clear();
    deadlines.set(this, clock() + moment - watch.now(), () => this.#due());
  }

  #due(): void {
    const { pipeline, restoreWait, fair, passes, time, endings } = this.#deps;
    void pipeline.take("host", async () => {
      if (restoreWait.isWaiting) return;
      const at = pipeline.watch.now();
      await fair?.due(at);
      for (let pass = passes.due(at); pass !== undefined; pass = passes.due(at)) {
        const { seat, intent, message, settle } = pass;
        const from = message === undefined ? null : { seat, id: message.id };
        settle(await pipeline.move({ by: seat, at, from, intent }));
      }
      await time.timeOut(at);
      await endings.byAbsence(at);
    });
  }
}
