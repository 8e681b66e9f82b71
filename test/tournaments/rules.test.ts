/** What may happen to a tournament, and what may not. */
import { expect, test } from "vitest";
import { pairingsCsv, standingsCsv } from "../../server/tournaments/csv.ts";
import { awayFrom, resultOf } from "../../server/tournaments/outcome.ts";
import {
  begin,
  cancel,
  enter,
  leave,
  nextRound,
  remove,
  rule,
  settle,
} from "../../server/tournaments/play.ts";
import type { Result, Tournament } from "../../server/tournaments/tournament.ts";
import { infoOf } from "../../server/tournaments/view.ts";
import { entered, ids, made, told } from "./simulated.ts";

const WON: Result = { winner: 0, wins: [2, 0], how: "played" };
const DRAWN: Result = { winner: "drawn", wins: [1, 1], how: "played" };
const AWAY: Result = { winner: "neither", wins: [0, 0], how: "no-show" };

const begun = (format: Parameters<typeof made>[0], players: number) =>
  told(begin(entered(made(format), players), "lot", ids(), 0));

const all = (tournament: Tournament, result: Result) =>
  (tournament.rounds.at(-1)?.pairings ?? []).map((_, pairing) => ({ pairing, result }));

const decision = { round: 0, pairing: 0, winner: 1, wins: [0, 2], reason: "He was late." } as const;

test("is entered until it begins, by as many as may, and by guests where they may", () => {
  const two = entered(made("swiss", { players: 2 }), 2);
  expect(enter(two, "g:9")).toMatchObject({ code: "tournament/full", detail: { most: 2 } });
  expect(enter(two, "g:1")).toBe(two);
  expect(enter(made("swiss", { guests: false }), "g:1")).toMatchObject({ code: "auth/account" });
  expect(enter(made("swiss"), "bot:1")).toMatchObject({ code: "bot/not-asked" });
  expect(enter(begun("swiss", 2), "g:9")).toMatchObject({ code: "tournament/begun" });
  expect(begin(entered(made("swiss"), 1), "lot", ids(), 0)).toMatchObject({ code: "tournament/too-few" });
  expect(leave(two, "g:9")).toMatchObject({ code: "tournament/not-entered" });
  expect(told(leave(two, "g:0")).entrants).toEqual([{ player: "g:1", out: null }]);
});

test("waits between two rounds, and pairs nobody who has left", () => {
  const first = begun("swiss", 4);
  const played = settle(first, all(first, WON), ids(), 50);
  expect(played.next).toBe(50 + 10_000);
  const player = played.entrants[0]?.player ?? "";
  const second = nextRound(told(leave(played, player)), ids(), 60_000);
  expect(second.next).toBeNull();
  expect(second.rounds[1]?.until).toBe(60_000 + 100_000);
  expect(second.rounds[1]?.pairings.flatMap(({ sides }) => sides)).not.toContain(0);
});

test("takes no result twice, and none after its end", () => {
  const first = begun("swiss", 4);
  const once = settle(first, [{ pairing: 0, result: WON }], ids(), 1);
  expect(settle(once, [{ pairing: 0, result: DRAWN }], ids(), 2)).toEqual(once);
  const over = told(cancel(once, 3));
  expect(settle(over, [{ pairing: 1, result: WON }], ids(), 4)).toBe(over);
  expect(cancel(over, 5)).toMatchObject({ code: "tournament/over" });
});

test("of a bracket plays a draw again at another table, and lets the better seed go on where time is over", () => {
  const first = begun("single", 2);
  const newId = () => "another";
  const again = settle(first, [{ pairing: 0, result: DRAWN }], newId, 99_999);
  expect(again.rounds[0]?.pairings[0]).toMatchObject({ table: "another", result: null });
  const late = settle(first, [{ pairing: 0, result: DRAWN }], newId, 100_000);
  expect(late.rounds[0]?.pairings[0]?.result?.winner).toBe(0);
});

