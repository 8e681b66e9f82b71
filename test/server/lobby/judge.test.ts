import { afterAll, beforeAll, expect, test } from "vitest";
import { DECKS, type Running, run, table } from "../running.ts";

let running: Running;
beforeAll(async () => {
  running = await run();
});
afterAll(() => running.stop());

test("who plays is answered while the judge reads every set for the first deck", async () => {
  const { ada, match } = await table(running.url);
  const client = await ada.join(match.id);
  let isJudged = false;
  const judged = ada.validateDeck({ ruleset: "ucg", deck: DECKS[0] }).finally(() => {
    isJudged = true;
  });
  let answered = 0;
  while (!isJudged) {
    // Asked of the match alone; an intent that is played waits for the disk, too.
    await client.narrow({ action: "pass", request: 0 });
    answered++;
  }
  expect((await judged).legal).toBe(true);
  // A judge in the thread of the matches lets one or two through, one in his own thousands.
  expect(answered).toBeGreaterThan(20);
  await client.leave();
});
