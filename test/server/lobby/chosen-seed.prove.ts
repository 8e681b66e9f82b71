/** A match whose seed was chosen is for tests: marked, and never rated. */
import { afterEach, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../../server/store/index.ts";
import { type Running, run } from "../running.ts";
import { silent } from "../seated.ts";
import { ACCOUNT_SECRET, account, answerAll, rankedMatch } from "./ranked.ts";

vi.setConfig({ testTimeout: 240_000 });

const GAME = "nullshapers";

let running: Running;
afterEach(() => running.stop());

test.each([
  ["chosen is marked, and rates nobody", () => "5eed".repeat(16), true, 0],
  ["the server's own is not, and rates both", undefined, undefined, 2],
] as const)("a rated series with a seed that is %s", async (_, seeds, chosenSeed, rated) => {
  let store: Store | undefined;
  running = await run({
    env: { JWT_SECRET: ACCOUNT_SECRET, WATCH_DELAY_SECONDS: "0" },
    seeds,
    openStore: async (config) => {
      store = await openStore(config, silent);
      return store;
    },
  });
  const [ada, bob] = [await account(running.url, "ada"), await account(running.url, "bob")];
  const { match, table: id } = await rankedMatch([ada, bob], GAME);
  const { profile } = await ada.tables.get(id);
  expect((await ada.match(match)).chosenSeed).toBe(chosenSeed);
  const seats = [await ada.join(match), await bob.join(match)];
  await answerAll(seats);
  await seats[0].concede();
  await Promise.all(seats.map((seat) => seat.leave()));
  // Over, and nothing is due any more: whatever is rated has been rated.
  const settled = async () => {
    const table = await store?.table(id);
    return table?.state === "over" && table.until === null;
  };
  await expect.poll(settled, { timeout: 60_000 }).toBe(true);
  expect(await ada.ratings(GAME, profile)).toHaveLength(rated);
  expect((await ada.match(match)).chosenSeed).toBe(chosenSeed);
});
