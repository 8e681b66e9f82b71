/** What the rounds of one measurement saw. */
export interface Seen {
  /** Of the best round. */
  readonly value: number;
  /**
   * How much worse than the best, as a part of it, three rounds of four were at most: 0.1 is a tenth.
   * Without it, it was measured once.
   */
  readonly spread?: number;
}

/** Milliseconds of a round. */
export const ROUND_MS = 600;

/** Whoever else is busy on the machine only slows, even by the caches he empties: of so many rounds the best counts. */
const ROUNDS = 8;

/** The best of these rounds, and how far the others were from it. @param more whether more is better */
export function seenIn(rounds: readonly number[], more: boolean): Seen {
  const sorted = rounds.toSorted((a, b) => (more ? b - a : a - b));
  const value = sorted[0] ?? Number.NaN;
  if (sorted.length < 2) return { value };
  // A round that somebody spoilt altogether says nothing of the best one; of few rounds none can be left out.
  const other = sorted[Math.ceil(sorted.length * 0.75) - 1];
  return { value, spread: (more ? value / other : other / value) - 1 };
}

/** Runs the rounds. */
export const rounds = <T>(round: () => T): T[] => Array.from({ length: ROUNDS }, () => round());

/** The best of the rounds that it runs. @param more whether more is better */
export const bestOf = (round: () => number, more: boolean): Seen => seenIn(rounds(round), more);

/**
 * The one against the other, each at its best. Of the rounds' ratios the least would be that of a round whose divisor
 * somebody spoilt.
 */
export const against = (one: Seen, other: Seen): Seen => ({
  value: one.value / other.value,
  spread: (1 + (one.spread ?? 0)) * (1 + (other.spread ?? 0)) - 1,
});

/** As a person reads it. */
export const spreadText = (spread: number | undefined): string =>
  spread === undefined ? "measured once" : `spread ${(spread * 100).toFixed(0)} %`;
