/** How much of something a seat may do: so many times in so many milliseconds. */
export class Allowance {
  readonly #clock: () => number;
  readonly #times: number;
  readonly #within: number;
  #used: number[] = [];

  /** @param clock milliseconds that never go back */
  constructor(clock: () => number, times: number, within: number) {
    this.#clock = clock;
    this.#times = times;
    this.#within = within;
  }

  /** Uses one, where there is one left. */
  take(): boolean {
    const now = this.#clock();
    this.#used = this.#used.filter((at) => at > now - this.#within);
    if (this.#used.length >= this.#times) return false;
    this.#used.push(now);
    return true;
  }
}
