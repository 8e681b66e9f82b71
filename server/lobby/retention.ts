/** Forgets what is over for long: no store grows for ever. */

export interface RetentionStore {
  /** Forgets matches and tables that are over for so many milliseconds; resolves to how many. */
  forget(ms: number, most: number): Promise<number>;
}

/** Forgotten at once, and milliseconds between two looks where that was all. */
const AT_ONCE = 50;
const LOOK_MS = 60 * 60_000;

const DAY_MS = 24 * 60 * 60_000;

export class Retention {
  readonly #store: RetentionStore;
  readonly #days: number;
  #next = 0;

  /** @param days that what is over is kept */
  constructor(store: RetentionStore, days: number) {
    this.#store = store;
    this.#days = days;
  }

  /** A part of what is due; the rest in the next round. */
  async round(): Promise<void> {
    const now = performance.now();
    if (now < this.#next) return;
    const forgotten = await this.#store.forget(this.#days * DAY_MS, AT_ONCE);
    if (forgotten < AT_ONCE) this.#next = now + LOOK_MS;
  }
}
