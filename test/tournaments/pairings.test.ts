/** Pairings and standings of whole tournaments whose results are drawn: what holds of each of them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standingsOf } from "../../server/tournaments/standings.ts";
import { isElimination, pairingsOf, type Tournament } from "../../server/tournaments/tournament.ts";
import { entered, made, played } from "./simulated.ts";

const SOMETIMES = { drawn: 10, away: 6 };
const ALWAYS = { drawn: 0, away: 0 };

/** Everybody who plays on is in one pairing of the round, and nobody in two. */
function wholeRound({ rounds, entrants }: Tournament): void {
  const round = rounds.at(-1);
  const sides = (round?.pairings ?? []).flatMap((pairing) => pairing.sides.filter((side) => side !== null));
  expect(new Set(sides).size).toBe(sides.length);
  const missing = entrants.flatMap(({ out }, n) => (out === null && !sides.includes(n) ? [n] : []));
  expect(missing).toEqual([]);
}

const meetings = ({ rounds }: Tournament): string[] =>
  rounds.flatMap(({ pairings }) =>
    pairings.flatMap(({ sides: [a, b] }) => (b === null ? [] : `${Math.min(a, b)}-${Math.max(a, b)}`)),
  );

const byesOf = (tournament: Tournament, entrant: number): number =>
  pairingsOf(tournament, entrant).filter(({ sides }) => sides[1] === null).length;

/** All points are those that results gave, and nobody is counted for what he did not play. */
function addsUp(tournament: Tournament): void {
  const standings = standingsOf(tournament);
  expect(standings.map(({ entrant }) => entrant).toSorted((a, b) => a - b)).toEqual([
    ...tournament.entrants.keys(),
  ]);
  const results = tournament.rounds.flatMap(({ pairings }) => pairings.flatMap(({ result }) => result ?? []));
  const given = results.reduce(
    (sum, { winner }) => sum + (winner === "drawn" ? 2 : winner === "neither" ? 0 : 3),
    0,
  );
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(given);
  for (const { entrant, points, won, drawn, lost } of standings) {
    expect(points).toBe(3 * won + drawn);
    expect(won + drawn + lost).toBe(pairingsOf(tournament, entrant).length);
  }
  if (!isElimination(tournament.settings.format))
    for (const [n, one] of standings.entries())
      expect(one.points).toBeLessThanOrEqual(standings[n - 1]?.points ?? Number.POSITIVE_INFINITY);
}

describe("a Swiss tournament", () => {
  test("of any size and any results pairs everybody, gives a bye once, and lets nobody meet twice", () => {
    const cases = fc.record({
      players: fc.integer({ min: 9, max: 40 }),
      seed: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(cases, ({ players, seed }) => {
        const over = played(entered(made("swiss"), players), seed, { drawn: 20, away: 0 }, wholeRound);
        expect(over.rounds).toHaveLength(Math.ceil(Math.log2(players)));
        const met = meetings(over);
        expect(new Set(met).size).toBe(met.length);
        for (const n of over.entrants.keys()) expect(byesOf(over, n)).toBeLessThanOrEqual(1);
        addsUp(over);
      }),
      { numRuns: 60 },
    );
  });

  test("goes on where players stay away and are out", () => {
    const cases = fc.record({
      players: fc.integer({ min: 2, max: 24 }),
      seed: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(cases, ({ players, seed }) => {
        const over = played(entered(made("swiss"), players), seed, { drawn: 5, away: 30 }, wholeRound);
        addsUp(over);
      }),
      { numRuns: 60 },
    );
  });

  test("lets two meet again only where there is no other way", () => {
    const over = played(entered(made("swiss", { rounds: 3 }), 4), 5, SOMETIMES);
    expect(new Set(meetings(over)).size).toBe(6);
    const again = played(entered(made("swiss", { rounds: 6 }), 4), 5, ALWAYS);
    expect(again.rounds).toHaveLength(6);
    expect(new Set(meetings(again)).size).toBe(6);
    expect(meetings(again)).toHaveLength(12);
  });

  test("of 512 players has nine rounds in which nobody meets twice, and one who won all", () => {
    let apart = 0;
    const look = (now: Tournament) => {
      wholeRound(now);
      // Before this round, the points of two who met.
      const before = { ...now, rounds: now.rounds.slice(0, -1) };
      const points = new Map(standingsOf(before).map((one) => [one.entrant, one.points]));
      for (const { sides } of now.rounds.at(-1)?.pairings ?? [])
        apart = Math.max(apart, Math.abs((points.get(sides[0]) ?? 0) - (points.get(sides[1] ?? 0) ?? 0)));
    };
    const over = played(entered(made("swiss"), 512), 3, ALWAYS, look);
    expect(over.rounds).toHaveLength(9);
    const met = meetings(over);
    expect(met).toHaveLength(9 * 256);
    expect(new Set(met).size).toBe(met.length);
    expect(apart).toBeLessThanOrEqual(3);
    const [first, second] = standingsOf(over);
    expect([first?.won, second?.won]).toEqual([9, 8]);
    addsUp(over);
  });
});

describe.each(["single", "double"] as const)("%s elimination", (format) => {
  test("of any size ends with one who has not lost as often as the others", () => {
    const cases = fc.record({
      players: fc.integer({ min: 2, max: 70 }),
      seed: fc.integer({ min: 1, max: 1e6 }),
    });
    fc.assert(
      fc.property(cases, ({ players, seed }) => {
        const over = played(entered(made(format), players), seed, SOMETIMES);
        const most = format === "single" ? 1 : 2;
        const [first, ...others] = standingsOf(over);
        expect(first?.lost).toBeLessThan(most);
        expect(others.map(({ lost }) => lost)).toEqual(others.map(() => most));
        addsUp(over);
      }),
      { numRuns: 80 },
    );
  });

  test("of 512 players is over in as many rounds as it takes", () => {
    const over = played(entered(made(format), 512), 4, SOMETIMES);
    expect(over.rounds.length).toBeGreaterThanOrEqual(9);
    expect(over.rounds.length).toBeLessThanOrEqual(format === "single" ? 9 : 19);
    addsUp(over);
  });

  test("keeps the best two seeds apart until the final", () => {
    for (const players of [2, 5, 8, 33]) {
      const [first] = played(entered(made(format), players), 1, ALWAYS).rounds;
      for (const { sides } of first?.pairings ?? [])
        if (players > 2) expect([0, 1].every((seed) => sides.includes(seed))).toBe(false);
    }
  });
});

describe("everybody against everybody", () => {
  test("meets once", () => {
    for (let players = 2; players <= 12; players++) {
      const over = played(entered(made("round-robin"), players), players, { drawn: 20, away: 0 });
      const met = meetings(over);
      expect(new Set(met).size).toBe((players * (players - 1)) / 2);
      expect(met).toHaveLength(new Set(met).size);
      addsUp(over);
    }
  });
});
