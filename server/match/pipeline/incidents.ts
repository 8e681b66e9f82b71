/**
 * The fate of a match in which something threw: it is loaded again from the store, and stands still after three times
 * in a row, or where it cannot be loaded (architecture.md 5).
 */
import { randomUUID } from "node:crypto";
import type { Refusal } from "../../../shared/kernel/index.ts";
import type { RefusalCode } from "../../../shared/protocol/index.ts";
import type { HostLog } from "../common/log.ts";
import { refuse } from "../common/refuse.ts";
import { FaultError } from "../game/game.ts";
import type { Observer } from "../journal/observer.ts";
import { ClosedError } from "./ledger.ts";

/** Exceptions in a row after which a match is stopped. */
const IN_A_ROW = 3;

export interface IncidentsDeps {
  readonly match: string;
  readonly log: HostLog;
  readonly observer: Pick<Observer, "halted"> | undefined;
  /** Puts the match as the store has it in the place of what is here. */
  reload(): Promise<void>;
  /** Nobody plays on. */
  stop(): void;
}

export class Incidents {
  readonly #deps: IncidentsDeps;
  #halted: RefusalCode | undefined;
  #inARow = 0;

  /** @param halted why the match stands still from the first */
  constructor(deps: IncidentsDeps, halted: RefusalCode | undefined) {
    this.#deps = deps;
    this.#halted = halted;
  }

  /** Why the match does not go on: the code that every intent is refused with. */
  get halted(): RefusalCode | undefined {
    return this.#halted;
  }

  /** An entry is stored: what threw before is over. */
  over(): void {
    this.#inARow = 0;
  }

  /** Something threw. The id that it is refused with is what an operator finds in the log. */
  async threw(error: unknown): Promise<Refusal> {
    const incident = randomUUID();
    const { match, log } = this.#deps;
    log.error({ match, incident, err: error }, "exception in a match");
    if (++this.#inARow >= IN_A_ROW) return this.#halt("match/halted", incident);
    try {
      await this.#deps.reload();
    } catch (failure) {
      if (failure instanceof ClosedError) return refuse("server/draining");
      const code = failure instanceof FaultError ? failure.code : "match/halted";
      log.error({ match, code, incident, err: failure }, "the match cannot be loaded again");
      return this.#halt(code, incident);
    }
    return refuse("server/error", { incident });
  }

  /** The store has not the rows that it says it has: to go on would be to make others of them. */
  torn(seq: number): Refusal {
    const incident = randomUUID();
    const what = { match: this.#deps.match, code: "restore/torn", seq, incident };
    this.#deps.log.error(what, "the journal of the match is not whole");
    return this.#halt("restore/torn", incident);
  }

  #halt(code: RefusalCode, incident: string): Refusal {
    if (this.#halted === undefined) this.#deps.observer?.halted();
    this.#halted ??= code;
    this.#deps.stop();
    return refuse(this.#halted, { incident });
  }
}
