/** Who comes back to a seat that he has, and what an address may ask by default. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { Riposte } from "../../../shared/client/index.ts";
import { type Running, run, table } from "../running.ts";

const read = readConfig({});
const { joinsPerMinute, postsPerMinute } = read.ok ? read.config : { joinsPerMinute: 0, postsPerMinute: 0 };

let running: Running;
beforeAll(async () => {
  const [joins, posts] = [String(joinsPerMinute), String(postsPerMinute)];
  running = await run({
    env: { JOINS_PER_MINUTE: joins, POSTS_PER_MINUTE: posts, RETURNS_PER_MINUTE: "120" },
  });
});
afterAll(() => running.stop());

/** The numbers of so many answers, by how many had each. */
async function joined(
  match: string,
  tokens: readonly string[],
  times: number,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let n = 0; n < times; n++) {
    const headers = { authorization: `Bearer ${tokens[n % tokens.length]}` };
    const { status } = await fetch(`${running.url}/api/matches/${match}/join`, { method: "POST", headers });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test("more players of one address come back at once than may join in a minute", async () => {
  const { match, tokens } = await table(running.url);
  expect(await joined(match.id, tokens, joinsPerMinute + 20)).toEqual({ 200: joinsPerMinute + 20 });
  // One seat's are bounded by themselves, and take nothing from the other's.
  const again = await joined(match.id, tokens.slice(0, 1), 60);
  expect(again[429]).toBeGreaterThan(0);
  expect(await joined(match.id, tokens.slice(1), 1)).toEqual({ 200: 1 });
  // Nobody joined yet who has no seat: he may, as often as an address may.
  const stranger = (await new Riposte(running.url).session("Mallory")).token;
  const strange = await joined(match.id, [stranger, "rubbish"], joinsPerMinute + 10);
  expect(strange).toEqual({ 403: joinsPerMinute / 2, 401: joinsPerMinute / 2, 429: 10 });
});
