/** The lobby under those who ask for its listing as often as they may: others are served meanwhile. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { doorAnswer } from "../../../shared/protocol/index.ts";
import { flood, told, waits } from "../bystander.ts";
import { ServerProcess } from "../child.ts";
import { table } from "../running.ts";
import { KIND, Wire } from "../wire.ts";

/** Players with tables, of as many as one may have, and sockets of the one who asks. */
const PLAYERS = 100;
const TABLES = 3;
const SOCKETS = 20;

let server: ServerProcess;
beforeAll(async () => {
  // Only to have so many tables and sockets in a moment: what a socket may ask is as it is by default.
  const many = { POSTS_PER_MINUTE: "100000", JOINS_PER_MINUTE: "100000" };
  server = await ServerProcess.prepare({ ...many, MAX_MESSAGES_PER_SECOND: "50", DIRECT_MATCHES: "true" });
  await server.start();
});
afterAll(() => server?.remove());

async function inLobby(token: string): Promise<Wire> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${server.url}/api/lobby/join`, { method: "POST", headers, body: "{}" });
  const { processId, roomId, sessionId } = doorAnswer.parse(await answer.json()).reservation;
  const wire = await Wire.open(server.url, `/${processId}/${roomId}?sessionId=${sessionId}`);
  // No table comes here: to be let in is all.
  await expect.poll(() => wire.frames.some(({ bytes }) => bytes[0] === KIND.join)).toBe(true);
  wire.send(Buffer.from([KIND.join]));
  wire.keeps = false;
  return wire;
}

test("twenty sockets that ask for the listing cost the others no more than any other question", async () => {
  for (let n = 0; n < PLAYERS; n++) {
    const player = new Riposte(server.url);
    await player.session(`P${n}`);
    for (let one = 0; one < TABLES; one++) await player.tables.create({ ruleset: "ucg" });
  }
  const { token } = await new Riposte(server.url).session("Mallory");
  const wires = await Promise.all(Array.from({ length: SOCKETS }, () => inLobby(token)));
  const { match, tokens } = await table(server.url);
  const bystander = await Wire.join(server.url, match.id, tokens[0]);
  bystander.keeps = false;
  const plain = await waits(bystander, () => flood(wires, "watch", () => ({ ruleset: 5 })));
  const listings = await waits(bystander, () => flood(wires, "watch", () => ({})));
  const [before, after] = [told(plain), told(listings)];
  console.log(JSON.stringify({ sockets: SOCKETS, plain: before, listings: after }));
  expect(wires.map(({ code }) => code)).toEqual(wires.map(() => undefined));
  // With a listing for each who asks, one in a hundred waited for 300 ms, where the others' questions took 5.
  expect(after.p99).toBeLessThan(8 * before.p99 + 60);
  expect(listings.length).toBeGreaterThan(plain.length / 3);
});
