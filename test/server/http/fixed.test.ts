/** Answers that are the same for everybody: made once, and told to who has them that he has. */
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServerProcess } from "../child.ts";

let server: ServerProcess;
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  server = await ServerProcess.prepare();
  await server.start();
});
afterAll(async () => {
  agent.destroy();
  await server.remove();
});

const ADDRESSES = [
  "/api/rulesets",
  "/api/sets",
  "/api/sets/ucg/starter",
  "/api/sets/grand-archive/starter",
  "/api/openapi.json",
  "/api/asyncapi.json",
];

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

/** The number and length of the answer to who names what he has; `fetch` would ask for it anew. */
async function had(path: string, etag: string): Promise<readonly [status: number, bytes: number]> {
  const asked = request(server.url + path, { agent, headers: { "if-none-match": etag } }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).byteLength;
  return [response.statusCode ?? 0, bytes];
}

test.each(ADDRESSES)("is the same however it is packed, and not sent twice: %s", async (path) => {
  const plain = await get(path, { "accept-encoding": "identity" });
  expect(plain.headers.get("cache-control")).toBe("no-cache");
  const etag = plain.headers.get("etag") ?? "";
  const text = await plain.text();
  expect(text.length).toBeGreaterThan(1_400);
  for (const how of ["br", "gzip"]) {
    const packed = await get(path, { "accept-encoding": how });
    expect([packed.headers.get("content-encoding"), packed.headers.get("etag")]).toEqual([how, etag]);
    expect(await packed.text()).toBe(text);
  }
  expect(await had(path, etag)).toEqual([304, 0]);
  expect(await had(path, `"another"`)).toEqual([200, Buffer.byteLength(text)]);
});

test.each(ADDRESSES)("costs no more than an answer of nothing: %s", async (path) => {
  const etag = (await get(path)).headers.get("etag") ?? "";
  const took = async (address: string) => {
    const began = performance.now();
    await had(address, etag);
    return performance.now() - began;
  };
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < 80; n++)
    for (const [at, address] of [path, "/healthz"].entries()) times[at].push(await took(address));
  // The quickest quarter: what else the machine does only adds.
  const [fixed, nothing] = times.map((some) => some.sort((a, b) => a - b)[20]);
  expect(fixed / nothing).toBeLessThan(2.5);
});

test("a set that is not there is said so each time, and kept nowhere", async () => {
  for (const name of ["none", "none", "__proto__"])
    expect(keepingOf(await get(`/api/sets/ucg/${name}`))).toEqual([404, "no-store", null]);
});

const JSON_BODY = { "content-type": "application/json" };

/** The number of an answer, who may keep it, and by which name it is asked for again. */
const keepingOf = ({ status, headers }: Response): unknown[] => [
  status,
  headers.get("cache-control"),
  headers.get("etag"),
];

test("what one player is told is kept nowhere", async () => {
  const body = JSON.stringify({ name: "Ada" });
  const session = await fetch(`${server.url}/api/session`, { method: "POST", body, headers: JSON_BODY });
  expect(keepingOf(session)).toEqual([200, "no-store", null]);
  const { token } = await session.json();
  for (const path of ["/api/me", "/api/decks", "/api/me/matches"]) {
    const his = await get(path, { authorization: `Bearer ${token}` });
    expect(keepingOf(his)).toEqual([200, "no-store", null]);
    expect(keepingOf(await get(path))).toEqual([401, "no-store", null]);
  }
});
