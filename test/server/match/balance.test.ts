import { expect, test } from "vitest";
import { FEW, givenBy, leftTo } from "../../../server/match/hosts/balance.ts";
import type { Peer } from "../../../server/match/journal/peers.ts";

const peersOf = (counts: readonly number[], plays = ["ucg/1/1"]): Peer[] =>
  counts.map((matches, n) => ({ owner: `p${n}`, plays, matches }));

/** Every process gives what it would, all at once, until nobody gives any more. */
function levelled(counts: readonly number[]) {
  const peers = peersOf(counts);
  const rounds: number[] = [];
  for (;;) {
    const plans = peers.map(({ owner }) =>
      givenBy(owner, peers).map((successor) => ({ owner, successor: successor.owner })),
    );
    const moves = plans.flat();
    if (moves.length === 0) return { counts: peers.map(({ matches }) => matches), rounds };
    rounds.push(Math.max(...plans.map((plan) => plan.length)));
    for (const { owner, successor } of moves)
      for (const [at, change] of [
        [owner, -1],
        [successor, 1],
      ] as const) {
        const n = peers.findIndex((peer) => peer.owner === at);
        peers[n] = { ...peers[n], matches: peers[n].matches + change };
      }
  }
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

test.each([
  [[29, 1, 0], 2],
  [[15, 15, 0], 2],
  [[7, 0], 2],
  [[500, 500, 0, 1], 50],
  [[1_000, 0, 0], 67],
])("%j are levelled until they are no more than %i apart, a few at a time", (before, apart) => {
  const { counts, rounds } = levelled(before);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(apart);
  expect(sum(counts)).toBe(sum(before));
  expect(Math.max(...rounds)).toBeLessThanOrEqual(FEW);
  // No match is moved that need not be.
  const fair = sum(before) / before.length;
  const over = sum(before.map((one) => Math.max(0, one - Math.floor(fair))));
  const gained = sum(counts.map((one, n) => Math.max(0, one - before[n])));
  expect(gained).toBeLessThanOrEqual(over);
});

test.each([[[]], [[4]], [[2, 0]], [[11, 10, 9]], [[110, 100, 90]]])("%j are left as they are", (counts) => {
  expect(levelled(counts).rounds).toEqual([]);
});

test("nothing is given to one that starts or ends", () => {
  const peers = [...peersOf([30, 10]), { owner: "p2", plays: [], matches: 0 }];
  expect(givenBy("p0", peers).map(({ owner }) => owner)).toEqual(new Array(FEW).fill("p1"));
  expect(givenBy("p2", peers)).toEqual([]);
});

test("one that keeps no matches gives them to those who have the fewest, and to nobody where none takes any", () => {
  const idle = { owner: "p9", plays: [], matches: 3 };
  expect(leftTo([...peersOf([2, 0, 9]), idle]).map(({ owner }) => owner)).toEqual([
    ...["p1", "p1", "p0", "p1", "p0", "p1", "p0", "p1"],
  ]);
  expect(leftTo([idle])).toEqual([]);
});
