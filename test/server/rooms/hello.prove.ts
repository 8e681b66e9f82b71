/** Hellos from the beginning of long matches, as many as a socket may send: others are served meanwhile. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleIntent } from "../../../shared/client/index.ts";
import type { Draw } from "../../../shared/kernel/index.ts";
import { PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { flood, told, waits } from "../bystander.ts";
import { ServerProcess } from "../child.ts";
import { table } from "../running.ts";
import { Wire } from "../wire.ts";

/** Matches whose seats ask, and intents each is long at least. */
const MATCHES = 5;
const LONG = 120;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.prepare({
    MAX_MESSAGES_PER_SECOND: "10000",
    DIRECT_MATCHES: "true",
    POSTS_PER_MINUTE: "10000",
    JOINS_PER_MINUTE: "10000",
  });
  await server.start();
});
afterAll(() => server?.remove());

/** The seats of a long match, taken over from who played it. */
async function longMatch(random: Draw): Promise<Wire[]> {
  for (;;) {
    const { ada, bob, tokens, match } = await table(server.url);
    const clients = [await ada.join(match.id), await bob.join(match.id)];
    let played = 0;
    while (played < LONG && clients[0].table.view.over === null) {
      const client = clients.find((one) => one.options().length > 0);
      const intent = client && (await sampleIntent(client, random));
      const isPlayed = intent !== undefined && (await client?.submit(intent))?.ok;
      if (isPlayed) played++;
      else await sleep(1);
    }
    await Promise.all(clients.map((client) => client.leave()));
    if (played === LONG) return Promise.all(tokens.map((token) => Wire.join(server.url, match.id, token)));
  }
}

test("a hello from the beginning of a long match costs the others no more than any other message", async () => {
  const random = dice(7);
  const seats: Wire[] = [];
  for (let n = 0; n < MATCHES; n++) seats.push(...(await longMatch(random)));
  for (const wire of seats) wire.keeps = false;
  const { match, tokens } = await table(server.url);
  const bystander = await Wire.join(server.url, match.id, tokens[0]);
  bystander.keeps = false;
  const draft = { action: "nothing", request: 0 };
  const plain = await waits(bystander, () => flood(seats, "narrow", () => ({ draft })));
  const hellos = await waits(bystander, () =>
    flood(seats, "hello", () => ({ protocol: PROTOCOL_VERSION, since: 0 })),
  );
  const [before, after] = [told(plain), told(hellos)];
  console.log(JSON.stringify({ seats: seats.length, plain: before, hellos: after }));
  expect(seats.map(({ code }) => code)).toEqual(seats.map(() => undefined));
  // Each was a replay of the whole match: a bystander's median was ten times as long and more.
  expect(after.p90).toBeLessThan(8 * before.p90 + 10);
  // And it was answered less often than others speak.
  expect(hellos.length).toBeGreaterThan(plain.length / 4);
});
