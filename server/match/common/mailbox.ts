/** One match's items, taken one at a time (architecture.md 5). */
import { WAITING } from "../../../shared/protocol/index.ts";

/** The sender of an item; the host's own items are never turned away. */
export type Sender = number | "host";

interface Item {
  readonly from: Sender;
  readonly run: () => Promise<void>;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Mailbox {
  readonly #items: Item[] = [];
  #running: Item | undefined;
  #busy = false;

  /** Whether something of anybody's is under way or waits. */
  get isBusy(): boolean {
    return this.#busy;
  }

  /** Whether something of this sender is under way or waits. */
  has(from: Sender): boolean {
    return this.#running?.from === from || this.#items.some((item) => item.from === from);
  }

  /** Whether an item of this sender would be turned away now. */
  isFull(from: Sender): boolean {
    if (from === "host") return false;
    const own = this.#items.filter((item) => item.from === from).length;
    return own >= WAITING.seat || this.#items.length >= WAITING.match;
  }

  /**
   * Runs the task when all before it are done. The result is settled before the next task begins, and what
   * waits on it in the same turn (a reply) goes out first. Undefined when too much is waiting.
   */
  put<T>(from: Sender, task: () => Promise<T>): Promise<T> | undefined {
    if (this.isFull(from)) return undefined;
    return new Promise<T>((resolve, reject) => {
      const run = () => task().then(resolve, reject);
      this.#items.push({ from, run });
      void this.#work();
    });
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let item = this.#items.shift(); item !== undefined; item = this.#items.shift()) {
      this.#running = item;
      await item.run();
      this.#running = undefined;
      // Replies are sent by whoever awaits the task, some promises later: let them go before the next begins.
      if (this.#items.length > 0) await nextTurn();
    }
    this.#busy = false;
  }
}
