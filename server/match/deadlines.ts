/** The moments of all matches of a process: one heap and one timer, no ticks (design.md 5). */
import TinyQueue from "tinyqueue";

interface Moment {
  readonly at: number;
  readonly owner: object;
}

/** The longest a timer waits: an older one may be due by a clock that jumps. */
const LONGEST_MS = 3_600_000;

export class Deadlines {
  readonly #clock: () => number;
  readonly #queue = new TinyQueue<Moment>([], (a, b) => a.at - b.at);
  /** The one moment of each owner; what else lies in the queue is stale. */
  readonly #current = new Map<object, { readonly moment: Moment; readonly fire: () => void }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #armed: Moment | undefined;

  /** @param clock milliseconds that never go back */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Calls `fire` at that time of the clock, in place of what was set for the owner before. */
  set(owner: object, at: number, fire: () => void): void {
    const known = this.#current.get(owner);
    if (known?.moment.at === at) {
      this.#current.set(owner, { moment: known.moment, fire });
      return;
    }
    const moment = { at, owner };
    this.#current.set(owner, { moment, fire });
    this.#queue.push(moment);
    this.#arm();
  }

  clear(owner: object): void {
    this.#current.delete(owner);
    this.#arm();
  }

  /** Fires all that are due. The timer does it, and a test whose clock has jumped. */
  wake(): void {
    const now = this.#clock();
    this.#armed = undefined;
    for (let head = this.#head(); head !== undefined && head.at <= now; head = this.#head()) {
      this.#queue.pop();
      const due = this.#current.get(head.owner);
      this.#current.delete(head.owner);
      due?.fire();
    }
    this.#arm();
  }

  /** Fires nothing more. */
  close(): void {
    this.#current.clear();
    clearTimeout(this.#timer);
  }

  /** The next moment that still counts. */
  #head(): Moment | undefined {
    for (let head = this.#queue.peek(); head !== undefined; head = this.#queue.peek()) {
      if (this.#current.get(head.owner)?.moment === head) return head;
      this.#queue.pop();
    }
    return undefined;
  }

  #arm(): void {
    const head = this.#head();
    if (head !== undefined && head === this.#armed) return;
    clearTimeout(this.#timer);
    this.#armed = head;
    if (head === undefined) return;
    const wait = Math.min(Math.max(1, Math.ceil(head.at - this.#clock())), LONGEST_MS);
    this.#timer = setTimeout(() => this.wake(), wait);
    this.#timer.unref();
  }
}
