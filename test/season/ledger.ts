/** What the people of a season saw with their own eyes, and what was not as it should be. */

export interface Result {
  readonly match: string;
  /** Players by seat. */
  readonly players: readonly [string, string];
  readonly winners: readonly number[];
}

export class Ledger {
  readonly results: Result[] = [];
  readonly faults: string[] = [];
  readonly #from = performance.now();

  /** Notes a fault where it is not so. */
  expect(isSo: boolean, what: string): void {
    if (!isSo) this.faults.push(what);
  }

  /** Says how far the season is. */
  tell(what: string): void {
    console.log(`${String(Math.round((performance.now() - this.#from) / 1_000)).padStart(5)} s  ${what}`);
  }
}
