/** The endings of a match that several games have alike. */
import { endMatch, type Match, type Seat } from "../kernel/game.ts";

/** A player who leaves has lost at once. Everybody who stays wins. */
export function loseByLeaving(m: Match, seat: Seat): void {
  const winners = m.state.seats.flatMap((one, id) => (one.left || id === seat ? [] : [id]));
  endMatch(m, { winners, reason: "left" });
}

/** Nobody wins a match without end. */
export const drawWhenExhausted = (m: Match): void => endMatch(m, { winners: [], reason: "exhausted" });

/** Ends the match where a seat has lost. Those who have not win, so that it is a draw where all lose at once. */
export function endWhereLost(m: Match, hasLost: (seat: Seat) => boolean, reason: string): void {
  const winners = [...m.state.seats.keys()].filter((seat) => !hasLost(seat));
  if (winners.length < m.state.seats.length) endMatch(m, { winners, reason });
}
