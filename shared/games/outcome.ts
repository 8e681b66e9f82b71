/** How a match of one deck a seat begins, and how it ends outside the rules of winning. */
import { call, endMatch, type Match, putDeck, type Seat, zoneOf } from "../kernel/game.ts";

/** Each deck goes into its seat's `deck`; the game's procedure `match` is called. */
export function startWithDecks(m: Match, decks: readonly (readonly string[])[]): void {
  for (const [seat, deck] of decks.entries()) putDeck(m, seat, zoneOf(m, "deck", seat), deck);
  call(m, "match");
}

/** Who leaves has lost, at once: of those who stay everybody wins. */
export function loseByLeaving(m: Match, seat: Seat): void {
  const winners = m.state.seats.flatMap((one, id) => (one.left || id === seat ? [] : [id]));
  endMatch(m, { winners, reason: "left" });
}

/** A match without end is nobody's. */
export const drawWhenExhausted = (m: Match): void => endMatch(m, { winners: [], reason: "exhausted" });
