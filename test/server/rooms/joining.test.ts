/** Sockets that do not get on with joining, and frames that are none, at every room of a server. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { joinAnswer, PROTOCOL_VERSION, type Reservation } from "../../../shared/protocol/index.ts";
import { type Running, run, table } from "../running.ts";
import { KIND, message, Wire } from "../wire.ts";

const clock = { now: 0 };
let running: Running;
let match: string;
let tokens: readonly string[];
let stranger: string;
beforeAll(async () => {
  // As many messages as by default.
  running = await run({ env: { MAX_MESSAGES_PER_SECOND: "50" }, clock: () => clock.now });
  ({
    match: { id: match },
    tokens,
  } = await table(running.url));
  stranger = (await new Riposte(running.url).session("Mallory")).token;
});
afterAll(() => running.stop());

const ROOMS = {
  match: () => placeAt(`matches/${match}/join`, tokens[0]),
  watch: () => placeAt(`matches/${match}/watch`, stranger),
  lobby: () => placeAt("lobby/join", stranger),
  queue: () =>
    placeAt("queue/join", stranger, { ruleset: "ucg", deck: { set: "starter", deck: "ember-caravan" } }),
};

async function placeAt(path: string, token: string, body: object = {}): Promise<Reservation> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${running.url}/api/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return joinAnswer.shape.reservation.parse(((await answer.json()) as { reservation: unknown }).reservation);
}

/** A socket that is told it may join, and has not said that it did. */
async function unjoined(place: Reservation): Promise<Wire> {
  const wire = await Wire.open(
    running.url,
    `/${place.processId}/${place.roomId}?sessionId=${place.sessionId}`,
  );
  await expect.poll(() => wire.frames.length).toBe(1);
  return wire;
}

/** The same, joined; rooms that have no table send nothing then. */
async function joinedAt(place: Reservation): Promise<Wire> {
  const wire = await unjoined(place);
  wire.send(Buffer.from([KIND.join]));
  return wire;
}

/** The code that it is told it is closed with: the line itself is cut a second later. */
const codeOf = async (wire: Wire): Promise<number | undefined> => {
  await expect.poll(() => wire.code, { interval: 5 }).toBeDefined();
  wire.destroy();
  return wire.code;
};

/** The error lines of what another did must stay few, whoever did it. */
const lines = (): number => running.logged.filter(({ level }) => (level as number) >= 40).length;

describe.each(Object.entries(ROOMS))("who joins the room of %s", (_, place) => {
  test.each([
    ["a request", message(KIND.request, { protocol: PROTOCOL_VERSION }, "hello", 1)],
    ["a question", message(KIND.request, {}, "watch", 1)],
    ["a plain message", message(KIND.data, "x", "noise")],
    ["a ping", Buffer.from([18])],
    ["rubbish", Buffer.from([255])],
    ["a word too many with the join", Buffer.from([KIND.join, 0])],
  ])("nobody is answered before his join is whole: %s", async (_, frame) => {
    const wire = await unjoined(await place());
    const before = lines();
    for (let n = 0; n < 200; n++) wire.send(frame);
    expect(await codeOf(wire)).toBe(4102);
    expect(wire.frames).toHaveLength(1);
    expect(lines() - before).toBeLessThan(3);
  });

  test("whoever does not join in time is let go", async () => {
    const [silent, joined] = [await unjoined(await place()), await unjoined(await place())];
    clock.now += 10_000;
    joined.send(Buffer.from([KIND.join]));
    if (place === ROOMS.match || place === ROOMS.watch) {
      // The newer socket has the seat; who has joined and says no hello goes as well.
      clock.now += 6_000;
      await expect.poll(() => joined.code, { timeout: 10_000 }).toBe(4102);
    } else {
      clock.now += 6_000;
      await expect.poll(() => silent.code, { timeout: 10_000 }).toBe(4102);
      await joined.ask("watch", {});
      expect(joined.code).toBeUndefined();
    }
    expect(await codeOf(silent)).toBeGreaterThan(4000);
    joined.destroy();
  });
});

describe.each(Object.entries(ROOMS))("who has joined the room of %s", (_, place) => {
  test.each([
    ["a request, flagged", 21 | 32],
    ["a request, flagged otherwise", 21 | 64],
    ["a request, flagged thrice", 21 | 128],
    ["a plain message, flagged", 13 | 32],
    ["bytes, flagged", 17 | 64],
    ["a leave, flagged", 12 | 128],
    ["a ping, flagged", 18 | 32],
    ["input", 19],
    ["input that may be lost", 20],
    ["a second join", KIND.join],
    ["a table", KIND.state],
    ["an answer", KIND.response],
    ["nothing known", 0],
  ])("a frame that is none ends its socket, and nobody reads it: %s", async (_, kind) => {
    const wire = await joinedAt(await place());
    const frame = message(KIND.request, { protocol: PROTOCOL_VERSION }, "hello", 1);
    frame[0] = kind;
    wire.send(frame);
    expect(await codeOf(wire)).toBe(4102);
    expect(wire.frames.some(({ bytes }) => bytes[0] === KIND.response)).toBe(false);
  });

  test("what is no text is put down nowhere", async () => {
    const before = lines();
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const wire = await joinedAt(await place());
    // A kind of message, and of request, in bytes that are no UTF-8.
    for (let n = 0; n < 20; n++) {
      wire.send(Buffer.from([KIND.data, 0xa5, 0xff, 0xfe, 0xff, 0xff, 0xff]));
      wire.send(Buffer.from([17, 0xa5, 0xff, 0xfe, 0xff, 0xff, 0xff]));
      wire.send(Buffer.from([KIND.request, 7, 0xa5, 0xff, 0xfe, 0xff, 0xff, 0xff]));
    }
    expect(await wire.ask("no such request")).toMatchObject({ status: 0, value: { ok: false } });
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
    expect(lines()).toBe(before);
    wire.destroy();
  });
});
