/** The pairs of the queue: pure, so that a test sees a whole evening at once. */
import { ratingWindow } from "../../shared/protocol/index.ts";

export interface Waiting {
  readonly player: string;
  /** The game he waits for: only equal ones meet. */
  readonly queue: string;
  readonly isRanked: boolean;
  /** By the store's clock, in milliseconds. */
  readonly since: number;
  readonly rating: number;
  /** It is an account that a program plays with. */
  readonly isBot: boolean;
  /** He agreed to meet one. */
  readonly meetsBots: boolean;
}

/** Both have waited long enough for this opponent. */
function mayMeet(a: Waiting, b: Waiting, now: number): boolean {
  if (a.queue !== b.queue || a.player === b.player) return false;
  // Bots have a ladder of their own, and beside it they meet who agreed to that.
  if (a.isBot !== b.isBot && (a.isRanked || !(a.isBot ? b : a).meetsBots)) return false;
  return !a.isRanked || Math.abs(a.rating - b.rating) <= ratingWindow(now - Math.max(a.since, b.since));
}

/**
 * Pairs those who wait: whoever waits longest chooses first, in a ranked queue the nearest rating, in a casual
 * one who has waited longest. People choose before bots, and people first.
 */
export function pairUp(waiting: readonly Waiting[], now: number): (readonly [Waiting, Waiting])[] {
  const left = waiting.toSorted(
    (a, b) => Number(a.isBot) - Number(b.isBot) || a.since - b.since || (a.player < b.player ? -1 : 1),
  );
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
