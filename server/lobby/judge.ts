/** Judges decks in a thread of its own, made when the first is asked for. */
import pLimit from "p-limit";
import { Piscina } from "piscina";
import type { Refusal } from "../../shared/kernel/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { ThreadData } from "../thread-catalog.ts";
import type { Case } from "./judging.ts";

/** Milliseconds a judgement may take, and how many may wait for theirs. */
const PATIENCE_MS = 5_000;
const WAITING = 256;

/** The first judgement waits for the thread, which loads every set. */
const START_MS = 60_000;

export class Judge {
  readonly #workerData: ThreadData;
  /** The pool is asked for one at a time, so that no deck's patience runs while another is judged. */
  readonly #queue = pLimit(1);
  #pool: Piscina<Case, readonly string[]> | undefined;
  #isFresh = true;
  #isClosed = false;

  /** @param workerData what the thread loads */
  constructor(workerData: ThreadData) {
    this.#workerData = workerData;
  }

  /** Everything wrong with the deck, in words. Refused when too many wait, or the deck takes too long. */
  async problems(asked: Case): Promise<readonly string[] | Refusal> {
    const { activeCount, pendingCount } = this.#queue;
    if (activeCount + pendingCount >= WAITING) return refuse("server/busy");
    return this.#queue(() => this.#judged(asked));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool?.destroy();
  }

  /** Where it takes too long or breaks the thread the deck is to blame, and the next has a new thread. */
  async #judged(asked: Case): Promise<readonly string[] | Refusal> {
    if (this.#isClosed) return refuse("server/draining");
    this.#pool ??= this.#start();
    const signal = AbortSignal.timeout(this.#isFresh ? START_MS : PATIENCE_MS);
    try {
      const problems = await this.#pool.run(asked, { signal });
      this.#isFresh = false;
      return problems;
    } catch {
      this.#isFresh = true;
      if (this.#isClosed) return refuse("server/draining");
      return refuse("deck/invalid", { problems: ["this deck cannot be checked"] });
    }
  }

  #start(): Piscina<Case, readonly string[]> {
    const filename = new URL("./judge-thread.ts", import.meta.url).href;
    return new Piscina({ filename, workerData: this.#workerData, minThreads: 1, maxThreads: 1 });
  }
}
