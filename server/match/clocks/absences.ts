/**
 * The seats that are away, and for how long (architecture.md 5). A seat has a bank of its own for it, apart from its
 * clock: when that is empty another may claim the win, and a match nobody comes back to ends.
 */
import type { Seat } from "../../../shared/kernel/index.ts";
import { present } from "../../../shared/protocol/index.ts";
import type { Kept } from "../journal/journal.ts";

/** Milliseconds of match time. */
export interface AwaySetting {
  /** How long a seat may be away in all. */
  readonly bank: number;
  /** How long after that the match ends by itself, where another is still there. */
  readonly abandon: number;
  /** How long all may be away at once. */
  readonly void: number;
  /** How long a match waits for the only person in it: a bot has no time to lose. */
  readonly alone: number;
}

/** The public part: the time that is left, and the match time it runs from, -1 while the player is there. */
export interface AwayView {
  readonly away: number;
  readonly awaySince: number;
}

/** The consequence of absences: seats that are out, or the whole match. */
export type Abandoned = { readonly seat: Seat } | "all" | undefined;

/** One seat's: what is left of its bank, and since when it is away; undefined while it is there. */
interface Absence {
  left: number;
  since: number | undefined;
}

export class Absences {
  readonly #setting: AwaySetting;
  readonly #seats: readonly Absence[];

  /** Everybody is away at first. @param now match time @param kept what was kept of it, after a restart */
  constructor(seats: number, setting: AwaySetting, now: number, kept: Kept["away"] = []) {
    this.#setting = setting;
    this.#seats = Array.from({ length: seats }, (_, seat) => ({
      left: kept[seat]?.left ?? setting.bank,
      // Match time goes back to the last row: nobody went after that.
      since: Math.min(kept[seat]?.since ?? now, now),
    }));
  }

  /** The part that a restart must not forget. */
  get kept(): Kept["away"] {
    return this.#seats.map(({ left, since }) => ({ left, since: since ?? null }));
  }

  #of(seat: Seat): Absence {
    return present(this.#seats[seat], "seat");
  }

  isHere(seat: Seat): boolean {
    return this.#of(seat).since === undefined;
  }

  /** Whether that is news. */
  change(seat: Seat, here: boolean, now: number): boolean {
    const absence = this.#of(seat);
    const { left, since } = absence;
    if ((since === undefined) === here) return false;
    if (since !== undefined) absence.left = Math.max(0, left - (now - since));
    absence.since = here ? undefined : now;
    return true;
  }

  view(seat: Seat): AwayView {
    const { left, since } = this.#of(seat);
    return { away: left, awaySince: since ?? -1 };
  }

  /** Whether the seat has been away for so long that another may claim the win. */
  isOut(seat: Seat, now: number): boolean {
    return now >= this.#outAt(seat);
  }

  #outAt(seat: Seat): number {
    const { left, since } = this.#of(seat);
    return since === undefined ? Infinity : since + left;
  }

  /** The seats that count are those that have not left the match. */
  due(now: number, seats: readonly Seat[]): Abandoned {
    if (seats.every((seat) => !this.isHere(seat))) return now >= this.#voidAt(seats) ? "all" : undefined;
    const seat = seats.find((one) => now >= this.#outAt(one) + this.#setting.abandon);
    return seat === undefined ? undefined : { seat };
  }

  /** The next match time at which something is due. */
  next(seats: readonly Seat[]): number {
    if (seats.every((seat) => !this.isHere(seat))) return this.#voidAt(seats);
    return Math.min(...seats.map((seat) => this.#outAt(seat) + this.#setting.abandon));
  }

  /** Counted from when the last of them went. */
  #voidAt(seats: readonly Seat[]): number {
    return Math.max(...seats.map((seat) => this.#of(seat).since ?? 0)) + this.#setting.void;
  }
}
