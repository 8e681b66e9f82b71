/** Judges decks, and reads sets of players, in a thread of its own, made when the first is asked for. */
import pLimit from "p-limit";
import { Piscina } from "piscina";
import type { Refusal } from "../../shared/kernel/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { ThreadData } from "../thread-sets.ts";
import type { Case } from "./judging.ts";
import type { Reading, SetRead } from "./set-reading.ts";

/** Milliseconds a judgement may take, and how many may wait for theirs. */
const PATIENCE_MS = 5_000;
const WAITING = 256;

/** The first judgement waits for the thread, which loads every set. */
const START_MS = 60_000;

const UNCHECKED: Refusal = refuse("deck/invalid", { problems: ["this deck cannot be checked"] });
const UNREAD = { problems: [{ card: "", path: "", message: "takes too long to be read" }] };

export class Judge {
  readonly #texts: () => readonly string[];
  readonly #gamesDir: string | undefined;
  /** The pool is asked for one at a time, so that no deck's patience runs while another is judged. */
  readonly #queue = pLimit(1);
  #pool: Piscina<Case | Reading, readonly string[] | SetRead> | undefined;
  #isFresh = true;
  #isClosed = false;

  /**
   * @param texts the set files of this server as they are now
   * @param gamesDir where games from outside the repository are
   */
  constructor(texts: () => readonly string[], gamesDir: string | undefined) {
    this.#texts = texts;
    this.#gamesDir = gamesDir;
  }

  /** The sets are others now: what is asked from here on is judged by them. */
  reread(): void {
    void this.#pool?.close();
    this.#pool = undefined;
    this.#isFresh = true;
  }

  /** Everything wrong with the deck, in words. Refused when too many wait, or the deck takes too long. */
  problems(asked: Case): Promise<readonly string[] | Refusal> {
    return this.#ask<readonly string[], Refusal>(asked, UNCHECKED);
  }

  /** A set of a player, or everything wrong with it; that it takes too long is a fault of it. */
  read(asked: Reading): Promise<SetRead | Refusal> {
    return this.#ask<SetRead, SetRead>(asked, UNREAD);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool?.destroy();
  }

  async #ask<A extends readonly string[] | SetRead, B>(
    asked: Case | Reading,
    late: B,
  ): Promise<A | B | Refusal> {
    const { activeCount, pendingCount } = this.#queue;
    if (activeCount + pendingCount >= WAITING) return refuse("server/busy");
    // The thread answers a case with problems, and a reading with a set.
    return this.#queue(() => this.#judged(asked, late)) as Promise<A | B | Refusal>;
  }

  /** Where it takes too long or breaks the thread what is judged is to blame, and the next has a new thread. */
  async #judged<B>(asked: Case | Reading, late: B): Promise<readonly string[] | SetRead | B | Refusal> {
    if (this.#isClosed) return refuse("server/draining");
    this.#pool ??= this.#start();
    const signal = AbortSignal.timeout(this.#isFresh ? START_MS : PATIENCE_MS);
    try {
      const answer = await this.#pool.run(asked, { signal });
      this.#isFresh = false;
      return answer;
    } catch {
      this.#isFresh = true;
      return this.#isClosed ? refuse("server/draining") : late;
    }
  }

  #start(): Piscina<Case | Reading, readonly string[] | SetRead> {
    const filename = new URL("./judge-thread.ts", import.meta.url).href;
    const workerData: ThreadData = { texts: this.#texts(), gamesDir: this.#gamesDir };
    return new Piscina({ filename, workerData, minThreads: 1, maxThreads: 1 });
  }
}
