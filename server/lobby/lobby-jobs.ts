/** Looks after what nobody asks for: series that go on, tables that nobody needs. */
import type { HostLog } from "../match/common/log.ts";

/** Milliseconds between two rounds. */
const ROUND_MS = 500;

/** Done in each round, in their order. */
export type Duty = () => Promise<unknown>;

/** The duty in the first of so many rounds only: what may wait a moment need not ask the store in each. */
export function seldom(rounds: number, duty: Duty): Duty {
  let past = 0;
  return async () => {
    if (past++ % rounds === 0) await duty();
  };
}

export class LobbyJobs {
  readonly #duties: readonly Duty[];
  readonly #log: HostLog;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round: Promise<void> | undefined;
  #ended = false;

  constructor(duties: readonly Duty[], log: HostLog) {
    this.#duties = duties;
    this.#log = log;
  }

  /** From here on, until it is closed. */
  start(): void {
    if (this.#ended) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#do().finally(() => this.start());
    }, ROUND_MS).unref();
  }

  async close(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  /** One duty that fails keeps no other from being done. */
  async #do(): Promise<void> {
    for (const duty of this.#duties) {
      if (this.#ended) return;
      try {
        await duty();
      } catch (error) {
        this.#log.error({ err: error }, "a duty of the lobby failed");
      }
    }
  }
}
