import fc from "fast-check";
import { expect, test } from "vitest";
import { ucg } from "../../../shared/games/ucg/index.ts";
import type { Data } from "../../../shared/kernel/index.ts";
import { intentSchema } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { next, play, seated, type Table } from "../seated.ts";

/** Words the game knows, and words every object of JavaScript knows. */
const word = fc.constantFrom(
  ...Object.keys(ucg.actions),
  ...[
    "choose",
    "may",
    "order",
    "target",
    "play",
    "support",
    "ability",
    "epic",
    "proxy",
    "setHidden",
    "useHidden",
  ],
  ...[
    "constructor",
    "__proto__",
    "toString",
    "hasOwnProperty",
    "length",
    "",
    "c0",
    "c1",
    "c2",
    "c1/0",
    "h1",
    "h2",
    "h9",
    "e1",
    "p0",
    "p1",
    "p9",
    "zvoid:0",
  ],
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  word,
  fc.integer({ min: -2, max: 9 }),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, true, false, null),
  fc.array(fc.oneof(word, fc.integer({ min: -1, max: 3 }), fc.array(word, { maxLength: 2 })), {
    maxLength: 4,
  }),
  fc.dictionary(fc.constantFrom("a", "card", "length", "0"), word, { maxKeys: 2 }),
);
const key = fc.constantFrom(
  "card",
  "mode",
  "ability",
  "extra",
  "condition",
  "pay",
  "target",
  "target2",
  "choice",
  "x",
  "seats",
  "seat",
);

/** What a client could send that the wire lets through, for this request. */
const intent = (request: number) =>
  fc
    .tuple(word, fc.dictionary(key, value, { maxKeys: 5 }))
    .map(([action, rest]) => ({ ...rest, action, request }));

const isThrough = (one: unknown): boolean => intentSchema.safeParse({ id: "x", intent: one }).success;

/** The open request of each seat, as it was told. */
const asked = ({ seats }: Table, seat: number): number => seats[seat]?.own.ask?.id ?? 1;

test("whatever well-formed message comes, it is refused or played, never an exception", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1000 }),
      fc.infiniteStream(fc.nat(1_000_000)),
      async (seed, stream) => {
        const table = await seated(1);
        const random = dice(seed);
        for (let n = 0; n < 40 && table.keeper.table.over === ""; n++) {
          for (const seat of [0, 1]) {
            const sent = fc
              .sample(intent(asked(table, seat)), { numRuns: 6, seed: stream.next().value })
              .filter(isThrough);
            for (const one of sent) await expectAnswered(table, seat, one as Data);
          }
          if (table.keeper.table.over === "") await play(table, next(table, random));
        }
        expect(table.errors).toEqual([]);
      },
    ),
    { numRuns: 6 },
  );
});

async function expectAnswered(table: Table, seat: number, one: Data): Promise<void> {
  const answers = [await table.host.narrow(seat, one), await play(table, { seat, intent: one })];
  for (const answer of answers) {
    if (!answer.ok) expect(answer.code, JSON.stringify(one)).not.toMatch(/^(server|match)\//);
  }
}
