/** What the games say of a series of matches: who begins the next one, and what may be swapped before it. */
import type { Outcome, Seat, Words } from "../kernel/game.ts";

/** The cards a seat plays with, and those beside them. */
export interface Stock {
  readonly deck: readonly string[];
  readonly reserve: readonly string[];
}

export interface SeriesRules<W extends Words = Words> {
  /** The option that names who begins; undefined where nobody does. */
  readonly first?: string;
  /** Who begins after this match; undefined where each match draws it anew. `starting` began this one. */
  next?(last: Outcome, starting: Seat | undefined): Seat | undefined;
  /** Who began the match that ends like this, where the next one asks and the match drew it itself. */
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
