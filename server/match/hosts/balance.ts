/** Matches spread evenly over the processes that take them, and given away by one that takes none. */
import type { Peer } from "../journal/peers.ts";

/** The most that a process gives away at a time. */
export const FEW = 8;

/**
 * To whom a process gives matches now, one entry a match: where the most and the fewest are further apart than two
 * matches and a fifth of a fair share, until they are no more. Every process comes to the same plan, so that no two of
 * them fill the same gap.
 */
export function givenBy(owner: string, peers: readonly Peer[]): Peer[] {
  const takers = peers.filter(({ plays }) => plays.length > 0);
  const most = takers.toSorted((a, b) => b.matches - a.matches || (a.owner < b.owner ? -1 : 1));
  const total = most.reduce((sum, { matches }) => sum + matches, 0);
  const fair = total / most.length;
  const apart = (most.at(0)?.matches ?? 0) - (most.at(-1)?.matches ?? 0);
  if (apart <= Math.max(2, fair / 5)) return [];
  const over = most.map((peer, place) => ({
    peer,
    count: peer.matches - Math.floor(fair) - (place < total % most.length ? 1 : 0),
  }));
  const places = over.flatMap(({ peer, count }) => new Array<Peer>(Math.max(0, -count)).fill(peer));
  const before = over.slice(
    0,
    over.findIndex(({ peer }) => peer.owner === owner),
  );
  const from = before.reduce((sum, { count }) => sum + Math.max(0, count), 0);
  const own = over.find(({ peer }) => peer.owner === owner)?.count ?? 0;
  return own > 0 ? places.slice(from, from + Math.min(own, FEW)) : [];
}

/** To whom a process that keeps no matches gives some: each to whoever has the fewest by then. */
export function leftTo(peers: readonly Peer[]): Peer[] {
  const takers = peers.filter(({ plays }) => plays.length > 0);
  const counts = new Map(takers.map((peer) => [peer, peer.matches]));
  return Array.from({ length: takers.length === 0 ? 0 : FEW }, () => {
    const [least] = [...counts].reduce((a, b) => (b[1] < a[1] ? b : a));
    counts.set(least, (counts.get(least) ?? 0) + 1);
    return least;
  });
}
