/** A seat's side of the match: its own view and what it may do, as the wire carries it. */
import {
  type Draft,
  type Event,
  isRefusal,
  type Match,
  narrow,
  offers,
  ownView,
  type Refusal,
  redact,
  type Seat,
  type ViewEvent,
  type Viewer,
} from "../../../shared/kernel/index.ts";
import { type NarrowAnswer, present, type SeatMessage } from "../../../shared/protocol/index.ts";

/** The side of a seat, whatever number it is told under. */
export type SeatSide = Omit<SeatMessage, "rev" | "ver">;

/** Its own view whole, and every action it has with the first slot it leaves open. */
export function sideOf(match: Match, seat: Seat): SeatSide {
  return { own: ownView(match, seat), options: offers(match, seat) };
}

/**
 * The next open slot of a draft; null when it is complete. A draft names the request it would answer, like an
 * intent. Refusals speak of nothing the seat may not know.
 */
export function narrowFor(match: Match, seat: Seat, draft: Draft): NarrowAnswer | Refusal {
  const next = narrow(match, seat, { request: 0, ...draft });
  if (isRefusal(next)) return next;
  return { ok: true, next: next === "complete" ? null : next };
}

/** Number of the newest event the seat was told. */
export const headOf = (match: Match, seat: Seat): number => present(match.state.counters.told[seat], "seat");

/** The events as one viewer may know them; what tells it nothing is left out. */
export const toldTo = (match: Match, events: readonly Event[], viewer: Viewer): ViewEvent[] =>
  events.flatMap((event) => redact(match, event, viewer) ?? []);
