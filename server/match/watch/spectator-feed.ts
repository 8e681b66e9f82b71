/**
 * A read-only copy of a match that follows the store, some time behind it (architecture.md 6): every entry is played
 * when it is so old, by the store's clock. The number of those who look at it, and since when, makes no difference to
 * it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Catalog,
  type Match,
  type OwnView,
  ownView,
  type PublicView,
  publicView,
  type ViewEvent,
} from "../../../shared/kernel/index.ts";
import {
  type ClocksPicture,
  EVENTS_AT_ONCE,
  type EventsMessage,
  type Shuffle,
} from "../../../shared/protocol/index.ts";
import { viewOfClocks } from "../clocks/clocks.ts";
import type { HostLog } from "../common/log.ts";
import { atOnce, inTimeSlices } from "../common/time-slices.ts";
import { type Derived, derivedAfter, firstDerived } from "../game/derived.ts";
import { BehindError, begin, DivergedError, following, type Tell } from "../game/game.ts";
import { toldTo } from "../game/seat-view.ts";
import { shuffleOf } from "../game/shuffle.ts";
import type { MatchRecord, Row } from "../journal/journal.ts";
import type { TableChange } from "../pipeline/subscribers.ts";

/** Rows that are old enough to be told. */
export interface Aged {
  readonly rows: readonly Row[];
  /** Milliseconds until the row after them is old enough, which may be now; null where there is none yet. */
  readonly next: number | null;
}

export interface FeedStore {
  /** The first of the match's rows after number `after` that are at least `delay` milliseconds old. */
  aged(match: string, after: number, delay: number): Promise<Aged>;
}

export interface FeedDeps {
  readonly store: FeedStore;
  readonly log: HostLog;
}

/** The match that it follows, and how. */
export interface FeedOf {
  readonly record: MatchRecord;
  readonly catalog: Catalog;
  /** Milliseconds behind the store. */
  readonly delay: number;
  /** Whether it tells what the seats see, too. */
  readonly hands: boolean;
}

/** A change at one moment; `events` are to be told beside it, and `hands` are whole where they are there. */
export interface FeedChange extends TableChange {
  readonly told: EventsMessage;
  readonly hands?: readonly OwnView[];
}

/** Where a feed tells what it plays. */
export interface FeedSubscriber {
  fed(change: FeedChange): void;
}

/** A look at the store even though nobody rang: a ring may be lost between two processes. */
const PATIENCE_MS = 5_000;

/** Rows as a live match brings them: they do not wait for longer work. */
const LIVE = 16;

/** Milliseconds between two subscribers: each tells a crowd, and players wait for no more than one of them. */
const BETWEEN_MS = 2;

export class SpectatorFeed {
  readonly of: FeedOf;
  readonly #deps: FeedDeps;
  readonly #subscribers = new Set<FeedSubscriber>();
  #match: Match;
  #derived!: Derived;
  /** Match time at which the clocks changed last. */
  #time = 0;
  #seq = 0;
  /** Counts the public changes since the match began, and follows from the journal alone. */
  #rev = 0;
  /** The newest events, for those who come back. */
  #events: ViewEvent[] = [];
  /** Whether events before those are not to be had. */
  #cut = false;
  #diverged = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a row is known that is not old enough yet: the timer is set for it. */
  #pending = false;
  #working: Promise<void> | undefined;
  #playing: Promise<void> | undefined;
  #rung = false;
  #closed = false;

  private constructor(deps: FeedDeps, of: FeedOf) {
    this.#deps = deps;
    this.of = of;
    this.#match = this.#begin();
  }

  /** Resolves when it is as far as its delay allows. */
  static async open(deps: FeedDeps, of: FeedOf): Promise<SpectatorFeed> {
    const feed = new SpectatorFeed(deps, of);
    await feed.#work();
    return feed;
  }

  get rev(): number {
    return this.#rev;
  }

  /** Number of the newest event. */
  get head(): number {
    return this.#events.at(-1)?.n ?? 0;
  }

