/** The newest events that each seat was told, for one that comes back: as text, which is a fraction of their size. */
import type { Seat, ViewEvent } from "../../../shared/kernel/index.ts";
import { type EventsMessage, present } from "../../../shared/protocol/index.ts";

/** Events kept for a seat. */
const KEPT = 100;

interface Batch {
  /** Numbers of its first and last event. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

interface Line {
  batches: Batch[];
  count: number;
  /** All events after this one are kept. */
  from: number;
  /** The match went back after this one: what led up to it is to be seen, not folded. */
  back: number;
}

export class RecentEvents {
  readonly #lines: Line[];

  /** @param told number of the newest event that each seat was told before */
  constructor(told: readonly number[]) {
    this.#lines = told.map((from) => ({ batches: [], count: 0, from, back: 0 }));
  }

  add(seat: Seat, events: readonly ViewEvent[]): void {
    const line = this.#line(seat);
    const first = events[0]?.n;
    const last = events.at(-1)?.n;
    if (first === undefined || last === undefined) return;
    line.batches.push({ first, last, text: JSON.stringify(events) });
    line.count += events.length;
    for (const oldest of line.batches.slice(0, -1)) {
      if (line.count <= KEPT) return;
      line.batches.shift();
      line.count -= oldest.last - oldest.first + 1;
      line.from = oldest.last;
    }
  }

  /** The match went back to an earlier moment, or was loaded again. @param told as in the constructor */
  anew(told: readonly number[]): void {
    for (const [seat, line] of this.#lines.entries())
      Object.assign(line, { batches: [], count: 0, from: told[seat], back: told[seat] });
  }

  #line(seat: Seat): Line {
    return present(this.#lines[seat], "seat");
  }

  /** Whether events after this one are wanted that are not here and may be had of the journal. */
  lacks(seat: Seat, since: number): boolean {
    const { from, back } = this.#line(seat);
    return since < from && since >= back;
  }

  /** The seat's events after `since`; with `gap` where some are not here. */
  after(seat: Seat, since: number): EventsMessage {
    const { batches, from } = this.#line(seat);
    const events = batches
      .filter(({ last }) => last > since)
      .flatMap(({ text }) => JSON.parse(text) as ViewEvent[])
      .filter(({ n }) => n > since);
    return { events, ...(since < from && { gap: true as const }) };
  }
}
