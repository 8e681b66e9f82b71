/** The server's own players. They think in a thread of their own, so that no match waits for a thought. */
import { Worker } from "node:worker_threads";
import type { Data } from "../../shared/kernel/index.ts";
import type { OwnPlayer, OwnPlayers, Position } from "../match/player.ts";
import type { BotId, Question, Said } from "./thread.ts";

/** What is found behind each id, as people read it. */
const NAMES: Readonly<Record<BotId, string>> = {
  random: "Random bot",
  greedy: "Greedy bot",
  thinker: "Thinking bot",
};

/** Milliseconds a thinker has for a decision while nobody waits behind it, and what it always has. */
const BUDGET_MS = 400;
const LEAST_MS = 25;

interface Waiting {
  resolve(intent: Data | undefined): void;
  reject(error: Error): void;
}

export class Bots {
  readonly names: ReadonlyMap<string, string> = new Map(Object.entries(NAMES));
  readonly #texts: readonly string[];
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  readonly #pace: number;

  /**
   * @param texts the set files of this server
   * @param pace milliseconds, and at most half as many more, after which a bot answers
   */
  constructor(texts: Iterable<string>, pace: number) {
    this.#texts = [...texts];
    this.#pace = pace;
  }

  /** Whom an id of a seat stands for: `b:<bot>:<n>`. */
  readonly find: OwnPlayers = (player) => {
    const [kind, bot] = player.split(":");
    return kind === "b" && this.names.has(bot) ? this.#player(bot as BotId) : undefined;
  };

  close(): Promise<unknown> {
    const worker = this.#worker;
    this.#fail(new Error("the bots are closed"));
    return worker?.terminate() ?? Promise.resolve();
  }

  #player(bot: BotId): OwnPlayer {
    return {
      // Drawn anew each time: it tells nothing of the hand.
      pace: () => this.#pace * (1 + Math.random() / 2),
      decide: (position) => this.#ask(bot, position),
    };
  }

  #ask(bot: BotId, position: Position): Promise<Data | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Data | undefined>();
    const id = ++this.#asked;
    const budget = Math.max(LEAST_MS, BUDGET_MS / (1 + this.#waiting.size));
    this.#waiting.set(id, { resolve, reject });
    this.#worker ??= this.#start();
    const question: Question = { id, bot, budget, position };
    this.#worker.postMessage(question);
    return promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thread.ts", import.meta.url), {
      workerData: { texts: this.#texts },
    });
    worker.unref();
    worker.on("message", (said: Said) => {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if ("error" in said) waiting?.reject(new Error(said.error));
      else waiting?.resolve(said.intent);
    });
    worker.on("error", (error) => worker === this.#worker && this.#fail(error as Error));
    return worker;
  }

  /** Everybody who waits is told, and the next has a new thread. */
  #fail(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
