/** The ladders of now, which are dear to count: one is counted anew once ten times as long has passed as that took. */
import QuickLRU from "quick-lru";
import type { SeasonStore, Standing } from "./seasons.ts";

/** The time between two counts of a ladder, in times of one. */
const REST = 10;

/** Ladders that are remembered, and at most twice as many. */
const REMEMBERED = 64;

interface Ladder {
  readonly rows: Promise<readonly Standing[]>;
  /** Until when it stands, by `performance.now`; for ever while it is being counted. */
  until: number;
}

export class Standings {
  readonly #store: Pick<SeasonStore, "standingsSince">;
  readonly #ladders = new QuickLRU<string, Ladder>({ maxSize: REMEMBERED });

  constructor(store: Pick<SeasonStore, "standingsSince">) {
    this.#store = store;
  }

  /** As it was counted not long ago. What fails is counted anew for the next who asks. */
  since(game: string, began: number, placement: number, most: number): Promise<readonly Standing[]> {
    const key = `${game} ${began}`;
    const known = this.#ladders.get(key);
    if (known !== undefined && performance.now() < known.until) return known.rows;
    const start = performance.now();
    const ladder: Ladder = {
      rows: this.#store.standingsSince(game, began, placement, most),
      until: Number.POSITIVE_INFINITY,
    };
    this.#ladders.set(key, ladder);
    const rest = () => {
      const now = performance.now();
      ladder.until = now + REST * (now - start);
    };
    ladder.rows.then(rest, () => this.#ladders.delete(key));
    return ladder.rows;
  }
}
