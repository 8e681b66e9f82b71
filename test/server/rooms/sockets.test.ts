/** Traps of Colyseus 0.18 that were measured, each as a regression test by name. */
import { matchMaker, type Room as ServerRoom } from "@colyseus/core";
import { Client, type Room } from "@colyseus/sdk";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { MatchClient } from "../../../shared/client/index.ts";
import { joinAnswer } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { closeOf, greet, type Running, run, seatOf, socketAt, table } from "../running.ts";

let running: Running;
beforeAll(async () => {
  running = await run();
});
afterAll(() => running.stop());

const roomOf = (client: Room): ServerRoom => matchMaker.getLocalRoomById(client.roomId);
const bytes = (client: Room, frame: Uint8Array): void => client.connection.send(frame);

/** The other player goes on as if nothing had happened. */
async function expectUnharmed(other: MatchClient): Promise<void> {
  expect(other.state).toBe("online");
  expect(await other.narrow({ action: "pass", request: 0 })).toBeDefined();
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
}

describe("a socket", () => {
  test("is closed with 4100 when its player joins elsewhere, and the newer one has the seat", async () => {
    const { ada, tokens, match } = await table(running.url, { deckRules: false, firstPlayer: 1 });
    const other = await ada.join(match.id);
    const old = await socketAt(running.url, match.id, tokens[1]);
    await greet(old);
    const closed = closeOf(old);
    const heard: unknown[] = [];
    old.onMessage("seat", (message: unknown) => heard.push(message));
    const newer = await socketAt(running.url, match.id, tokens[1]);
    expect(await closed).toBe(4100);
    const seat = await seatOf(newer);
    expect(seat.options).toHaveLength(1);
    expect(
      await newer.request("intent", { id: "a", intent: { action: "advancePhase", request: 1 } }),
    ).toMatchObject({ ok: true });
    expect(heard).toEqual([]);
    await expectUnharmed(other);
    expect(other.table.sittings[1].connected).toBe(true);
    await newer.leave();
    await other.leave();
  });

  test("full of rubbish harms nobody else", async () => {
    const complaints = vi.spyOn(console, "error");
    const { ada, tokens, match } = await table(running.url);
    const other = await ada.join(match.id);
    const random = dice(77);
    for (let round = 0; round < 25; round++) {
      const client = await socketAt(running.url, match.id, tokens[1]);
      for (let n = 0; n < 40; n++) {
        const length = random(30);
        const frame = Uint8Array.from({ length }, (_, at) =>
          at === 0 ? [10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22][random(12)] : random(256),
        );
        bytes(client, frame);
      }
      for (const frame of [
        [13, 0xa5, 0xff, 0xfe],
        [13, 0xda, 0xff, 0xff],
        [13, 0xc1],
        [13],
        [],
        [17, 0xcf],
        [13, 0xa1, 0x61, 0xc1],
      ]) {
        bytes(client, Uint8Array.from(frame));
      }
      await expectUnharmed(other);
      await client.leave(false).catch(() => {});
    }
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    await other.leave();
  });

  test("that goes away leaves the match where it is, with nobody in the room", async () => {
    const { ada, match } = await table(running.url);
    const client = await ada.join(match.id);
    const before = client.table.view;
    await client.leave();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const again = await ada.join(match.id);
    expect(again.table.view).toEqual(before);
    await again.leave();
  });
});

describe("the room", () => {
  test("gives every client the one empty view (without a view, a slow client loses patches)", async () => {
    const { tokens, match } = await table(running.url);
    const clients = [
      await socketAt(running.url, match.id, tokens[0]),
      await socketAt(running.url, match.id, tokens[1]),
    ];
    const views = roomOf(clients[0]).clients.map(({ view }) => view);
    expect(views[0]).toBeDefined();
    expect(views[1]).toBe(views[0]);
    await Promise.all(clients.map((client) => client.leave()));
  });

  test("sends patches when something changed, and ticks no sixty times a second", async () => {
    const { tokens, match } = await table(running.url);
    const client = await socketAt(running.url, match.id, tokens[0]);
    const room = roomOf(client);
    expect(room.patchRate).toBeNull();
    expect(room.autoDispose).toBe(false);
    await greet(client);
    let patches = 0;
    client.onStateChange(() => patches++);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(patches).toBe(0);
    await client.leave();
  });

  test("is made by the server only, and takes nobody whose seat the server does not name", async () => {
    expect(matchMaker.controller.exposedMethods).toEqual([]);
    const context = { headers: new Headers(), ip: "127.0.0.1" };
    await expect(matchMaker.joinOrCreate("match", { match: "x" }, context)).rejects.toThrow("auth/missing");
    const { tokens, match } = await table(running.url);
    const client = await socketAt(running.url, match.id, tokens[0]);
    const nobodys = await matchMaker.reserveSeatFor(
      (await matchMaker.getRoomById(client.roomId)) as never,
      {},
    );
    await expect(new Client(running.url).consumeSeatReservation(nobodys)).rejects.toThrow();
    expect(roomOf(client).clients).toHaveLength(1);
    await client.leave();
  });

  test("lets a reservation be used once", async () => {
    const { ada, match, tokens } = await table(running.url);
    const other = await ada.join(match.id);
    const headers = { authorization: `Bearer ${tokens[1]}` };
    const answer = await fetch(`${running.url}/api/matches/${match.id}/join`, { method: "POST", headers });
    const { reservation } = joinAnswer.parse(await answer.json());
    const first = await new Client(running.url).consumeSeatReservation(reservation);
    await expect(new Client(running.url).consumeSeatReservation(reservation)).rejects.toThrow();
    expect(await greet(first)).toMatchObject({ ok: true });
    await expectUnharmed(other);
    await first.leave();
    await other.leave();
  });

  test("that throws ends nothing but itself", async () => {
    const { ada, tokens, match } = await table(running.url);
    const other = await ada.join(match.id);
    const client = await socketAt(running.url, match.id, tokens[1]);
    roomOf(client).clock.setTimeout(() => {
      throw new Error("a bug in a timer");
    }, 1);
    await expect.poll(() => running.logged.some(({ msg }) => msg === "exception in a room")).toBe(true);
    await expectUnharmed(other);
    await client.leave();
    await other.leave();
  });
});
