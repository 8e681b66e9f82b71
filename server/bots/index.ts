/** The server's own players. They think in a thread of their own, so that no match waits for a thought. */
import { Piscina } from "piscina";
import type { Data } from "../../shared/kernel/index.ts";
import type { Adviser, BotPlayer, BotPlayers, Position, Suggestion } from "../match/host/player.ts";
import type { MatchStore } from "../match/journal/journal.ts";
import type { ThreadData } from "../thread-sets.ts";
import type { BotId, Question } from "./thread.ts";

type SetTexts = Pick<MatchStore, "keptSets">;

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
  readonly #texts: ReadonlyMap<string, string>;
  readonly #store: SetTexts;
  readonly #gamesDir: string | undefined;
  /** How many of them the thread has. */
  #loaded = 0;
  #pool: Piscina<Question> | undefined;
  /** Questions that are not answered. */
  #open = 0;
  readonly #pace: number;

  /**
   * @param texts every set file that a match of this server may be played with, by the set's hash; more may come
   * @param store has those of players
   * @param gamesDir where games from outside the repository are
   * @param pace milliseconds, and at most half as many more, after which a bot answers
   */
  constructor(
    texts: ReadonlyMap<string, string>,
    store: SetTexts,
    gamesDir: string | undefined,
    pace: number,
  ) {
    this.#texts = texts;
    this.#store = store;
    this.#gamesDir = gamesDir;
    this.#pace = pace;
  }

  /** The bot behind an id of a seat: `b:<bot>:<n>`. */
  readonly find: BotPlayers = (player) => {
    const [kind, bot = ""] = player.split(":");
    return kind === "b" && this.names.has(bot) ? this.#player(bot as BotId) : undefined;
  };

  /** What the greedy bot would do in a player's place. */
  readonly advise: Adviser = (position) => this.#ask<Suggestion>("greedy", position, "suggest");

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  #player(bot: BotId): BotPlayer {
    return {
      // Drawn anew each time: it tells nothing of the hand.
      delay: () => this.#pace * (1 + Math.random() / 2),
      decide: (position) => this.#ask<Data>(bot, position, "default"),
    };
  }

  /** @param job the function of the thread */
  async #ask<A>(
    bot: BotId,
    { sets: hashes, ...position }: Position,
    job: "default" | "suggest",
  ): Promise<A | undefined> {
    const strange = hashes.filter((hash) => !this.#texts.has(hash));
    const sets = strange.length === 0 ? [] : await this.#store.keptSets(strange);
    const budget = Math.max(LEAST_MS, BUDGET_MS / (1 + this.#open));
    // A thread that was begun without a set does not know it; what it was asked it answers still.
    if (this.#loaded < this.#texts.size) void this.#pool?.close();
    if (this.#pool === undefined || this.#loaded < this.#texts.size) this.#pool = this.#start();
    const pool = this.#pool;
    this.#open++;
    try {
      return await pool.run({ bot, budget, position, sets }, { name: job });
    } finally {
      this.#open--;
    }
  }

  #start(): Piscina<Question> {
    const filename = new URL("./thread.ts", import.meta.url).href;
    const texts = [...this.#texts.values()];
    this.#loaded = texts.length;
    const workerData: ThreadData = { texts, gamesDir: this.#gamesDir };
    return new Piscina({ filename, workerData, minThreads: 1, maxThreads: 1 });
  }
}
