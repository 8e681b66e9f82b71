/** The beginning of a match with one deck a seat, and its endings outside the rules of winning. */
import { call, endMatch, type Match, putDeck, type Seat, zoneOf } from "../kernel/game.ts";

/** Each deck goes into its seat's `deck`; the game's procedure `match` is called. */
export function startWithDecks(m: Match, decks: readonly (readonly string[])[]): void {
  for (const [seat, deck] of decks.entries()) putDeck(m, seat, zoneOf(m, "deck", seat), deck);
  call(m, "match");
}

/** A player who leaves has lost at once. Everybody who stays wins. */
export function loseByLeaving(m: Match, seat: Seat): void {
  const winners = m.state.seats.flatMap((one, id) => (one.left || id === seat ? [] : [id]));
  endMatch(m, { winners, reason: "left" });
}

/** Nobody wins a match without end. */
export const drawWhenExhausted = (m: Match): void => endMatch(m, { winners: [], reason: "exhausted" });
