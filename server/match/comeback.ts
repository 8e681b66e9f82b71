/** After a restore match time stands until those who are asked have said hello (design.md 5). */
import { type Match, publicView, type Seat } from "../../shared/kernel/index.ts";

/** The longest that it stands, in milliseconds. */
const RETURN_MS = 20_000;

export class Comeback {
  readonly #clock: () => number;
  readonly #back = new Set<Seat>();
  /** Until when it stands at the longest, by the clock. */
  #until: number | undefined;

  /** @param isNew a match that begins waits for nobody */
  constructor(clock: () => number, isNew: boolean) {
    this.#clock = clock;
    this.#until = isNew ? undefined : clock() + RETURN_MS;
  }

  greet(seat: Seat): void {
    this.#back.add(seat);
  }

  get isWaiting(): boolean {
    return this.#until !== undefined;
  }

  /** Milliseconds for which it stands still; 0 from when they are back. */
  wait(match: Match): number {
    if (this.#until === undefined) return 0;
    const left = this.#until - this.#clock();
    const asked = Object.keys(publicView(match).asks).map(Number);
    if (left > 0 && !asked.every((seat) => this.#back.has(seat))) return left;
    this.#until = undefined;
    return 0;
  }
}
