/** A game of several matches (N R2.2, R2.5, R5.1, R14.8): the seat that begins, and the winner. */
import type { Outcome, Seat } from "../../kernel/game.ts";
import type { SeriesRules, Stock } from "../series.ts";
import type { NsOptions } from "./options.ts";
import type { NsWords } from "./typed.ts";

/** N R5.1: the loser of the last match begins; after a draw, the same seat begins again. */
export function firstOf(starting: Seat, last: Outcome): Seat {
  return last.winners.length === 1 ? 1 - last.winners[0] : starting;
}

/** N R14.8: the seat that has won the game, or undefined while it goes on; a draw counts for nobody. */
export function winnerOf(
  outcomes: readonly Outcome[],
  { bestOf }: Pick<NsOptions, "bestOf">,
): Seat | undefined {
  const needed = (bestOf + 1) / 2;
  const won = (seat: Seat): number =>
    outcomes.filter(({ winners }) => winners.length === 1 && winners[0] === seat).length;
  return [0, 1].find((seat) => won(seat) >= needed);
}

/** N R2.5: between matches cards are swapped one for one with a reserve of a best of three. */
export function reserveProblems(
  before: Stock,
  after: Stock,
  { bestOf, reserveMax }: Pick<NsOptions, "bestOf" | "reserveMax">,
): string[] {
  const problems: string[] = [];
  if (bestOf === 1 && before.reserve.length > 0) problems.push("a best of one has no reserve");
  if (before.reserve.length > reserveMax)
    problems.push(`a reserve has at most ${reserveMax} cards; this one has ${before.reserve.length}`);
  if (after.deck.length !== before.deck.length) problems.push("the deck keeps its size");
  const sorted = ({ deck, reserve }: typeof before): string => [...deck, ...reserve].toSorted().join(" ");
  if (sorted(before) !== sorted(after)) problems.push("cards are swapped between deck and reserve alone");
  return problems;
}

export const series: SeriesRules<NsWords> = {
  first: "firstPlayer" satisfies keyof NsOptions,
  next: (last, starting) =>
    last.winners.length === 1 || starting !== undefined ? firstOf(starting ?? 0, last) : undefined,
  began: ({ starting }) => starting,
  // N R2.2 knows a best of three. A longer game follows the same rules.
  swapProblems: (before, after, options, bestOf) =>
    reserveProblems(before, after, { ...options, bestOf: bestOf === 1 ? 1 : 3 }),
};
