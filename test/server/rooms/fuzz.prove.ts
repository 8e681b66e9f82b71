/**
 * Whatever comes over a socket of one player, random bytes or random well-formed messages: each request is
 * answered, or that one client is closed with a code; other matches play on, and the process stays up.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ucg } from "../../../shared/games/ucg/index.ts";
import { atLength } from "../../length.ts";
import { ServerProcess } from "../child.ts";
import { table } from "../running.ts";
import { KIND, message, type Reply, Wire } from "../wire.ts";
import { Others } from "./others.ts";

/** One thing a stranger sends: bytes as they are, or a request that has an answer. */
type Piece = { readonly bytes: Uint8Array } | { readonly type: string | number; readonly payload: unknown };

const JUNK = [
  "__proto__",
  "constructor",
  "toString",
  "",
  "*",
  "a".repeat(300),
  "\u{1F0A1}",
  "h1",
  "c1",
  "e1",
  "p0",
];
const word = fc.oneof(fc.constantFrom(...Object.keys(ucg.actions), ...JUNK), fc.string({ maxLength: 12 }));
const value = fc.letrec((tie) => ({
  one: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.integer({ min: -3, max: 70_000 }),
    fc.double(),
    fc.constantFrom(null, true, false, undefined, Number.NaN, new Date(0), 2n ** 63n, new Uint8Array(9)),
    fc.array(tie("one"), { maxLength: 4 }),
    fc.dictionary(word, tie("one"), { maxKeys: 4 }),
  ),
})).one;

const intent = fc
  .tuple(
    word,
    fc.nat(6),
    fc.dictionary(fc.constantFrom("card", "mode", "pay", "target", "choice", "x", "seat"), value),
  )
  .map(([action, request, rest]) => ({ ...rest, action, request }));
const payload = fc.oneof(
  value,
  fc.record({ id: word, intent: fc.oneof(intent, value) }),
  fc.record({ draft: fc.oneof(intent, value) }),
  fc.record({ protocol: fc.oneof(fc.constant(1), value), since: fc.oneof(fc.nat(99), value) }),
  fc.record({ id: word }),
);
const known = fc.constantFrom("hello", "intent", "narrow");
const request: fc.Arbitrary<Piece> = fc
  .tuple(
    fc.oneof({ arbitrary: known, weight: 4 }, { arbitrary: fc.oneof(word, fc.nat(300)), weight: 1 }),
    payload,
  )
  .map(([type, one]) => ({ type, payload: one }));
const kind = fc.constantFrom(...Object.values(KIND), 16, 17, 18, 19, 20, 53, 85, 255);
const bytes: fc.Arbitrary<Piece> = fc.oneof(
  fc.uint8Array({ maxLength: 64 }).map((rest) => ({ bytes: rest })),
  fc
    .tuple(kind, fc.uint8Array({ maxLength: 400 }))
    .map(([first, rest]) => ({ bytes: Uint8Array.from([first, ...rest]) })),
  // A good head, and a payload that is none.
  fc
    .tuple(fc.constantFrom(KIND.data, KIND.request, 17), known, fc.uint8Array({ maxLength: 60 }))
    .map(([first, type, rest]) => ({
      bytes: Buffer.concat([
        message(first, undefined, type, first === KIND.request ? 9_999 : undefined),
        rest,
      ]),
    })),
);

/** Answered by us, or not at all because this client was closed with a code. */
function expectAnswered(wire: Wire, { status, value: said }: Reply): void {
  if (status === -1) return expect(wire.code, "closed").toSatisfy((code) => code >= 1000 && code !== 1006);
  expect(status).toBe(0);
  expect(said).toMatchObject({ ok: expect.any(Boolean) });
}

async function expectHarmless(stranger: Wire, pieces: readonly Piece[]): Promise<void> {
  const replies: Promise<Reply>[] = [];
  for (const one of pieces) {
    if ("bytes" in one) stranger.send(one.bytes);
    else replies.push(stranger.ask(one.type, one.payload));
  }
  for (const reply of await Promise.all(replies)) expectAnswered(stranger, reply);
  // Where nothing is owed an answer, the next request is.
  expectAnswered(stranger, await stranger.ask("narrow", { draft: { action: "pass", request: 0 } }));
}

describe("a stranger's socket", () => {
  let server: ServerProcess;
  let others: Others;
  let seat: { match: string; token: string };
  beforeAll(async () => {
    server = await ServerProcess.prepare({
      MAX_MESSAGES_PER_SECOND: "10000",
      // Who sends rubbish is closed, and comes back as often.
      JOINS_PER_MINUTE: "100000",
    });
    await server.start();
    const { match, tokens } = await table(server.url);
    seat = { match: match.id, token: tokens[1] };
    others = Others.start(server.url);
  });
  afterAll(async () => {
    await others?.stop();
    await server?.remove();
  });

  let wire: Wire | undefined;
  const attacker = async (): Promise<Wire> => {
    if (wire === undefined || wire.code !== undefined)
      wire = await Wire.join(server.url, seat.match, seat.token);
    return wire;
  };

  const harmless = (piece: fc.Arbitrary<Piece>) =>
    fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 7 }), async (pieces) => {
        await expectHarmless(await attacker(), pieces);
        await others.progress(1);
      }),
      { numRuns: atLength(30, 150), seed: 20261121 },
    );

  test("may send random well-formed messages", () => harmless(request));
  test("may send random bytes", () => harmless(bytes));
  test("may send both in turn", () => harmless(fc.oneof(request, bytes)));

  test("did no harm: the process is the same, and nothing of it was an error", async () => {
    await others.progress(10);
    expect(others.wrongs).toEqual([]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(server.logged(50)).toEqual([]);
  });
});
