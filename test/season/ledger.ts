/** What the people of a season saw with their own eyes, and what was not as it should be. */

export interface Result {
  readonly match: string;
  /** Players by seat. */
  readonly players: readonly [string, string];
  readonly winners: readonly number[];
}

export class Ledger {
  readonly results: Result[] = [];
  /** Matches at private tables: nobody but their players hears of them. */
  readonly private = new Set<string>();
  /** Matches whose rating was taken back. */
  readonly void = new Set<string>();
  readonly faults: string[] = [];
  readonly #from = performance.now();

  /** Matches of a player that count for his rating. */
  countedOf(player: string): readonly Result[] {
    return this.results.filter(({ match, players }) => players.includes(player) && !this.void.has(match));
  }

  /** Notes a fault where it is not so. */
  expect(isSo: boolean, what: string): void {
    if (!isSo) this.faults.push(what);
  }

  /** Says how far the season is. */
  tell(what: string): void {
    console.log(`${String(Math.round((performance.now() - this.#from) / 1_000)).padStart(5)} s  ${what}`);
  }
}
