/**
 * Typed nodes of the effect language that yield a value: references, numbers,
 * conditions, filters. No strings to parse, no pointers (kernel.md 9).
 */
import { z } from "zod";
import type { Filter } from "../model/json.ts";
import type { Terms } from "../model/language.ts";
import type { OwnTerm, OwnTerms } from "../model/own-terms.ts";
import type { FilterKey } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";

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
  /** Phases that a condition may ask for. */
  readonly phases?: readonly string[];
  /** What sets of cards may be alike or different in. */
  readonly traits?: readonly string[];
  /** Marks that only cards name: counters of any name. */
  readonly marks?: z.ZodType<string>;
  readonly own?: OwnTerms;
}

/** The nodes of a game's own terms; `lead` is the key that their word stands under. */
const ownNodes = (
  lead: string,
  words: Readonly<Record<string, OwnTerm<unknown>>> | undefined,
  terms: () => Terms,
) =>
  Object.entries(words ?? {}).map(([word, { shape }]) =>
    z.strictObject({
      [lead]: z.literal(word),
      // Its fields are JSON, as those of every node.
      ...(shape(terms()) as Readonly<Record<string, z.ZodType<Json>>>),
    }),
  );

/** The schemas of one ruleset's terms; strict, so that an unknown key is an error. */
export function termSchemas(words: Vocabulary): Terms {
  const zone = z.enum(words.zones as [string, ...string[]]);
  const known = z.enum([...words.attrs, ...words.vars.filter((key) => key[0] !== "_")] as [
    string,
    ...string[],
  ]);
  const attr = words.marks === undefined ? known : z.union([known, words.marks]);
  const ref: Node = z.lazy(() =>
    z.discriminatedUnion("ref", [...refs(filter, ref), ...ownNodes("ref", words.own?.refs, () => terms)]),
  );
  const number: Terms["number"] = z.lazy(() =>
    z.union([
      z.int().min(-9999).max(9999),
      z.discriminatedUnion("num", [
        ...numbers(number, ref, filter, attr, words.traits),
        ...ownNodes("num", words.own?.numbers, () => terms),
      ]),
    ]),
  );
  const filter: Terms["filter"] = z.lazy(
    (): z.ZodType<Filter> =>
      z.strictObject({
        ...Object.fromEntries(
          Object.entries(words.filters).flatMap(([key, { schema }]) =>
            schema === undefined
              ? []
              : [[key, (typeof schema === "function" ? schema(terms) : schema).exactOptional()]],
          ),
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
    z.discriminatedUnion("is", [
      ...conditions(condition, number, ref, filter, words.phases),
      ...ownNodes("is", words.own?.conditions, () => terms),
    ]),
  );
  /** What a continuous change can change: counters and marks are set by what puts them. */
  const computed = z.enum(words.attrs as [string, ...string[]]);
  const terms: Terms = { ref, number, filter, condition, zone, attr, computed, name };
  return terms;
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

const numbers = (
  number: Terms["number"],
  ref: Node,
  filter: Node,
  attr: Terms["attr"],
  traits: readonly string[] = [],
) =>
  [
    z.strictObject({ num: z.literal("count"), of: filter }),
    z.strictObject({ num: z.literal("attr"), of: ref, attr }),
    z.strictObject({ num: z.literal("event"), field: name }),
    z.strictObject({ num: z.literal("var"), name }),
    z.strictObject({ num: z.literal("x") }),
    z.strictObject({ num: z.enum(["add", "sub", "mul", "min", "max"]), of: z.array(number).min(2).max(4) }),
    z.strictObject({ num: z.enum(["highest", "lowest"]), of: filter, attr }),
    z.strictObject({ num: z.literal("half"), of: number, up: z.literal(true).exactOptional() }),
    ...(traits.length === 0
      ? []
      : [
          z.strictObject({
            num: z.enum(["different", "same"]),
            of: filter,
            in: z.enum(traits as [string, ...string[]]),
          }),
        ]),
  ] as const;

const conditions = (
  condition: Node,
  number: Terms["number"],
  ref: Node,
  filter: Node,
  phases: readonly string[] = [],
) =>
  [
    z.strictObject({ is: z.literal("any"), of: filter }),
    z.strictObject({ is: z.literal("matches"), what: ref, filter }),
    z.strictObject({ is: z.enum(["=", "<", "<=", ">", ">="]), left: number, right: number }),
    z.strictObject({ is: z.enum(["and", "or"]), of: z.array(condition).min(2).max(6) }),
    z.strictObject({ is: z.literal("not"), of: condition }),
    z.strictObject({ is: z.literal("yourTurn") }),
    z.strictObject({ is: z.enum(["odd", "even"]), of: number }),
    ...(phases.length === 0
      ? []
      : [z.strictObject({ is: z.literal("phase"), phase: z.enum(phases as [string, ...string[]]) })]),
  ] as const;
