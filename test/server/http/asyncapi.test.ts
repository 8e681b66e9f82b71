/** The AsyncAPI document: what it says of the sockets is what they do. */
import published from "@asyncapi/specs/schemas/3.0.0-without-$id.json" with { type: "json" };
import { Ajv, type ValidateFunction } from "ajv";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import type { Reservation } from "../../../shared/protocol/index.ts";
import { ROOMS, type RoomName } from "../../../shared/protocol/rooms.ts";
import { type Running, run, table } from "../running.ts";
import { KIND, reserve, Wire } from "../wire.ts";

type Json = Record<string, unknown>;
interface Document extends Json {
  readonly channels: Record<
    string,
    { readonly messages: Record<string, { payload: object; examples?: Json[] }> }
  >;
  readonly operations: Record<string, { readonly action: string }>;
}

let running: Running;
let document: Document;

beforeAll(async () => {
  running = await run();
  document = (await (await fetch(`${running.url}/api/asyncapi.json`)).json()) as Document;
});
afterAll(() => running.stop());

const ajv = new Ajv({ strict: false, validateFormats: false });
const schemaOf = (room: string, message: string): ValidateFunction =>
  ajv.compile(document.channels[room].messages[message].payload);

function refsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { $ref } = value as { readonly $ref?: unknown };
  return [...(typeof $ref === "string" ? [$ref] : []), ...Object.values(value).flatMap(refsIn)];
}

const found = (ref: string): unknown =>
  ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document);

describe("the document", () => {
  test("is AsyncAPI 3.0 by its published schema, and each reference leads somewhere", () => {
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(published);
    expect([isValid(document), isValid.errors]).toEqual([true, null]);
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(50);
    expect(refs.filter((ref) => !ref.startsWith("#/") || found(ref) === undefined)).toEqual([]);
  });

  test("has every message in an operation, and an example that fits for each that is sent", () => {
    const inUse = new Set(refsIn(document.operations));
    for (const [room, { messages }] of Object.entries(document.channels))
      for (const [name, { examples = [] }] of Object.entries(messages)) {
        expect(inUse).toContain(`#/channels/${room}/messages/${name}`);
        expect(examples.length > 0).toBe(name.startsWith("ask-"));
        const fits = schemaOf(room, name);
        for (const { payload } of examples) expect([fits(payload), fits.errors]).toEqual([true, null]);
      }
  });
});

/** Takes a place in a room that has no table. */
async function enter(url: string, { processId, roomId, sessionId }: Reservation): Promise<Wire> {
  const wire = await Wire.open(url, `/${processId}/${roomId}?sessionId=${sessionId}`);
  await expect.poll(() => wire.frames[0]?.bytes[0]).toBe(KIND.join);
  wire.send(Buffer.from([KIND.join]));
  return wire;
}

/** A socket in each kind of room, over the door that the document names. */
async function doors(): Promise<Record<RoomName, Wire>> {
  const { url } = running;
  const { match, tokens } = await table(url);
  const eve = await new Riposte(url).session("Eve");
  const post = async (path: string, body: object): Promise<Reservation> => {
    const headers = { authorization: `Bearer ${eve.token}`, "content-type": "application/json" };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { reservation: Reservation }).reservation;
  };
  const waits = { ruleset: "ucg", deck: { set: "seed-examples", deck: "wings" } };
  return {
    match: await Wire.sit(url, await reserve(url, match.id, tokens[0])),
    watch: await Wire.sit(url, await post(`/api/matches/${match.id}/watch`, {})),
    lobby: await enter(url, await post("/api/lobby/join", {})),
    queue: await enter(url, await post("/api/queue/join", waits)),
  };
}

test("every documented request is answered as documented, and no other", async () => {
  const wires = await doors();
  for (const [room, { requests }] of Object.entries(ROOMS)) {
    const wire = wires[room as RoomName];
    for (const [name, { example }] of Object.entries(requests)) {
      const said = await wire.request(name, example);
      const fits = schemaOf(room, `answer-${name}`);
      expect([room, name, fits(said), fits.errors]).toEqual([room, name, true, null]);
      expect(said.code, `${room} ${name}`).not.toBe("MALFORMED");
    }
    expect(await wire.request("no-such-request")).toMatchObject({ code: "MALFORMED" });
    wire.destroy();
  }
});
