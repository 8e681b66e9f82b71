/** The beginning of a match, as most games have it: decks in place, shuffled; the seat that begins; opening hands. */
import {
  below,
  call,
  doStep,
  MATCH_STREAM,
  type Match,
  move,
  NONE,
  putDeck,
  type Seat,
  shuffle,
  type Words,
  zoneOf,
} from "../kernel/game.ts";
import { thingsIn } from "./zones.ts";

/** Each deck goes into its seat's `deck`; the game's procedure `match` is called. */
export function startWithDecks(m: Match, decks: readonly (readonly string[])[]): void {
  for (const [seat, deck] of decks.entries()) putDeck(m, seat, zoneOf(m, "deck", seat), deck);
  call(m, "match");
}

/** Shuffles every seat's deck; `deck` is what the game calls that zone. */
export function shuffleDecks<W extends Words>(m: Match<W>, deck: W["zone"] = "deck"): void {
  for (const seat of m.state.seats.keys()) shuffle(m, zoneOf(m, deck, seat));
}

/** The seat that begins: the one that the option names, or one by chance where it names none of this match. */
export function drawFirstPlayer(m: Match, named: Seat): Seat {
  const { length } = m.state.seats;
  return named >= 0 && named < length ? named : below(m, MATCH_STREAM, length);
}

/** Every seat draws so many cards at once, by the game's act `drawn`. */
export const dealHands = (m: Match, amount: number): void =>
  doStep(
    m,
    { why: "deal", by: NONE },
    m.state.seats.map((_, seat) => ({ act: "drawn", seat, amount })),
  );

/** A mulligan's first half: the hand goes back into its seat's deck, which is shuffled. */
export function handIntoDeck<W extends Words>(m: Match<W>, seat: Seat, deck: W["zone"] = "deck"): void {
  const zone = zoneOf(m, deck, seat);
  for (const handle of thingsIn(m, "hand", seat)) move(m, handle, zone);
  shuffle(m, zone);
}
