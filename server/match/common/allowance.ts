/** How much of something may be done: so many times in so many milliseconds. */
export class Allowance {
  readonly #clock: () => number;
  readonly #times: number;
  readonly #within: number;
  readonly #used: number[] = [];

  /** @param clock milliseconds that never go back */
  constructor(clock: () => number, times: number, within: number) {
    this.#clock = clock;
    this.#times = times;
    this.#within = within;
  }

  /** Whether none is left now. */
  get isSpent(): boolean {
    return this.#count() >= this.#times;
  }

  /** Whether all of them are. */
  get isWhole(): boolean {
    return this.#count() === 0;
  }

  get left(): number {
    return this.#times - this.#count();
  }

  /** Milliseconds until one more is left; 0 where all are. */
  get resetMs(): number {
    return this.#count() === 0 ? 0 : (this.#used[0] ?? 0) + this.#within - this.#clock();
  }

  #count(): number {
    const before = this.#clock() - this.#within;
    while ((this.#used[0] ?? Infinity) <= before) this.#used.shift();
    return this.#used.length;
  }

  /** Uses so many, where so many are left. */
  take(many = 1): boolean {
    if (this.#count() + many > this.#times) return false;
    const now = this.#clock();
    for (let i = 0; i < many; i++) this.#used.push(now);
    return true;
  }
}

/** The same for many at once, by their ids; of one who has used nothing for that time nothing is kept. */
export class Allowances<Id = string> {
  readonly #clock: () => number;
  readonly #how: readonly [times: number, within: number];
  #known = new Map<Id, Allowance>();
  #swept: number;

  /** @param clock milliseconds that never go back */
  constructor(clock: () => number, times: number, within: number) {
    this.#clock = clock;
    this.#how = [times, within];
    this.#swept = clock();
  }

  /** Uses one of this id's, where there is one left. */
  take(id: Id): boolean {
    this.#sweep();
    const allowance = this.#known.get(id) ?? new Allowance(this.#clock, ...this.#how);
    this.#known.set(id, allowance);
    return allowance.take();
  }

  /** How often an id may use it, how often it still may, and when it may more often again. */
  stateOf(id: Id): { readonly times: number; readonly left: number; readonly resetMs: number } {
    const [times] = this.#how;
    const { left = times, resetMs = 0 } = this.#known.get(id) ?? {};
    return { times, left, resetMs };
  }

  /** Whether this id has none left now. */
  isSpent(id: Id): boolean {
    return this.#known.get(id)?.isSpent === true;
  }

  #sweep(): void {
    if (this.#clock() - this.#swept < this.#how[1]) return;
    this.#swept = this.#clock();
    this.#known = new Map([...this.#known].filter(([, { isWhole }]) => !isWhole));
  }
}
