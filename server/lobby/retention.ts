/** Forgets what is over for long: no store grows for ever. */
import { GUEST_DAYS } from "../match/common/players.ts";

export interface RetentionStore {
  /** Forgets matches and tables that are over for so many milliseconds; resolves to how many. */
  forget(ms: number, most: number): Promise<number>;
  /** Forgets tables that closed before any match so many milliseconds ago; resolves to how many. */
  forgetClosed(ms: number, most: number): Promise<number>;
  /** Forgets tournaments that are over for so many milliseconds; resolves to how many. */
  forgetTournaments(ms: number, most: number): Promise<number>;
  /** Forgets what the feed told so many milliseconds ago; resolves to how much. */
  forgetFeed(ms: number, most: number): Promise<number>;
  /** Forgets addresses that nobody played from for so many milliseconds; resolves to how many. */
  forgetAddresses(ms: number, most: number): Promise<number>;
  /** Forgets versions of players' sets so many milliseconds old that nothing needs; resolves to how many. */
  forgetVersions(ms: number, most: number): Promise<number>;
  /**
   * Forgets guests who were made so many milliseconds ago, as far as no match and no table is kept that they sat at:
   * of those, what they had beside. Looks at some of them, oldest first; resolves to where to look on, undefined
   * where it looked at all.
   */
  forgetGuests(ms: number, most: number, after?: LastGuest): Promise<LastGuest | undefined>;
}

/** Days that each is kept. */
export interface RetentionDays {
  /** What is over. */
  readonly keepDays: number;
  readonly feedDays: number;
  readonly addressDays: number;
}

export interface LastGuest {
  readonly id: string;
  readonly made: number;
}

/** Forgotten at once, and milliseconds between two looks where that was all. */
const AT_ONCE = 50;
const LOOK_MS = 60 * 60_000;

/** How long a table is there that closed before any match, for whoever still looks at it; and between two looks. */
const CLOSED_MS = 10 * 60_000;
const CLOSED_LOOK_MS = 10_000;

const DAY_MS = 24 * 60 * 60_000;

/** Longer than a guest's token, whatever two clocks say. */
const GUEST_MS = (GUEST_DAYS + 1) * DAY_MS;

export class Retention {
  readonly #store: RetentionStore;
  readonly #days: RetentionDays;
  /** When each is to be looked at again. */
  readonly #next = new Map<string, number>();
  #lastGuest: LastGuest | undefined;

  constructor(store: RetentionStore, days: RetentionDays) {
    this.#store = store;
    this.#days = days;
  }

  /** A part of what is due; the rest in the next round. */
  async round(): Promise<void> {
    const store = this.#store;
    await this.#look(
      "over",
      LOOK_MS,
      async () => (await store.forget(this.#days.keepDays * DAY_MS, AT_ONCE)) < AT_ONCE,
    );
    await this.#look(
      "tournaments",
      LOOK_MS,
      async () => (await store.forgetTournaments(this.#days.keepDays * DAY_MS, AT_ONCE)) < AT_ONCE,
    );
    await this.#look(
      "feed",
      LOOK_MS,
      async () => (await store.forgetFeed(this.#days.feedDays * DAY_MS, AT_ONCE)) < AT_ONCE,
    );
    await this.#look(
      "addresses",
      LOOK_MS,
      async () => (await store.forgetAddresses(this.#days.addressDays * DAY_MS, AT_ONCE)) === 0,
    );
    await this.#look(
      "closed",
      CLOSED_LOOK_MS,
      async () => (await store.forgetClosed(CLOSED_MS, AT_ONCE)) < AT_ONCE,
    );
    await this.#look(
      "versions",
      LOOK_MS,
      async () => (await store.forgetVersions(DAY_MS, AT_ONCE)) < AT_ONCE,
    );
    await this.#look("guests", LOOK_MS, async () => {
      this.#lastGuest = await store.forgetGuests(GUEST_MS, AT_ONCE, this.#lastGuest);
      return this.#lastGuest === undefined;
    });
  }

  /** @param forget resolves to whether that was all */
  async #look(what: string, pause: number, forget: () => Promise<boolean>): Promise<void> {
    if (performance.now() < (this.#next.get(what) ?? 0)) return;
    if (await forget()) this.#next.set(what, performance.now() + pause);
  }
}
