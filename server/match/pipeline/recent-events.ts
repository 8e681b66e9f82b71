/**
 * The newest events of a match, for a seat that comes back: as the text their digest was made of, a fraction of their
 * size. What a seat may know of them is found when it asks.
 */
import type { Event, Match, Seat } from "../../../shared/kernel/index.ts";
import { type EventsMessage, present } from "../../../shared/protocol/index.ts";
import type { Played } from "../game/game.ts";
import { toldTo } from "../game/seat-view.ts";

/** Events kept of a match. */
const KEPT = 100;

/** Events, and their JSON. */
export type Told = Pick<Played, "events" | "texts">;

interface Batch {
  readonly texts: readonly string[];
  /** So many events are in them. */
  readonly count: number;
  /** By viewer, number of the newest event when they had happened. */
  readonly told: readonly number[];
}

export class RecentEvents {
  readonly #batches: Batch[] = [];
  #count = 0;
  /** By viewer: all events after this one are kept. */
  #from: readonly number[];
  /** By viewer: the match went back after this one; what led up to it is to be seen, not folded. */
  #back: readonly number[];

  /** @param told by viewer, number of the newest event */
  constructor(told: readonly number[]) {
    this.#from = told;
    this.#back = told.map(() => 0);
  }

  /** @param match as it stands after them */
  add({ state }: Match, { events: { length: count }, texts }: Told): void {
    if (count === 0) return;
    this.#batches.push({ texts, count, told: state.counters.told });
    this.#count += count;
    while (this.#count > KEPT && this.#batches.length > 1) {
      const { count: gone, told } = present(this.#batches.shift(), "batch");
      this.#count -= gone;
      this.#from = told;
    }
  }

  /** The match went back to an earlier moment, or was loaded again. @param told as in the constructor */
  anew(told: readonly number[]): void {
    this.#batches.length = 0;
    this.#count = 0;
    this.#from = told;
    this.#back = told;
  }

  /** Whether events after this one are wanted that are not here and may be had of the journal. */
  lacks(seat: Seat, since: number): boolean {
    return since < of(this.#from, seat) && since >= of(this.#back, seat);
  }

  /** The seat's events after `since`; with `gap` where some are not here. */
  after(match: Match, seat: Seat, since: number): EventsMessage {
    const events = this.#batches
      .filter(({ told }) => of(told, seat) > since)
      .flatMap(({ texts }) => texts.flatMap((text) => toldTo(match, JSON.parse(text) as Event[], seat)))
      .filter(({ n }) => n > since);
    return { events, ...(since < of(this.#from, seat) && { gap: true as const }) };
  }
}

const of = (numbers: readonly number[], seat: Seat): number => present(numbers[seat], "seat");
