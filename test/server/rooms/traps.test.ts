/**
 * Traps of Colyseus 0.18 and of HTTP that were measured or read, each by name. Those of one socket at a room
 * are in sockets.test.ts, those of its own HTTP doors in http.test.ts, floods and chance in fuzz.prove.ts.
 */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, matchMaker, type Room } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { guardedServer } from "../../../server/http/index.ts";
import { type MatchClient, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { publicView, viewOf } from "../../../shared/kernel/index.ts";
import { PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { Cable } from "../cable.ts";
import { type Running, run, Shadow, table } from "../running.ts";
import { message, reserve, Wire } from "../wire.ts";

const SEED = "7ab5".repeat(16);

let running: Running;
beforeAll(async () => {
  // Where a page is built it answers for every address that looks like one.
  running = await run({ seeds: () => SEED, page: "/nowhere" });
});
afterAll(() => running.stop());

const STALE = { draft: { action: "pass", request: 0 } };

/** A match with two bare sockets at it, and its room. */
async function seatedWires(): Promise<{ wires: Wire[]; tokens: string[]; match: string; room: Room }> {
  const { tokens, match } = await table(running.url);
  const wires: Wire[] = [];
  let roomId = "";
  for (const token of tokens) {
    const reservation = await reserve(running.url, match.id, token);
    const wire = await Wire.sit(running.url, reservation);
    await wire.request("hello", { protocol: PROTOCOL_VERSION });
    wires.push(wire);
    roomId = reservation.roomId;
  }
  return { wires, tokens, match: match.id, room: matchMaker.getLocalRoomById(roomId) };
}

/** The match goes on for this socket, and so does the server. */
async function expectUnharmed(wire: Wire): Promise<void> {
  expect(wire.code).toBeUndefined();
  expect(await wire.request("narrow", STALE)).toMatchObject({ ok: false });
  expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
}

describe("code of ours that throws ends nothing but itself", () => {
  test.each([
    [
      "in a handler",
      () => {
        throw new Error("a bug");
      },
    ],
    ["in a handler that is async", () => Promise.reject(new Error("a bug"))],
  ])("%s", async (_, bug) => {
    const { wires, match } = await seatedWires();
    Object.assign(running.server.hosts?.find(match) ?? {}, { concede: bug });
    const before = running.logged.length;
    expect(await wires[1].request("concede", { id: "a" })).toMatchObject({ code: "server/error" });
    await expect
      .poll(() => running.logged.slice(before).some(({ msg }) => msg === "exception in a room"))
      .toBe(true);
    for (const wire of wires) await expectUnharmed(wire);
    for (const wire of wires) wire.destroy();
  });

  test("in joining: the seat is not taken, and the one who sits stays", async () => {
    const { wires, room, tokens, match } = await seatedWires();
    const join = room.onJoin;
    room.onJoin = () => {
      throw new Error("a bug");
    };
    const refused = await Wire.sit(running.url, await reserve(running.url, match, tokens[1]));
    await refused.closed;
    if (join !== undefined) room.onJoin = join;
    for (const wire of wires) await expectUnharmed(wire);
    const back = await Wire.join(running.url, match, tokens[1]);
    await expectUnharmed(back);
    for (const wire of [wires[0], back]) wire.destroy();
  });
});

/** Plays random legal intents until told to stop; resolves to how many were accepted. */
async function playOn(
  clients: readonly MatchClient[],
  random: (n: number) => number,
  stop: () => boolean,
): Promise<number> {
  let played = 0;
  while (!stop() && clients[0].table.view.over === null) {
    const client = clients.find((one) => one.options().length > 0);
    const intent = client && (await sampleIntent(client, random));
    if (intent !== undefined && (await client?.submit(intent))?.ok) played++;
    for (const one of clients) await one.narrow(STALE.draft);
  }
  return played;
}

describe("a socket that is not read", () => {
  test("is closed with 4102 past 1 MB of backlog, alone: the other player and other matches play on", async () => {
    const { wires, room } = await seatedWires();
    const [ada, bob] = wires;
    const other = await table(running.url);
    const others = [await other.ada.join(other.match.id), await other.bob.join(other.match.id)];
    const end = room.clients[1] as unknown as { readonly readyState: number };
    let turns = 0;
    let last = Number.POSITIVE_INFINITY;
    const playing = playOn(others, dice(5), () => turns++ >= last);
    bob.pause();
    // More than any system's own buffers hold.
    for (let n = 0; n < 24; n++) room.clients[1].send("much", "x".repeat(1_000_000));
    expect(end.readyState).toBe(WebSocket.OPEN);
    // The next thing that is told finds it out.
    let answered = 0;
    while (answered < 5) answered += (await ada.request("narrow", STALE)).ok ? 0 : 1;
    void bob.ask("hello", { protocol: PROTOCOL_VERSION });
    await expect.poll(() => end.readyState).not.toBe(WebSocket.OPEN);
    last = turns + 8;
    expect(await playing).toBeGreaterThan(5);
    await expectUnharmed(ada);
    bob.resume();
    expect(await bob.closed).toBe(4102);
    for (const client of others) await client.leave();
    ada.destroy();
  });
});

describe("a client that did not read for too long", () => {
  test("is closed, and comes back by itself to the exact table and seat", async () => {
    const { ada, bob, match, tokens } = await table(running.url);
    const cable = await Cable.before(running.url);
    // It waits however long it hears nothing: the server is to end it.
    const far = new Riposte(cable.url, { first: 10, longest: 50, ping: 120_000 });
    far.resume({ player: bob.player as NonNullable<typeof bob.player>, token: tokens[1] });
    const clients = [await ada.join(match.id), await far.join(match.id)];
    const shadow = new Shadow(SEED);
    const random = dice(23);
    const play = async (seat: number) => {
      const intent = (await sampleIntent(clients[seat], random)) ?? {};
      expect(await clients[seat].submit(intent)).toMatchObject({ ok: true });
      shadow.play(seat, intent);
    };
    for (let n = 0; n < 8 || clients[0].options().length === 0; n++) {
      await play(clients.findIndex((client) => client.options().length > 0));
      for (const client of clients) await client.narrow(STALE.draft);
    }
    const { roomId } = await reserve(running.url, match.id, tokens[0]);
    const [, end] = matchMaker.getLocalRoomById(roomId).clients;
    const states: string[] = [];
    clients[1].onState((state) => states.push(state));
    cable.hold();
    // More than any system's own buffers hold.
    for (let n = 0; n < 24; n++) end.send("much", "x".repeat(1_000_000));
    expect((end as unknown as WebSocket).readyState).toBe(WebSocket.OPEN);
    await play(0);
    await expect.poll(() => (end as unknown as WebSocket).readyState).not.toBe(WebSocket.OPEN);
    cable.release();
    await expect.poll(() => states, { timeout: 60_000 }).toEqual(["away", "online"]);
    await clients[1].narrow(STALE.draft);
    expect(clients[1].table.view).toEqual(publicView(shadow.match));
    expect(clients[1].seat.own).toEqual(viewOf(shadow.match, 1).own);
    for (const client of clients) await client.leave();
    await cable.close();
  });
});

describe("the table", () => {
  test("holds no lists: ArraySchema gives late joiners another order", async () => {
    const { wires } = await seatedWires();
    // The first frame describes the whole schema.
    const described = wires[0].frames[0].bytes.toString("latin1");
    expect(described).toContain("\xa3map");
    for (const kind of ["array", "set", "collection", "stream"]) {
      // As it stands there: its length, then its letters.
      expect(described).not.toContain(String.fromCharCode(0xa0 + kind.length) + kind);
    }
    for (const wire of wires) wire.destroy();
  });

  test("is exact for whoever joins while it changes", async () => {
    const { ada, bob, match } = await table(running.url);
    const clients = [await ada.join(match.id), await bob.join(match.id)];
    const shadow = new Shadow(SEED);
    const random = dice(31);
    for (let n = 0; n < 40 && clients[0].table.view.over === null; n++) {
      const seat = clients.findIndex((client) => client.options().length > 0);
      const intent = (await sampleIntent(clients[seat], random)) ?? {};
      // The other joins anew at the moment of the intent: before, between or after.
      const [answer, late] = await Promise.all([
        clients[seat].submit(intent),
        [ada, bob][1 - seat].join(match.id),
      ]);
      expect(answer).toMatchObject({ ok: true });
      shadow.play(seat, intent);
      clients[1 - seat] = late;
      for (const client of clients) {
        await client.narrow(STALE.draft);
        expect(client.table.view).toEqual(publicView(shadow.match));
      }
    }
    for (const client of clients) await client.leave();
  });

  test("changes for nobody alone: what one seat is told sends the others no frame", async () => {
    const { wires, room } = await seatedWires();
    const [ada, bob] = wires;
    await bob.request("narrow", STALE);
    const heard = bob.frames.length;
    for (let n = 0; n < 10; n++) await ada.request("hello", { protocol: PROTOCOL_VERSION, since: 0 });
    room.broadcastPatch();
    await sleep(50);
    expect(bob.frames).toHaveLength(heard);
    expect(new Set(room.clients.map(({ view }) => view)).size).toBe(1);
    for (const wire of wires) wire.destroy();
  });

  test("is encoded in the same buffers in all rooms, and no frame changes when it has left", async () => {
    const frames: { readonly sent: Uint8Array; readonly was: Uint8Array }[] = [];
    const sit = async () => {
      const { ada, bob, tokens, match } = await table(running.url);
      const { roomId } = await reserve(running.url, match.id, tokens[0]);
      const room = matchMaker.getLocalRoomById(roomId);
      const join = room.onJoin?.bind(room);
      room.onJoin = (client: Client, ...more) => {
        const raw = client.raw.bind(client);
        client.raw = (bytes, ...how) => {
          frames.push({ sent: bytes as Uint8Array, was: Uint8Array.from(bytes as Uint8Array) });
          raw(bytes, ...how);
        };
        return join?.(client, ...more);
      };
      return { players: [ada, bob], match, clients: [await ada.join(match.id), await bob.join(match.id)] };
    };
    const tables = [await sit(), await sit()];
    const random = dice(23);
    for (let round = 0; round < 10; round++)
      for (const { clients, players, match } of tables) {
        let left = 1;
        await playOn(clients, random, () => left-- === 0);
        clients[0] = await players[0].join(match.id);
      }
    expect(frames.length).toBeGreaterThan(60);
    for (const { sent, was } of frames) expect(Buffer.compare(sent, was)).toBe(0);
    for (const client of tables.flatMap(({ clients }) => clients)) await client.leave();
  });

  test("that has outgrown the encoder's buffer is whole for whoever joins", async () => {
    const usual = Encoder.BUFFER_SIZE;
    Encoder.BUFFER_SIZE = 512;
    try {
      const { ada, bob, match } = await table(running.url);
      const clients = [await ada.join(match.id), await bob.join(match.id)];
      const whole = publicView(new Shadow(SEED).match);
      for (const client of clients) expect(client.table.view).toEqual(whole);
      for (const client of clients) await client.leave();
    } finally {
      Encoder.BUFFER_SIZE = usual;
    }
  });

  test("fits the encoder's buffer to the end of a match, so that no join encodes it twice", async () => {
    const { ada, bob, match, tokens } = await table(running.url);
    const clients = [await ada.join(match.id), await bob.join(match.id)];
    const random = dice(17);
    let largest = 0;
    for (let round = 0; round < 12 && clients[0].table.view.over === null; round++) {
      let left = 15;
      await playOn(clients, random, () => left-- === 0);
      const seat = await reserve(running.url, match.id, tokens[1]);
      const late = await Wire.sit(running.url, seat);
      largest = Math.max(largest, ...late.frames.map(({ bytes }) => bytes.byteLength));
      late.destroy();
      clients[1] = await bob.join(match.id);
    }
    expect(largest).toBeGreaterThan(1_000);
    expect(largest).toBeLessThan(16 * 1024);
    for (const client of clients) await client.leave();
  });
});

describe("a reserved seat", () => {
  test("that nobody took in time is gone, and takes nobody's place", async () => {
    const { wires, room, tokens, match } = await seatedWires();
    const patience = room.seatReservationTimeout;
    room.seatReservationTimeout = 0.05;
    const reservation = await reserve(running.url, match, tokens[1]);
    await sleep(200);
    room.seatReservationTimeout = patience;
    await expect(Wire.sit(running.url, reservation)).rejects.toThrow("404");
    for (const wire of wires) await expectUnharmed(wire);
    const used = await reserve(running.url, match, tokens[1]);
    const newer = await Wire.sit(running.url, used);
    await expect(Wire.sit(running.url, used)).rejects.toThrow("404");
    expect(await newer.request("hello", { protocol: PROTOCOL_VERSION })).toMatchObject({ ok: true });
    for (const wire of [wires[0], newer]) wire.destroy();
  });
});

describe("a room's id", () => {
  test("is never the client's: a match asked for twice has one room, and its players one table", async () => {
    const { wires, tokens, match, room } = await seatedWires();
    const [one, two] = [
      await reserve(running.url, match, tokens[0]),
      await reserve(running.url, match, tokens[1]),
    ];
    expect([one.roomId, two.roomId]).toEqual([room.roomId, room.roomId]);
    expect(room.roomId).not.toBe(match);
    const client = await new Riposte(running.url).session();
    const headers = { authorization: `Bearer ${client.token}`, "content-type": "application/json" };
    const body = JSON.stringify({ ruleset: "ucg", decks: [], seats: [], id: match, roomId: room.roomId });
    const answer = await fetch(`${running.url}/api/matches`, { method: "POST", headers, body });
    expect(await answer.json()).toMatchObject({ ok: false, code: "MALFORMED" });
    const rooms = await matchMaker.query({ roomId: room.roomId });
    expect(rooms).toHaveLength(1);
    for (const wire of wires) wire.destroy();
  });
});

describe("kinds of messages named like what every object has", () => {
  test.each(["__proto__", "constructor", "prototype", "hasOwnProperty", "toString", "_$b", "*"])(
    "%s",
    async (kind) => {
      const { wires } = await seatedWires();
      const [ada, bob] = wires;
      bob.post(kind, JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
      bob.send(message(17, new Uint8Array([1, 2, 3]), kind));
      expect(await bob.request(kind, {})).toEqual({ ok: false, code: "MALFORMED", detail: {} });
      const intent = JSON.parse('{"action":"pass","request":1,"__proto__":{"polluted":1}}');
      expect(await bob.request("intent", { id: "a", intent })).toMatchObject({ ok: false });
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
      for (const wire of [ada, bob]) await expectUnharmed(wire);
      for (const wire of wires) wire.destroy();
    },
  );
});

describe("bytes that are no WebSocket", () => {
  test.each([
    ["a frame without a mask", Buffer.from([0x82, 0x01, 0x15])],
    ["a reserved kind of frame", Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
    ["a ping that is too long", Buffer.from([0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0])],
    [
      "a frame that says it is huge",
      Buffer.from([0x82, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    ],
    ["text that is no text", Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])],
    ["an end of nothing", Buffer.from([0x80, 0x80, 0, 0, 0, 0])],
  ])("%s closes that socket alone", async (_, bytes) => {
    const {
      wires: [ada, bob],
    } = await seatedWires();
    bob.sendRaw(bytes);
    expect(await bob.closed).toBeGreaterThanOrEqual(1002);
    await expectUnharmed(ada);
    ada.destroy();
  });
});

describe("HTTP", () => {
  test("waits for no head and no body without end (slowloris)", async () => {
    const slow = { requestTimeout: 400, headersTimeout: 200, connectionsCheckingInterval: 50 };
    const server = guardedServer(1024, slow).on("request", (_request, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const head = "POST / HTTP/1.1\r\nHost: x\r\n";
    expect(await trickle(port, head, "X-A: b\r\n")).toMatch(/^HTTP\/1.1 408/);
    expect(await trickle(port, `${head}Content-Length: 900\r\n\r\n`, "x")).not.toBe("open");
    await new Promise((resolve) => server.close(resolve));
    const { headersTimeout, requestTimeout } = guardedServer(1024);
    expect([headersTimeout, requestTimeout]).toEqual([5_000, 10_000]);
  });

  test("reads no matchmaking body that comes in pieces without a length", async () => {
    const port = Number(new URL(running.url).port);
    const head = "POST /matchmake/create/match HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect(await trickle(port, head, `1000\r\n${"x".repeat(4096)}\r\n`)).toMatch(/^HTTP\/1.1 404/);
  });

  test("bears no head larger than Node's own bound", async () => {
    const port = Number(new URL(running.url).port);
    expect(await trickle(port, `GET /api/sets HTTP/1.1\r\nX-A: ${"x".repeat(20_000)}\r\n\r\n`, "")).toMatch(
      /^HTTP\/1.1 431/,
    );
  });

  test.each([
    "/monitor",
    "/monitor/api",
    "/play",
    "/playground",
    "/colyseus",
    "/__apidocs",
    "/matchmake/match",
  ])("opens no door of Colyseus: %s", async (path) => {
    expect((await fetch(running.url + path)).status).toBe(404);
  });

  /** What is answered to a head that is followed by a little more again and again; "open" where it never ends. */
  function trickle(port: number, head: string, more: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      const drip = setInterval(() => !socket.destroyed && socket.write(more), 20);
      const end = (said: string): void => {
        clearInterval(drip);
        clearTimeout(limit);
        socket.destroy();
        resolve(said);
      };
      const limit = setTimeout(() => end("open"), 10_000);
      socket.on("data", (data) => {
        answer += data;
      });
      socket.on("close", () => end(answer));
      socket.on("error", () => end(answer));
      socket.write(head);
    });
  }
});
