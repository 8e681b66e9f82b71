import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical, type Json } from "../../shared/kernel/index.ts";

/** The same value with the keys of its records written in another order. */
function reversed(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, one]) => [key, reversed(one)]),
  );
}

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

/** Checks a law over two JSON values at a time. */
const holds = (law: (a: Json, b: Json) => void): void =>
  fc.assert(
    fc.property(json, json, (a, b) => {
      law(a, b);
    }),
    { seed: 1 },
  );

test("one text for one value, whatever the order of its keys", () => {
  holds((value) => expect(canonical(reversed(value))).toBe(canonical(value)));
});

test("it is JSON of the same value", () => {
  holds((value) => expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value))));
});

test("different values have different texts", () => {
  holds((a, b) => {
    const [one, other] = [a, b].map((value) => JSON.parse(JSON.stringify(value)));
    expect(canonical(a) === canonical(b)).toBe(isDeepStrictEqual(one, other));
  });
});

test("the text itself", () => {
  expect(canonical({ b: [1, { z: null, a: "é" }], a: true })).toBe('{"a":true,"b":[1,{"a":"é","z":null}]}');
});
