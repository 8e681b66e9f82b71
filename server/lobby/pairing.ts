/** Who plays whom: pure, so that a test sees a whole evening at once. */

export interface Waiting {
  readonly player: string;
  /** What he waits for: only equal ones meet. */
  readonly queue: string;
  readonly isRanked: boolean;
  /** By the store's clock, in milliseconds. */
  readonly since: number;
  readonly rating: number;
}

/** Points of rating that two may be apart at once, and more for each second of waiting. */
const WINDOW = { first: 100, perSecond: 5 } as const;

const windowOf = ({ since }: Waiting, now: number): number =>
  WINDOW.first + WINDOW.perSecond * (Math.max(0, now - since) / 1_000);

/** Both have waited long enough for this opponent. */
function mayMeet(a: Waiting, b: Waiting, now: number): boolean {
  if (a.queue !== b.queue || a.player === b.player) return false;
  return !a.isRanked || Math.abs(a.rating - b.rating) <= Math.min(windowOf(a, now), windowOf(b, now));
}

/**
 * Pairs those who wait: whoever waits longest chooses first, in a ranked queue the nearest rating, in a casual
 * one who has waited longest.
 */
export function pairUp(waiting: readonly Waiting[], now: number): (readonly [Waiting, Waiting])[] {
  const left = waiting.toSorted((a, b) => a.since - b.since || (a.player < b.player ? -1 : 1));
  const pairs: (readonly [Waiting, Waiting])[] = [];
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const first = one;
    const fitting = left.filter((other) => mayMeet(first, other, now));
    const apart = (other: Waiting) => (first.isRanked ? Math.abs(first.rating - other.rating) : 0);
    const nearest = fitting.toSorted((a, b) => apart(a) - apart(b))[0];
    if (nearest === undefined) continue;
    left.splice(left.indexOf(nearest), 1);
    pairs.push([first, nearest]);
  }
  return pairs;
}
