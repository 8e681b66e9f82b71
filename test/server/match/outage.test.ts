/** The time that a server stands still is nobody's: matches on it stand as long. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Running, run, table } from "../running.ts";

let running: Running;
beforeAll(async () => {
  running = await run();
});
afterAll(() => running.stop());

/** As long as nothing of the process runs. */
const STANDS_MS = 4_000;
/** What a beat of its clock may be late without being an outage, and a little. */
const MISSED_MS = 1_100;

test("a process that stood still gives its matches back all of that time but a second", async () => {
  const { ada, bob, match } = await table(running.url);
  const clients = [await ada.join(match.id), await bob.join(match.id)];
  const time = () => running.server.hosts?.find(match.id)?.clocks().time ?? 0;
  await expect.poll(time).toBeGreaterThan(0);
  const [began, shown] = [performance.now(), time()];
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STANDS_MS);
  const given = () => performance.now() - began - (time() - shown);
  // At once, before anything else of the process has run, and from then on.
  expect(given()).toBeGreaterThan(STANDS_MS - MISSED_MS);
  const awake = time();
  await expect.poll(time).toBeGreaterThan(awake + 300);
  expect(given()).toBeGreaterThan(STANDS_MS - MISSED_MS);
  for (const client of clients) await client.leave();
});