test("loses who stays away from two rounds one after the other", () => {
  const first = begun("swiss", 8);
  const one = settle(first, [{ pairing: 0, result: AWAY }, ...all(first, WON).slice(1)], ids(), 1);
  expect(one.entrants.filter(({ out }) => out !== null)).toEqual([]);
  const gone = first.rounds[0]?.pairings[0]?.sides ?? [];
  const second = nextRound(one, ids(), 2);
  const results = (second.rounds[1]?.pairings ?? []).map(({ sides }, pairing) => {
    const side = sides.findIndex((entrant) => gone.includes(entrant));
    if (side < 0) return { pairing, result: WON };
    const both = sides.every((entrant) => gone.includes(entrant));
    const other = side === 0 ? 1 : 0;
    return { pairing, result: both ? AWAY : ({ winner: other, wins: [0, 0], how: "no-show" } as const) };
  });
  const two = settle(second, results, ids(), 3);
  expect(two.entrants.flatMap(({ out }, n) => (out === null ? [] : [n])).sort()).toEqual([...gone].sort());
});

test("is corrected by a judge with a reason, in a bracket not once somebody plays on", () => {
  const first = begun("swiss", 4);
  const ruled = told(rule(first, "i|j", decision, 7));
  expect(ruled.rounds[0]?.pairings[0]?.result).toEqual({ winner: 1, wins: [0, 2], how: "judge" });
  expect(ruled.rulings).toMatchObject([
    { judge: "i|j", at: 7, reason: "He was late.", about: { before: null } },
  ]);
  const removed = told(remove(ruled, "i|j", ruled.entrants[2]?.player ?? "", "He asked for it.", 8));
  expect(removed.rulings[1]?.about).toEqual({ removed: 2 });
  expect(removed.entrants[2]?.out).toBe(0);
  const refused = (tournament: Tournament, more: object) =>
    expect(rule(tournament, "i|j", { ...decision, ...more }, 9));
  refused(first, { pairing: 9 }).toMatchObject({ code: "tournament/no-pairing" });
  refused(made("swiss"), {}).toMatchObject({ code: "tournament/no-pairing" });
  refused(begun("swiss", 3), { pairing: 1 }).toMatchObject({ code: "tournament/no-pairing" });
  const bracket = begun("single", 4);
  refused(bracket, { winner: "drawn" }).toMatchObject({ code: "tournament/no-draw" });
  const next = nextRound(settle(bracket, all(bracket, WON), ids(), 1), ids(), 2);
  refused(next, {}).toMatchObject({ code: "tournament/played-on" });
});

test("reads a table's matches: who won, who led when time was over, and who was never there", () => {
  const game = (...winners: number[]) => ({
    ...{ match: "m", first: null, ended: 1 },
    outcome: { winners, reason: "left" },
  });
  const series = (...games: number[][]) => ({ games: games.map((winners) => game(...winners)) });
  expect(resultOf(series([0], [1], [1]), 3)).toEqual({ winner: 1, wins: [1, 2], how: "played" });
  expect(resultOf(series([0], []), 3)).toEqual({ winner: 0, wins: [1, 0], how: "clock" });
  expect(resultOf(series([]), 1)).toEqual({ winner: "drawn", wins: [0, 0], how: "played" });
  expect(resultOf(series(), 1)).toMatchObject({ winner: "drawn", how: "clock" });
  expect(awayFrom(series([0]), [[0]])).toEqual([1]);
  // Who won was there, though the other gave up before he could play anything.
  expect(awayFrom(series([0]), [[]])).toEqual([1]);
  expect(resultOf(series([0]), 1, [1])).toEqual({ winner: 0, wins: [1, 0], how: "no-show" });
  expect(resultOf(series([]), 3, [0])).toEqual({ winner: 1, wins: [0, 0], how: "no-show" });
  const agreed = { games: [{ ...game(), outcome: { winners: [], reason: "draw" } }] };
  expect(awayFrom(agreed, [[]])).toEqual([]);
  expect(resultOf(series([]), 1, awayFrom(series([]), [[]]))).toMatchObject({ winner: "neither" });
});

test("is exported so that a name is never a formula", () => {
  const names = ['=HYPERLINK("x")', "Bob, the second"];
  const info = infoOf({ rev: 1, tournament: begun("swiss", 2) }, "", (id) => ({
    id,
    name: names[Number(id.slice(2))] ?? "",
  }));
  expect(standingsCsv(info)).toContain(`"'=HYPERLINK(""x"")",g:0,`);
  expect(pairingsCsv(info)).toContain('"Bob, the second"');
});
