/** The endings of a match outside the rules of winning. */
import { endMatch, type Match, type Seat } from "../kernel/game.ts";

/** A player who leaves has lost at once. Everybody who stays wins. */
export function loseByLeaving(m: Match, seat: Seat): void {
  const winners = m.state.seats.flatMap((one, id) => (one.left || id === seat ? [] : [id]));
  endMatch(m, { winners, reason: "left" });
}

/** Nobody wins a match without end. */
export const drawWhenExhausted = (m: Match): void => endMatch(m, { winners: [], reason: "exhausted" });
