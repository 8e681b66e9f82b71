/**
 * Typed nodes of the effect language that yield a value: references, numbers,
 * conditions, filters. No strings to parse, no pointers (kernel.md 9).
 */
import { z } from "zod";
import type { Terms } from "../model/language.ts";
import type { FilterKey } from "../model/ruleset.ts";
import type { Data } from "../model/state.ts";

type Node = z.ZodType<Data>;

const name = z
  .string()
  .regex(
    /^[a-z][a-zA-Z0-9]{0,23}$/,
    'a name of your own is at most 24 letters and digits, the first a small letter: "prey"',
  );

export interface Vocabulary {
  readonly zones: readonly string[];
  readonly vars: readonly string[];
  readonly attrs: readonly string[];
  readonly filters: Readonly<Record<string, FilterKey>>;
}

/** The schemas of one ruleset's terms; strict, so that an unknown key is an error. */
export function termSchemas(words: Vocabulary): Terms {
  const zone = z.enum(words.zones as [string, ...string[]]);
  const attr = z.enum([...words.attrs, ...words.vars.filter((key) => key[0] !== "_")] as [
    string,
    ...string[],
  ]);
  const ref: Node = z.lazy(() => z.discriminatedUnion("ref", refs(filter, ref)));
  const number: Terms["number"] = z.lazy(() =>
    z.union([z.int().min(-9999).max(9999), z.discriminatedUnion("num", numbers(number, ref, filter, attr))]),
  );
  const filter: Node = z.lazy(
    (): Node =>
      z.strictObject({
        ...Object.fromEntries(
          Object.entries(words.filters).map(([key, { schema }]) => [key, schema.exactOptional()]),
        ),
        in: z.array(zone).min(1).exactOptional(),
        controller: z.enum(["you", "opponent"]).exactOptional(),
        owner: z.enum(["you", "opponent"]).exactOptional(),
        other: z.literal(true).exactOptional(),
        self: z.literal(true).exactOptional(),
        host: z.literal(true).exactOptional(),
        has: z
          .strictObject({ attr, least: number.exactOptional(), most: number.exactOptional() })
          .exactOptional(),
        not: filter.exactOptional(),
        any: z.array(filter).min(1).max(8).exactOptional(),
      }),
  );
  const condition: Node = z.lazy(() =>
    z.discriminatedUnion("is", conditions(condition, number, ref, filter)),
  );
  /** What a continuous change can change: counters and marks are set by what puts them. */
  const computed = z.enum(words.attrs as [string, ...string[]]);
  return { ref, number, filter, condition, zone, attr, computed, name };
}

const refs = (filter: Node, ref: Node) =>
  [
    z.strictObject({ ref: z.literal("self") }),
    z.strictObject({ ref: z.literal("host") }),
    z.strictObject({ ref: z.literal("you") }),
    z.strictObject({ ref: z.literal("opponent") }),
    z.strictObject({ ref: z.literal("players") }),
    z.strictObject({ ref: z.literal("target"), slot: z.int().min(0).max(7) }),
    z.strictObject({ ref: z.literal("event"), field: name }),
    z.strictObject({ ref: z.literal("var"), name }),
    z.strictObject({ ref: z.literal("all"), of: filter }),
    z.strictObject({ ref: z.literal("trace"), of: ref }),
    z.strictObject({ ref: z.literal("controller"), of: ref }),
    z.strictObject({ ref: z.literal("owner"), of: ref }),
  ] as const;

const numbers = (number: Terms["number"], ref: Node, filter: Node, attr: Terms["attr"]) =>
  [
    z.strictObject({ num: z.literal("count"), of: filter }),
    z.strictObject({ num: z.literal("attr"), of: ref, attr }),
    z.strictObject({ num: z.literal("event"), field: name }),
    z.strictObject({ num: z.literal("var"), name }),
    z.strictObject({ num: z.literal("x") }),
    z.strictObject({ num: z.enum(["add", "sub", "mul", "min", "max"]), of: z.array(number).min(2).max(4) }),
  ] as const;

const conditions = (condition: Node, number: Terms["number"], ref: Node, filter: Node) =>
  [
    z.strictObject({ is: z.literal("any"), of: filter }),
    z.strictObject({ is: z.literal("matches"), what: ref, filter }),
    z.strictObject({ is: z.enum(["=", "<", "<=", ">", ">="]), left: number, right: number }),
    z.strictObject({ is: z.enum(["and", "or"]), of: z.array(condition).min(2).max(6) }),
    z.strictObject({ is: z.literal("not"), of: condition }),
    z.strictObject({ is: z.literal("yourTurn") }),
  ] as const;
