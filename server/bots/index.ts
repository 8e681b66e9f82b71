/** The server's own players. They think in a thread of their own, so that no match waits for a thought. */
import { Piscina } from "piscina";
import type { Data } from "../../shared/kernel/index.ts";
import type { BotPlayer, BotPlayers, Position } from "../match/host/player.ts";
import type { ThreadData } from "../thread-catalog.ts";
import type { BotId, Question } from "./thread.ts";

/** The name behind each id, as people read it. */
const NAMES: Readonly<Record<BotId, string>> = {
  random: "Random bot",
  greedy: "Greedy bot",
  thinker: "Thinking bot",
};

/** Milliseconds a thinker has for a decision while nobody waits behind it, and what it always has. */
const BUDGET_MS = 400;
const LEAST_MS = 25;

export class Bots {
  readonly names: ReadonlyMap<string, string> = new Map(Object.entries(NAMES));
  readonly #workerData: ThreadData;
  #pool: Piscina<Question, Data | undefined> | undefined;
  /** Questions that are not answered. */
  #open = 0;
  readonly #pace: number;

  /**
   * @param workerData what the thread loads
   * @param pace milliseconds, and at most half as many more, after which a bot answers
   */
  constructor(workerData: ThreadData, pace: number) {
    this.#workerData = workerData;
    this.#pace = pace;
  }

  /** The bot behind an id of a seat: `b:<bot>:<n>`. */
  readonly find: BotPlayers = (player) => {
    const [kind, bot = ""] = player.split(":");
    return kind === "b" && this.names.has(bot) ? this.#player(bot as BotId) : undefined;
  };

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  #player(bot: BotId): BotPlayer {
    return {
      // Drawn anew each time: it tells nothing of the hand.
      delay: () => this.#pace * (1 + Math.random() / 2),
      decide: (position) => this.#ask(bot, position),
    };
  }

  async #ask(bot: BotId, position: Position): Promise<Data | undefined> {
    const budget = Math.max(LEAST_MS, BUDGET_MS / (1 + this.#open));
    this.#pool ??= this.#start();
    this.#open++;
    try {
      return await this.#pool.run({ bot, budget, position });
    } finally {
      this.#open--;
    }
  }

  #start(): Piscina<Question, Data | undefined> {
    const filename = new URL("./thread.ts", import.meta.url).href;
    return new Piscina({ filename, workerData: this.#workerData, minThreads: 1, maxThreads: 1 });
  }
}
