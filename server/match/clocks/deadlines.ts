/** The moments of all matches of a process: one heap and one timer, no ticks (architecture.md 5). */
import TinyQueue from "tinyqueue";

interface Moment {
  readonly at: number;
  /**
   * The owner of a deadline and the call at its end; undefined once another was set in its place: a match that is over
   * is let go.
   */
  due: { readonly owner: object; readonly fire: () => void } | undefined;
}

const earlier = (a: Moment, b: Moment): number => a.at - b.at;

/** The longest a timer waits: an older one may be due by a clock that jumps. */
const LONGEST_MS = 3_600_000;

/** Stale moments that are not worth a walk through all. */
const FEW = 64;

export class Deadlines {
  readonly #clock: () => number;
  #queue = new TinyQueue<Moment>([], earlier);
  /** The one moment of each owner; what else lies in the queue is stale. */
  readonly #current = new Map<object, Moment>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #armed: Moment | undefined;

  /** @param clock milliseconds that never go back */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** How many moments are kept, those that are stale among them. */
  get size(): number {
    return this.#queue.length;
  }

  /** Calls `fire` at that time of the clock, in place of what was set for the owner before. */
  set(owner: object, at: number, fire: () => void): void {
    const known = this.#current.get(owner);
    if (known?.at === at) {
      known.due = { owner, fire };
      return;
    }
    this.#forget(owner);
    const moment = { at, due: { owner, fire } };
    this.#current.set(owner, moment);
    this.#queue.push(moment);
    this.#arm();
  }

  clear(owner: object): void {
    this.#forget(owner);
    this.#arm();
  }

  /** Fires all that are due. The timer does it, and a test whose clock has jumped. */
  wake(): void {
    const now = this.#clock();
    this.#armed = undefined;
    for (let head = this.#head(); head !== undefined && head.at <= now; head = this.#head()) {
      const { owner, fire } = head.due as NonNullable<Moment["due"]>;
      this.#forget(owner);
      fire();
    }
    this.#arm();
  }

  /** Fires nothing more. */
  close(): void {
    this.#current.clear();
    this.#queue = new TinyQueue([], earlier);
    clearTimeout(this.#timer);
  }

  #forget(owner: object): void {
    const known = this.#current.get(owner);
    if (known === undefined) return;
    known.due = undefined;
    this.#current.delete(owner);
    // Each intent sets another moment, and most lie far ahead: they are not to pile up until those come.
    if (this.#queue.length > 2 * this.#current.size + FEW)
      this.#queue = new TinyQueue([...this.#current.values()], earlier);
  }

  /** The next moment that still counts. */
  #head(): Moment | undefined {
    let head = this.#queue.peek();
    while (head !== undefined && head.due === undefined) {
      this.#queue.pop();
      head = this.#queue.peek();
    }
    return head;
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
