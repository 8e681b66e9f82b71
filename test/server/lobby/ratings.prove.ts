/** What changes ratings: matches of the queue that both have played, of one pair so many a day. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/index.ts";
import { openStore } from "../../../server/store/index.ts";
import type { Riposte } from "../../../shared/client/index.ts";
import { type Running, run } from "../running.ts";
import { silent } from "../seated.ts";
import { ACCOUNT_SECRET, account, answerAll, rankedMatch } from "./ranked.ts";

const GAME = "nullshapers";

let running: Running;
let store: Store;
beforeAll(async () => {
  running = await run({
    env: { JWT_SECRET: ACCOUNT_SECRET, WATCH_DELAY_SECONDS: "0", RATED_PER_PAIR: "1" },
    openStore: async (config) => {
      store = await openStore(config, silent);
      return store;
    },
  });
});
afterAll(() => running.stop());

let accounts = 0;
const pair = (): Promise<Riposte[]> => Promise.all([0, 1].map(() => account(running.url, `p${++accounts}`)));

/** Over, and nothing is due any more: whatever is rated has been rated. */
const settled = (table: string) =>
  expect
    .poll(async () => store.table(table), { timeout: 60_000 })
    .toMatchObject({ state: "over", until: null });

async function ratedGames(two: readonly Riposte[], table: string): Promise<number[]> {
  await settled(table);
  const { profile } = await two[0].tables.get(table);
  const rows = await two[0].ratings(GAME, profile);
  return two.map(({ player }) => rows.find((row) => row.player.id === player?.id)?.games ?? 0);
}

/** A ranked match that the second gives up at once. */
async function given(two: readonly Riposte[]): Promise<string> {
  const { match, table } = await rankedMatch(two, GAME);
  const seat = await two[1].join(match);
  expect(await seat.concede()).toMatchObject({ ok: true });
  await seat.leave();
  return table;
}

/** A ranked match that both have played in; drawn, so that equal ratings stay equal and meet again at once. */
async function drawn(two: readonly Riposte[]): Promise<string> {
  const { match, table } = await rankedMatch(two, GAME);
  const seats = await Promise.all(two.map((one) => one.join(match)));
  await answerAll(seats);
  expect(await seats[0].draw("offer")).toMatchObject({ ok: true });
  expect(await seats[1].draw("accept")).toMatchObject({ ok: true });
  await Promise.all(seats.map((seat) => seat.leave()));
  return table;
}

test("no table of a player's own is rated", async () => {
  const [ada] = await pair();
  const wanted = { ruleset: GAME, access: "private" as const, rated: true };
  await expect(ada.tables.create(wanted)).rejects.toThrow("MALFORMED");
});

test("a match of the queue has a clock, and counts for nobody before both have answered", async () => {
  const two = await pair();
  const table = await given(two);
  expect(await two[0].tables.get(table)).toMatchObject({ rated: true, clock: { bank: 900_000 } });
  expect(await ratedGames(two, table)).toEqual([0, 0]);
});

test("a match that both played counts, its rematch does not, nor does their second of the day", async () => {
  const two = await pair();
  const first = await drawn(two);
  expect(await ratedGames(two, first)).toEqual([1, 1]);
  const { profile } = await two[0].tables.get(first);
  const own = await two[1].ratings(GAME, profile, two[1].player?.id);
  expect(own.map(({ player, games }) => [player.id, games])).toEqual([[two[1].player?.id, 1]]);
  expect(await two[1].ratings(GAME, profile, "nobody")).toEqual([]);
  await two[0].tables.rematch(first);
  const { next } = await two[1].tables.rematch(first);
  expect(await two[0].tables.get(next as string)).toMatchObject({ state: "playing", rated: false });
  expect(await ratedGames(two, await drawn(two))).toEqual([1, 1]);
  const [third] = await pair();
  expect(await ratedGames([two[0], third], await drawn([two[0], third]))).toEqual([2, 1]);
});
