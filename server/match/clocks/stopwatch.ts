/**
 * Match time (architecture.md 5): a stopwatch over a monotonic clock. It stands during commits and pauses, and
 * wall clocks are never compared across processes.
 */
export class Stopwatch {
  readonly #clock: () => number;
  #shown: number;
  #since: number | undefined;

  /** @param clock milliseconds that never go back; @param shown where it stands at first */
  constructor(clock: () => number, shown = 0) {
    this.#clock = clock;
    this.#shown = shown;
  }

  get runs(): boolean {
    return this.#since !== undefined;
  }

  /** Whole milliseconds of match time. */
  now(): number {
    const running = this.#since === undefined ? 0 : this.#clock() - this.#since;
    return Math.floor(this.#shown + running);
  }

  run(): void {
    this.#since ??= this.#clock();
  }

  stand(): void {
    this.#shown = this.now();
    this.#since = undefined;
  }
}
