/** Judges decks in a thread of its own, made when the first is asked for. */
import { Worker } from "node:worker_threads";
import type { Refusal } from "../../shared/kernel/index.ts";
import { refuse } from "../match/refuse.ts";
import type { Asked, Judged } from "./judge-thread.ts";
import type { Case } from "./judging.ts";

/** Milliseconds a judgement may take, and how many may wait for theirs. */
const PATIENCE_MS = 5_000;
const WAITING = 256;

/** The first judgement waits for the thread, which loads every set. */
const START_MS = 60_000;

interface Open {
  readonly asked: Case;
  readonly resolve: (said: readonly string[] | Refusal) => void;
}

export class Judge {
  readonly #texts: readonly string[];
  /** In their order; the first is with the thread. */
  readonly #open: Open[] = [];
  #worker: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #id = 0;
  #isFresh = true;

  /** @param texts the set files of this server */
  constructor(texts: Iterable<string>) {
    this.#texts = [...texts];
  }

  /** Everything wrong with the deck, in words. Refused when too many wait, or the deck takes too long. */
  problems(asked: Case): Promise<readonly string[] | Refusal> {
    if (this.#open.length >= WAITING) return Promise.resolve(refuse("server/busy"));
    const { promise, resolve } = Promise.withResolvers<readonly string[] | Refusal>();
    this.#open.push({ asked, resolve });
    if (this.#open.length === 1) this.#next();
    return promise;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    for (const { resolve } of this.#open.splice(0)) resolve(refuse("server/draining"));
    await this.#worker?.terminate();
  }

  #next(): void {
    const [first] = this.#open;
    if (first === undefined) return;
    this.#worker ??= this.#start();
    const question: Asked = { id: ++this.#id, asked: first.asked };
    this.#worker.postMessage(question);
    this.#timer = setTimeout(() => this.#fail(), this.#isFresh ? START_MS : PATIENCE_MS);
  }

  #start(): Worker {
    this.#isFresh = true;
    const worker = new Worker(new URL("./judge-thread.ts", import.meta.url), {
      workerData: { texts: this.#texts },
    });
    worker.unref();
    worker.on("message", ({ id, problems }: Judged) => {
      if (id !== this.#id || worker !== this.#worker) return;
      this.#isFresh = false;
      this.#answer(problems);
    });
    worker.on("error", () => worker === this.#worker && this.#fail());
    return worker;
  }

  #answer(said: readonly string[] | Refusal): void {
    clearTimeout(this.#timer);
    this.#open.shift()?.resolve(said);
    this.#next();
  }

  /** It takes too long or broke the thread: the deck is to blame, and the next has a new thread. */
  #fail(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#answer(refuse("deck/invalid", { problems: ["this deck cannot be checked"] }));
  }
}
