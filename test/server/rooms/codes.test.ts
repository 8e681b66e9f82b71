/** What each close code makes the typed client do. */
import { matchMaker, type Room } from "@colyseus/core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { CLOSE } from "../../../shared/protocol/index.ts";
import { type Running, run, table } from "../running.ts";

let running: Running;
beforeAll(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  running = await run();
});
afterAll(() => running.stop());

/** A client at a seat, the states it goes through, and its room. */
async function sitting() {
  const { ada, tokens, match } = await table(running.url, { deckRules: false, firstPlayer: 0 });
  const player = new Riposte(running.url);
  player.resume({ player: ada.player as NonNullable<typeof ada.player>, token: tokens[0] });
  const client = await player.join(match.id);
  const states: string[] = [];
  client.onState((state) => states.push(state));
  const rooms = (await matchMaker.query({ name: "match" })).map(({ roomId }) =>
    matchMaker.getLocalRoomById(roomId),
  );
  const room = rooms.find(({ state }) => (state as { match: string }).match === match.id) as Room;
  return { client, states, room };
}

test.each([
  ["moved", CLOSE.moved],
  ["too much", CLOSE.tooMuch],
  ["of any other kind", 1011],
  ["of Colyseus' own", 4002],
])("a close that is %s (%d) is come back from, with what was in flight", async (_, code) => {
  const { client, states, room } = await sitting();
  const answer = client.submit({ action: "advancePhase" });
  room.clients[0].leave(code);
  expect(await answer).toMatchObject({ ok: true });
  await expect.poll(() => states).toEqual(["away", "online"]);
  expect(client.seat.rev).toBe(client.table.rev);
  await client.leave();
});

test("removed (4103) is the end, and is said why", async () => {
  const { client, states, room } = await sitting();
  room.clients[0].leave(CLOSE.gone);
  await expect.poll(() => states).toEqual(["gone"]);
  expect(client.reason?.code).toBe("match/over");
  expect(await client.submit({ action: "advancePhase" })).toMatchObject({ ok: false, code: "match/over" });
  expect(client.table.view.over).toBeNull();
});

test("a server that drains, or none at all, is asked again until there is one", async () => {
  const { client, states, room } = await sitting();
  const draining = { ok: false, code: "server/draining", detail: {} };
  const said = [
    async () => Response.json(draining, { status: 503 }),
    () => Promise.reject(new TypeError("fetch failed")),
    async () => new Response("<html>Bad Gateway</html>", { status: 502 }),
  ];
  const really = globalThis.fetch;
  let asked = 0;
  // Somebody else's client may ask as well: only this match is answered so.
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation((...request) => {
    if (!String(request[0]).includes(client.welcome.match)) return really(...request);
    return (said[asked++] ?? (() => really(...request)))();
  });
  room.clients[0].leave(CLOSE.moved);
  await expect.poll(() => states).toEqual(["away", "online"]);
  expect(asked).toBe(4);
  fetched.mockRestore();
  await client.leave();
});