  get view(): PublicView {
    return publicView(this.#match);
  }

  /** The seats' time as it stood when it changed last. The absences of players are told to nobody who watches. */
  get clocks(): ClocksPicture {
    const { record } = this.of;
    const { clocks } = this.#derived;
    const view = clocks && record.clock ? viewOfClocks(clocks, record.clock) : undefined;
    return {
      time: this.#time,
      until: view?.until ?? 0,
      seats: record.players.map((_, seat) => ({
        ...(view?.seats[seat] ?? { bank: 0, since: -1 }),
        away: 0,
        awaySince: -1,
      })),
    };
  }

  /** The public part of the shuffle by then; undefined where nothing is promised of it. */
  get shuffle(): Shuffle | undefined {
    const { record } = this.of;
    return record.fair ? shuffleOf(record, this.#derived.nonces) : undefined;
  }

  /** The sides of all seats, where the feed tells them. */
  get hands(): readonly OwnView[] {
    return this.of.hands ? this.of.record.players.map((_, seat) => ownView(this.#match, seat)) : [];
  }

  get isOver(): boolean {
    return this.#match.state.over !== null;
  }

  /** Its rules give another result than the match's did: it stands still for good. */
  get isDiverged(): boolean {
    return this.#diverged;
  }

  /** Resolves at a moment at which it stands still: while rows are played nobody looks at it. */
  async still(): Promise<void> {
    while (this.#playing !== undefined) await this.#playing;
  }

  /** Tells every change from here on. */
  attach(subscriber: FeedSubscriber): void {
    this.#subscribers.add(subscriber);
  }

  detach(subscriber: FeedSubscriber): void {
    this.#subscribers.delete(subscriber);
  }

  /** The events after `since` up to `head`; of more than there are, the newest, with `gap`. */
  missed(since: number, head: number): EventsMessage {
    const events = this.#events.filter(({ n }) => n > since && n <= head);
    const gap = this.#cut && (this.#events[0]?.n ?? 0) > since + 1;
    return { events, ...(gap && { gap: true as const }) };
  }

  /** Somebody says that the store has a row of this number now. */
  ring(seq: number): void {
    if (seq <= this.#seq || this.#pending) return;
    if (this.#working !== undefined) this.#rung = true;
    else this.#wait(this.of.delay, true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #wait(ms: number, pending: boolean): void {
    clearTimeout(this.#timer);
    this.#pending = pending;
    if (this.#closed || this.#diverged || this.isOver) return;
    this.#timer = setTimeout(() => void this.#work(), ms);
  }

  #work(): Promise<void> {
    this.#working ??= this.#catchUp().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  async #catchUp(): Promise<void> {
    this.#rung = false;
    const { record, delay } = this.of;
    try {
      let next: number | null = 0;
      while (next === 0 && !this.#closed && !this.#diverged) {
        const aged: Aged = await this.#deps.store.aged(record.id, this.#seq, delay);
        if (aged.rows.length > 0 && !this.#closed) await this.#playOn(aged.rows);
        next = aged.next;
      }
      // A bell that rang meanwhile has a row that the store did not name.
      if (next !== null) this.#wait(next, true);
      else this.#wait(this.#rung ? delay : PATIENCE_MS, this.#rung);
    } catch (error) {
      this.#deps.log.warn({ match: record.id, err: error }, "the feed of a match cannot be followed");
      this.#wait(PATIENCE_MS, false);
    }
  }

  async #playOn(rows: readonly Row[]): Promise<void> {
    this.#playing = this.#play(rows).finally(() => {
      this.#playing = undefined;
    });
    await this.#playing;
  }

  async #play(rows: readonly Row[]): Promise<void> {
    const change = this.#changed();
    const last = rows.at(-1)?.seq ?? this.#seq;
    try {
      const playing = () => following(this.#match, this.of.record.id, rows, change.tell);
      this.#match = rows.length > LIVE ? await inTimeSlices(playing) : atOnce(playing());
      this.#seq = last;
    } catch (error) {
      // The fault is in the match already: it is played anew, up to the row before.
      if (error instanceof DivergedError) await this.#again(error.seq - 1, true);
      else if (error instanceof BehindError) await this.#again(last, false);
      else throw error;
      await this.#tell(change.whole());
      return;
    }
    await this.#tell(change.of());
  }

  /** Plays the match from its beginning, as far as a row, and stops there for good where it diverged. */
  async #again(upTo: number, diverged: boolean): Promise<void> {
    const { record } = this.of;
    const rows = await this.#rows(upTo);
    this.#rev = 0;
    const match = this.#begin();
    const { tell } = this.#changed();
    this.#match = await inTimeSlices(() => following(match, record.id, rows, tell));
    this.#seq = upTo;
    if (!diverged) return;
    this.#diverged = true;
    const what = { match: record.id, code: "restore/diverged", seq: upTo + 1 };
    this.#deps.log.error(what, "the feed of a match cannot go on");
  }

  async #rows(upTo: number): Promise<Row[]> {
    const { record, delay } = this.of;
    const rows: Row[] = [];
    while ((rows.at(-1)?.seq ?? 0) < upTo) {
      const more = await this.#deps.store.aged(record.id, rows.at(-1)?.seq ?? 0, delay);
      if (more.rows.length === 0) throw new Error("rows are gone");
      rows.push(...more.rows);
    }
    return rows.filter(({ seq }) => seq <= upTo);
  }

  #begin(): Match {
    const { match, events } = begin(this.of.record, this.of.catalog);
    this.#match = match;
    this.#derived = firstDerived(this.of.record, match);
    this.#time = 0;
    this.#events = [];
    this.#remember(toldTo(match, events, "spectator"));
    return match;
  }

  /** Gathers what rows come to while they are played. */
  #changed() {
    let events: ViewEvent[] = [];
    let isWhole = false;
    let isTold = false;
    const before = this.#rev;
    const clocksBefore = this.#said();
    const noncesBefore = this.#derived.nonces;
    let last = this.#match;
    const tell: Tell = (match, done, row) => {
      const told = toldTo(match, done, "spectator");
      const isAnew = match !== last;
      const clocks = this.#said();
      if (row !== undefined) this.#derived = derivedAfter(this.#derived, this.of.record, match, done, row);
      isTold ||= done.length > 0 || isAnew;
      if (isAnew) {
        // It went back to an earlier moment: that is to be seen, not folded.
        [events, isWhole, last] = [[], true, match];
        [this.#events, this.#cut] = [[], true];
      }
      const isTime = clocks !== this.#said();
      if (isTime) this.#time = row?.at ?? 0;
      if (told.length === 0 && !isAnew && !isTime) return;
      this.#rev++;
      events.push(...told);
      this.#remember(told);
    };
    const seen = (): FeedChange => ({
      rev: this.#rev,
      told: { events },
      ...(clocksBefore !== this.#said() && { clocks: this.clocks }),
      ...(noncesBefore !== this.#derived.nonces && { shuffle: this.shuffle }),
      ...(this.of.hands && isTold && { hands: this.hands }),
    });
    const whole = (): FeedChange => ({
      ...seen(),
      clocks: this.clocks,
      told: { events: [], gap: true },
      whole: this.view,
      ...(this.#diverged && { notice: "diverged" as const }),
    });
    const of = (): FeedChange | undefined => {
      if (isWhole) return whole();
      if (this.#rev !== before) return { ...seen(), events };
      return isTold && this.of.hands ? seen() : undefined;
    };
    return { tell, whole, of };
  }

  /** The public part of the clocks, as text to be compared. */
  #said(): string {
    const { clock } = this.of.record;
    const { clocks } = this.#derived;
    return clock && clocks ? JSON.stringify(viewOfClocks(clocks, clock)) : "";
  }

  #remember(told: readonly ViewEvent[]): void {
    this.#events.push(...told);
    if (this.#events.length <= EVENTS_AT_ONCE) return;
    this.#events = this.#events.slice(-EVENTS_AT_ONCE);
    this.#cut = true;
  }

  /** One subscriber after the other: players wait for no crowd. */
  async #tell(change: FeedChange | undefined): Promise<void> {
    if (change === undefined) return;
    const [first, ...others] = this.#subscribers;
    first?.fed(change);
    for (const subscriber of others) {
      await sleep(BETWEEN_MS);
      if (this.#subscribers.has(subscriber)) subscriber.fed(change);
    }
  }
}
