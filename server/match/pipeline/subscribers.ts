/**
 * Where a match tells what happened. The host calls these in the wire's order (table, seat, events) and
 * never while it waits for anything; rooms and bots implement them.
 */
import type { PublicView, Seat, ViewEvent } from "../../../shared/kernel/index.ts";
import type {
  ChatMessage,
  ClocksPicture,
  EventsMessage,
  OfferView,
  SeatMessage,
  Shuffle,
} from "../../../shared/protocol/index.ts";

/** A change of what everybody sees; `rev` is the table's from then on. */
export interface TableChange {
  readonly rev: number;
  readonly events?: readonly ViewEvent[];
  /** The whole view, where the match was loaded again. */
  readonly whole?: PublicView;
  readonly connected?: { readonly seat: Seat; readonly connected: boolean };
  readonly notice?: Notice;
  readonly clocks?: ClocksPicture;
  readonly shuffle?: Shuffle | undefined;
  /** The offer of a seat now. */
  readonly offer?: OfferView | null;
}

/** "diverged": a copy of the match gives another result than the match did, and stands still. */
export type Notice = "" | "paused" | "halted" | "diverged";

export interface TableSubscriber {
  /** The table goes out with this change before the call returns. */
  change(change: TableChange): void;
  /** The match leaves this process: `moved` when another owns it, `gone` when it is over and put away. */
  closed(why: "moved" | "gone"): void;
}

/** One who sits: a client that said hello, or a bot. */
export interface SeatSubscriber {
  /** @param isFirst it was greeted just now: what it was told before does not count */
  seat(message: SeatMessage, isFirst: boolean): void;
  events(message: EventsMessage): void;
  /** A line that another says beside the match; a bot hears nothing of it. */
  chat?(message: ChatMessage): void;
}
