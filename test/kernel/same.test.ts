import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Json, same } from "../../shared/kernel/index.ts";

/** Few values and few keys, so that two of them are often equal or nearly so. */
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom(0, 1, "", "0", null, false),
    fc.array(tie("json"), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("0", "a", "length", "__proto__"), tie("json"), { maxKeys: 2 }),
  ),
}));

test("what is the same is what node holds for deeply equal", () => {
  let equal = 0;
  fc.assert(
    fc.property(json, json, (a, b) => {
      const [one, other] = [asSent(a), asSent(b)];
      expect(same(one, other)).toBe(isDeepStrictEqual(one, other));
      if (typeof one === "object" && same(one, other)) equal++;
    }),
    { numRuns: 20_000, seed: 20261129 },
  );
  expect(equal).toBeGreaterThan(100);
});

const asSent = (value: Json): Json => JSON.parse(JSON.stringify(value));
