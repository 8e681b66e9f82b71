/** After a restore match time stands until those who are asked have said hello (architecture.md 5). */
import { type Match, publicView, type Seat } from "../../../shared/kernel/index.ts";

/** The longest that it stands once they can come, in milliseconds; and how often it is looked whether they can. */
const RETURN_MS = 20_000;
const LOOK_MS = 1_000;

export interface Doors {
  /** Milliseconds that never go back. */
  clock(): number;
  /** False before the server's port is open: a start may take long, and is nobody's time. */
  isOpen(): boolean;
}

export class RestoreWait {
  readonly #doors: Doors;
  readonly #back = new Set<Seat>();
  /** Until when it stands at the longest, by the clock. */
  #until: number | undefined;

  /** @param isNew a match that begins waits for nobody */
  constructor(doors: Doors, isNew: boolean) {
    this.#doors = doors;
    this.#until = isNew ? undefined : doors.clock() + RETURN_MS;
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
    const now = this.#doors.clock();
    if (!this.#doors.isOpen()) {
      this.#until = now + RETURN_MS;
      return LOOK_MS;
    }
    const left = this.#until - now;
    const asked = Object.keys(publicView(match).asks).map(Number);
    if (left > 0 && !asked.every((seat) => this.#back.has(seat))) return left;
    this.#until = undefined;
    return 0;
  }
}
