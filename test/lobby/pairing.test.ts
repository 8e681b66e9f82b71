import fc from "fast-check";
import { expect, test } from "vitest";
import { pairUp, type Waiting } from "../../server/lobby/pairing.ts";
import { NEWCOMER, rated } from "../../server/lobby/ratings.ts";

const waiting = (player: string, rating: number, since = 0, queue = "ranked"): Waiting => ({
  player,
  queue,
  isRanked: queue === "ranked",
  since,
  rating,
  isBot: false,
  meetsBots: false,
});

const names = (pairs: ReturnType<typeof pairUp>) => pairs.map((pair) => pair.map(({ player }) => player));

test("near ratings meet at once, far ones when both have waited for it", () => {
  const near = [waiting("a", 1500), waiting("b", 1590)];
  expect(names(pairUp(near, 0))).toEqual([["a", "b"]]);
  const far = [waiting("a", 1500), waiting("b", 1900)];
  expect(pairUp(far, 59_000)).toEqual([]);
  expect(names(pairUp(far, 60_000))).toEqual([["a", "b"]]);
  const late = [waiting("a", 1500), waiting("b", 1900, 50_000)];
  expect(pairUp(late, 60_000)).toEqual([]);
});

test("who waits longest chooses first, and takes the nearest", () => {
  const all = [waiting("c", 1580, 3), waiting("a", 1500, 1), waiting("d", 1520, 4), waiting("b", 1590, 2)];
  expect(names(pairUp(all, 10))).toEqual([
    ["a", "d"],
    ["b", "c"],
  ]);
});

test("in a casual queue ratings do not count, and other queues never meet", () => {
  const all = [
    waiting("a", 100, 1, "casual"),
    waiting("b", 3000, 2, "casual"),
    waiting("c", 100, 0, "other"),
  ];
  expect(names(pairUp(all, 10))).toEqual([["a", "b"]]);
});

test("bots meet bots and who agreed to it, never in a ranked match, and after all people have met", () => {
  const bot = (player: string, since = 0, queue = "casual"): Waiting => ({
    ...waiting(player, 1500, since, queue),
    isBot: true,
  });
  const ada = waiting("ada", 1500, 5, "casual");
  const agreed = { ...waiting("bob", 1500, 6, "casual"), meetsBots: true };
  expect(pairUp([bot("x"), ada], 10)).toEqual([]);
  expect(names(pairUp([bot("x"), agreed], 10))).toEqual([["bob", "x"]]);
  expect(names(pairUp([bot("x"), bot("y", 1)], 10))).toEqual([["x", "y"]]);
  expect(names(pairUp([bot("x"), bot("y", 1), ada, agreed], 10))).toEqual([
    ["ada", "bob"],
    ["x", "y"],
  ]);
  const ranked = { ...waiting("bob", 1500), meetsBots: true };
  expect(pairUp([bot("x", 0, "ranked"), ranked], 1_000_000)).toEqual([]);
});

test("nobody is paired twice or with himself, and nobody waits who could play", () => {
  const one = fc.record({
    player: fc.constantFrom(..."abcdefgh"),
    queue: fc.constantFrom("casual", "ranked"),
    since: fc.nat(100_000),
    rating: fc.integer({ min: 500, max: 2500 }),
  });
  const everybody = fc.uniqueArray(one, { selector: ({ player }) => player });
  fc.assert(
    fc.property(everybody, fc.nat(1_000_000), (all, now) => {
      const those = all.map((it) => ({
        ...it,
        isRanked: it.queue === "ranked",
        isBot: false,
        meetsBots: false,
      }));
      const pairs = pairUp(those, now);
      const paired = pairs.flat().map(({ player }) => player);
      expect(new Set(paired).size).toBe(paired.length);
      for (const [a, b] of pairs) expect(a.queue).toBe(b.queue);
      const left = those.filter(({ player }) => !paired.includes(player));
      expect(pairUp(left, now)).toEqual([]);
    }),
  );
});

test("ratings are Glicko-2: two newcomers move apart as far as each other, and a draw leaves them", () => {
  const [winner, loser] = rated(NEWCOMER, NEWCOMER, 1);
  expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating, 6);
  expect(Math.round(winner.rating)).toBe(1662);
  expect(Math.round(winner.rd)).toBe(290);
  expect(rated(NEWCOMER, NEWCOMER, 0.5).map(({ rating }) => Math.round(rating))).toEqual([1500, 1500]);
});
