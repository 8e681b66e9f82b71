/** The telling of a match: its subscribers, and the two numbers that go with what they are told. */
import { type Json, type Match, publicView, type Seat, same } from "../../../shared/kernel/index.ts";
import type { ChatMessage, EventsMessage, SeatMessage, Standing } from "../../../shared/protocol/index.ts";
import type { HostLog } from "../common/log.ts";
import { type SeatSide, sideOf, toldTo } from "../game/seat-view.ts";
import { RecentEvents, type Told } from "./recent-events.ts";
import type { Notice, SeatSubscriber, TableChange, TableSubscriber } from "./subscribers.ts";

export class Publisher {
  readonly #log: HostLog;
  readonly #orders: (seat: Seat) => Standing | undefined;
  readonly #seats: (SeatSubscriber | undefined)[];
  readonly #vers: number[];
  /** The side that each seat was told last over the subscriber it has. */
  readonly #sides: (SeatSide | undefined)[];
  readonly #recent: RecentEvents;
  #table: TableSubscriber | undefined;
  #rev = 0;
  #notice: Notice = "";

  /** @param told number of the newest event each seat was told; @param orders those of a seat that has any */
  constructor(
    told: readonly number[],
    log: HostLog,
    notice: Notice = "",
    orders: (seat: Seat) => Standing | undefined = () => undefined,
  ) {
    this.#log = log;
    this.#orders = orders;
    this.#notice = notice;
    this.#seats = told.map(() => undefined);
    this.#vers = told.map(() => 0);
    this.#sides = told.map(() => undefined);
    this.#recent = new RecentEvents(told);
  }

  /** Counts public patches. */
  get rev(): number {
    return this.#rev;
  }

  /** Counts one seat's messages. */
  ver(seat: Seat): number {
    return this.#vers[seat] ?? 0;
  }

  get notice(): Notice {
    return this.#notice;
  }

  /** The newest events of each seat. */
  get recent(): Pick<RecentEvents, "lacks" | "after"> {
    return this.#recent;
  }

  /** @throws Error where the match has a table: two of them would each tell a part. */
  set table(subscriber: TableSubscriber) {
    if (this.#table !== undefined) throw new Error("the match has its table already");
    this.#table = subscriber;
  }

  /** From here on the seat is told its side, first as it stands now and what it missed. */
  greet(match: Match, seat: Seat, subscriber: SeatSubscriber, missed: EventsMessage | undefined): void {
    this.#sides[seat] = undefined;
    const message = this.#message(match, seat, this.#rev) as SeatMessage;
    this.#seats[seat] = subscriber;
    this.#safely(() => {
      subscriber.seat(message, true);
      if (missed !== undefined) subscriber.events(missed);
    });
  }

  /** The seat's subscriber is gone; another may have taken its place already. */
  silence(seat: Seat, subscriber: SeatSubscriber): void {
    if (this.#seats[seat] !== subscriber) return;
    this.#seats[seat] = undefined;
    this.#sides[seat] = undefined;
  }

  /** Tells a seat what somebody said. */
  chat(seat: Seat, line: ChatMessage): void {
    this.#safely(() => this.#seats[seat]?.chat?.(line));
  }

  /**
   * Table first, then each seat's side where it is another than before, then its events; all of it is made before
   * any of it is sent, so that what throws here was told to nobody. A seat that was told nothing is sent nothing.
   */
  events(match: Match, happened: Told, extra: Omit<TableChange, "rev"> = {}): void {
    const { events } = happened;
    const told = toldTo(match, events, "spectator");
    const isPublic = told.length > 0 || Object.keys(extra).length > 0;
    const rev = isPublic ? this.#rev + 1 : this.#rev;
    const sends = this.#seats.flatMap((subscriber, seat) => {
      const batch = subscriber === undefined ? [] : toldTo(match, events, seat);
      if (subscriber === undefined || batch.length === 0) return [];
      return { subscriber, message: this.#message(match, seat, rev), batch };
    });
    this.#recent.add(match, happened);
    if (isPublic) this.change({ events: told, ...extra });
    for (const { subscriber, message, batch } of sends) {
      this.#safely(() => {
        if (message !== undefined) subscriber.seat(message, false);
        subscriber.events({ events: batch });
      });
    }
  }

  /**
   * Everything anew, where it is another match than before: loaded again, or gone back.
   * @param stands by seat, the newest event that has happened still; none where no move was taken back
   */
  whole(match: Match, extra: Omit<TableChange, "rev"> = {}, stands: readonly number[] = []): void {
    this.#sides.fill(undefined);
    this.#recent.anew(match.state.counters.told);
    const sends = this.#seats.flatMap((subscriber, seat) =>
      subscriber === undefined
        ? []
        : { subscriber, seat, message: this.#message(match, seat, this.#rev + 1) },
    );
    this.change({ whole: publicView(match), ...extra });
    for (const { subscriber, seat, message } of sends) {
      this.#safely(() => {
        if (message !== undefined) subscriber.seat(message, false);
        const head = stands[seat];
        subscriber.events({ events: [], gap: true, ...(head !== undefined && { head }) });
      });
    }
  }

  /** One patch of the table. */
  change(change: Omit<TableChange, "rev">): void {
    if (change.notice !== undefined) this.#notice = change.notice;
    const rev = ++this.#rev;
    this.#safely(() => this.#table?.change({ ...change, rev }));
  }

  /** The match leaves this process. */
  closed(why: "moved" | "gone"): void {
    this.#safely(() => this.#table?.closed(why));
  }

  /** The message for the seat; undefined where it was told the same last: that much it knows itself. */
  #message(match: Match, seat: Seat, rev: number): SeatMessage | undefined {
    const standing = this.#orders(seat);
    const side = { ...sideOf(match, seat), ...(standing && { standing }) };
    const before = this.#sides[seat];
    if (before !== undefined && isSame(side, before)) return undefined;
    this.#sides[seat] = side;
    const ver = this.ver(seat) + 1;
    this.#vers[seat] = ver;
    return { rev, ver, ...side };
  }

  /** A broken subscriber is no fault of the match. */
  #safely(send: () => void): void {
    try {
      send();
    } catch (error) {
      this.#log.error({ err: error }, "exception while telling");
    }
  }
}

/** Interfaces have no index, so that none is a `Json` for TypeScript; both go over the wire as that. */
const isSame = (a: SeatSide, b: SeatSide): boolean => same(a as unknown as Json, b as unknown as Json);
