/**
 * The games' rules for a series of matches: the seat that begins the next one, and the cards that may be swapped
 * before it.
 */
import type { Outcome, Seat, Words } from "../kernel/game.ts";

/** The cards a seat plays with, and those beside them. */
export interface Stock {
  readonly deck: readonly string[];
  readonly reserve: readonly string[];
  /** What its player or its set calls the deck; absent where nobody named it. */
  readonly named?: string;
}

export interface SeriesRules<W extends Words = Words> {
  /** The option that names the seat that begins; undefined where no seat does. */
  readonly first?: string;
  /**
   * The seat that begins the match after this one; undefined where each match draws it anew. `starting` began this
   * one.
   */
  next?(last: Outcome, starting: Seat | undefined): Seat | undefined;
  /**
   * The seat that began the match which ended in this way. The next match may ask for it, and the draw is known
   * only to the match.
   */
  began?(table: W["table"]): Seat;
  /** Everything wrong with a swap between two matches, in words. Without it the game has no sideboard. */
  swapProblems?(before: Stock, after: Stock, options: W["options"], bestOf: number): readonly string[];
}

/** The seat that has won a best of so many, "drawn" where nobody can any more, undefined while it goes on. */
export function seriesWinner(
  outcomes: readonly Pick<Outcome, "winners">[],
  seats: number,
  bestOf: number,
): Seat | "drawn" | undefined {
  const won = (seat: Seat): number =>
    outcomes.filter(({ winners }) => winners.length === 1 && winners[0] === seat).length;
  const wins = Array.from({ length: seats }, (_, seat) => won(seat));
  const winner = wins.findIndex((count) => count > bestOf / 2);
  if (winner >= 0) return winner;
  if (outcomes.length < LONGEST * bestOf && (bestOf > 1 || outcomes.length === 0)) return undefined;
  return "drawn";
}

/** A draw counts for nobody (N R14.8), so a series may be longer than its name; but not without end. */
const LONGEST = 2;
