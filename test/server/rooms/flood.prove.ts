/** Too much of one client, of each kind there is: it is slowed or closed, and the others are served meanwhile. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { ServerProcess } from "../child.ts";
import { table } from "../running.ts";
import { KIND, message, reserve, Wire } from "../wire.ts";
import { Others } from "./others.ts";

const POSTS = 600;

let server: ServerProcess;
let others: Others;
let seat: { match: string; tokens: string[] };
beforeAll(async () => {
  // As it is set by default, but for the others, who play faster than people.
  server = await ServerProcess.prepare({ MAX_MESSAGES_PER_SECOND: "400" });
  await server.start();
  others = Others.start(server.url, 20);
});
afterAll(async () => {
  await others?.stop();
  expect(others?.wrongs).toEqual([]);
  await server?.remove();
});
beforeEach(async () => {
  const { match, tokens } = await table(server.url);
  seat = { match: match.id, tokens };
});

const bob = (): Promise<Wire> => Wire.join(server.url, seat.match, seat.tokens[1]);
const draft = { action: "pass", request: 0 };

describe("while one client sends too much, other matches play on:", () => {
  test("requests, of which the first are answered and the rest refused, until it is closed with 4102", async () => {
    const ada = await Wire.join(server.url, seat.match, seat.tokens[0]);
    const wire = await bob();
    const progress = others.progress(5);
    const codes = new Set<unknown>();
    while (wire.code === undefined) {
      const replies = await Promise.all(
        Array.from({ length: 500 }, (_, n) => wire.ask("intent", { id: `${n}`, intent: draft })),
      );
      for (const { value } of replies) codes.add((value as { code?: string } | undefined)?.code);
    }
    expect(wire.code).toBe(4102);
    expect([...codes]).toEqual(expect.arrayContaining(["limit/rate", "server/busy"]));
    expect(codes.size).toBeGreaterThan(2);
    await progress;
    expect(await ada.request("narrow", { draft })).toMatchObject({ ok: false });
    ada.destroy();
  });

  test("messages without an answer, as large as they may be", async () => {
    const wire = await bob();
    const progress = others.progress(5);
    const large = message(KIND.data, "x".repeat(60_000), "noise");
    while (wire.code === undefined) {
      for (let n = 0; n < 50; n++) wire.send(large);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(wire.code).toBe(4102);
    await progress;
  });

  test("pings of the WebSocket itself: ws cuts who floods with them", async () => {
    const wire = await bob();
    const progress = others.progress(5);
    while (wire.code === undefined) {
      for (let n = 0; n < 200; n++) wire.send(new Uint8Array(100), 9);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(wire.code).toBe(1006);
    await progress;
    const back = await bob();
    expect(await back.request("narrow", { draft })).toMatchObject({ ok: false });
    back.destroy();
  });

  test("sockets that belong nowhere", async () => {
    const progress = others.progress(10);
    const strangers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => Wire.open(server.url, n % 2 ? `/a/b?sessionId=${n}` : "/")),
    );
    expect(strangers.filter(({ status }) => status === "fulfilled")).toEqual([]);
    await progress;
  });

  test("joins to its own seat, each of which throws out the one before: the last has it", async () => {
    const progress = others.progress(5);
    const sit = async () => Wire.sit(server.url, await reserve(server.url, seat.match, seat.tokens[1]));
    const wires = await Promise.all(Array.from({ length: 30 }, sit));
    const open = wires.filter(({ code }) => code === undefined);
    await expect.poll(() => open.filter(({ code }) => code === undefined).length).toBe(1);
    expect(wires.filter(({ code }) => code === 4100)).toHaveLength(29);
    const [last] = wires.filter(({ code }) => code === undefined);
    expect(await last.request("hello", { protocol: PROTOCOL_VERSION })).toMatchObject({ ok: true });
    await progress;
    last.destroy();
  });

  test("posts: past so many a minute each is refused, and who sits still plays", async () => {
    const wire = await bob();
    const progress = others.progress(5);
    const codes = new Set<number>();
    const headers = { authorization: `Bearer ${seat.tokens[1]}` };
    for (let n = 0; n < POSTS && !codes.has(429); n += 50) {
      const path = `${server.url}/api/matches/none/join`;
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => fetch(path, { method: "POST", headers })),
      );
      for (const { status } of answers) codes.add(status);
    }
    expect([...codes].sort()).toEqual([404, 429]);
    expect(await wire.request("narrow", { draft })).toMatchObject({ ok: false });
    await progress;
    wire.destroy();
  });
});
