/**
 * The domain of one choice (kernel.md 11). Accepted means: without a fault here. Large
 * domains are judged by their constraint, never by listing.
 */
import { isPayable, type Price, payFault, payInOrder, payments, thingOf } from "./pay.ts";
import type { Json } from "./state.ts";

export { type PayItem, payable } from "./pay.ts";

/** `Code` refuses a value that is not in it. Of the kinds it has those alone whose every value is a `Value`. */
export type Domain<Code extends string = string, Value extends Json = Json> =
  | { readonly kind: "one"; readonly of: readonly Value[]; readonly code: Code }
  | (readonly string[] extends Value ? OfNames<Code> : never)
  | (readonly number[] extends Value ? Shares<Code> : never)
  | (number extends Value ? Amount<Code> : never);

/** Its values are lists of names. */
type OfNames<Code> =
  | {
      readonly kind: "subset";
      readonly of: readonly string[];
      readonly min: number;
      readonly max: number;
      readonly code: Code;
      /** Values name a thing before their slash ("c7/2"), and each thing at most once. */
      readonly once?: true;
      /** Of values that are not in it, why not, where that has a code of its own. */
      readonly not?: Readonly<Record<string, Code>>;
    }
  | { readonly kind: "order"; readonly of: readonly string[]; readonly code: Code }
  | ({ readonly kind: "pay"; readonly code: Code } & Price);

/** Its values are lists of numbers. */
type Shares<Code> = {
  readonly kind: "assign";
  readonly total: number;
  readonly over: readonly string[];
  readonly code: Code;
};

type Amount<Code> = {
  readonly kind: "amount";
  readonly min: number;
  readonly max: number;
  readonly code: Code;
};

type Subset = Domain & { readonly kind: "subset" };

/** Draws a number in 0..n-1. */
export type Draw = (n: number) => number;

const isStrings = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
/** A whole number from 0; the -0 that JSON can carry would not survive a save (law 2). */
const isCount = (value: Json): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);
const distinct = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Equal as JSON values, whatever the order of keys. */
export function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return Object.is(a, b);
  if (isList(a) || isList(b)) return isList(a) && isList(b) && sameLists(a, b);
  let keys = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
    keys++;
  }
  return keys === Object.keys(b).length;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const sameLists = (a: readonly Json[], b: readonly Json[]): boolean =>
  a.length === b.length && a.every((value, at) => same(value, b[at]));

/** Why the value is not in the domain, as a refusal code, or null when it is. */
export function fault(domain: Domain, value: Json): string | null {
  const { code } = domain;
  switch (domain.kind) {
    case "one":
      return domain.of.some((one) => same(one, value)) ? null : code;
    case "subset": {
      if (!isStrings(value)) return code;
      const known = value.find((one) => domain.not?.[one] !== undefined);
      if (known !== undefined) return domain.not?.[known] as string;
      const fits =
        distinct(domain.once ? value.map(thingOf) : value) &&
        value.length >= domain.min &&
        value.length <= domain.max;
      return fits && value.every((one) => domain.of.includes(one)) ? null : code;
    }
    case "order": {
      const fits = isStrings(value) && distinct(value) && value.length === domain.of.length;
      return fits && value.every((one) => domain.of.includes(one)) ? null : code;
    }
    case "assign": {
      const fits = Array.isArray(value) && value.length === domain.over.length && value.every(isCount);
      return fits && (value as readonly number[]).reduce((a, b) => a + b, 0) === domain.total ? null : code;
    }
    case "amount":
      return isCount(value) && value >= domain.min && value <= domain.max ? null : code;
    case "pay":
      return payFault(domain, value);
  }
}

/** How many values a subset can hold at most. */
const mostOf = ({ of, max, once }: Subset): number =>
  Math.min(max, once ? new Set(of.map(thingOf)).size : of.length);

/** True when no value lies in the domain. */
export function isEmpty(domain: Domain): boolean {
  switch (domain.kind) {
    case "one":
      return domain.of.length === 0;
    case "subset":
      return mostOf(domain) < domain.min;
    case "assign":
      return domain.over.length === 0 && domain.total > 0;
    case "amount":
      return domain.max < domain.min;
    case "pay":
      return !isPayable(domain);
    default:
      return false;
  }
}

/**
 * Every value of the domain, lazily: singles as listed, subsets from small to large in
 * listed order, orders and splits in lexicographic order, payments once per set of
 * unlike items with the smallest yields first (the order in which they always fit).
 */
export function* values(domain: Domain): Iterable<Json> {
  switch (domain.kind) {
    case "one":
      yield* domain.of;
      return;
    case "subset":
      for (let size = domain.min; size <= mostOf(domain); size++) {
        yield* subsets(domain, size, 0, []);
      }
      return;
    case "order":
      yield* orders(domain.of);
      return;
    case "assign":
      yield* splits(domain.total, domain.over.length);
      return;
    case "amount":
      for (let n = domain.min; n <= domain.max; n++) yield n;
      return;
    case "pay":
      yield* payments(domain);
  }
}

function* subsets(domain: Subset, size: number, from: number, taken: readonly string[]): Iterable<string[]> {
  if (size === 0) yield taken.slice();
  else
    for (let i = from; i <= domain.of.length - size; i++) {
      const one = domain.of[i];
      if (domain.once && taken.some((other) => thingOf(other) === thingOf(one))) continue;
      yield* subsets(domain, size - 1, i + 1, [...taken, one]);
    }
}

function* orders(of: readonly string[]): Iterable<string[]> {
  if (of.length === 0) yield [];
  for (const first of of) {
    for (const rest of orders(of.filter((one) => one !== first))) yield [first, ...rest];
  }
}

function* splits(total: number, parts: number): Iterable<number[]> {
  if (parts === 0) {
    if (total === 0) yield [];
  } else if (parts === 1) yield [total];
  else for (let n = 0; n <= total; n++) for (const rest of splits(total - n, parts - 1)) yield [n, ...rest];
}

/** One value drawn at random, or undefined when the domain is empty; never lists the domain. */
export function draw(domain: Domain, random: Draw): Json | undefined {
  if (isEmpty(domain)) return undefined;
  switch (domain.kind) {
    case "one":
      return domain.of[random(domain.of.length)];
    case "subset": {
      return apart(domain, mixed(domain.of, random)).slice(
        0,
        domain.min + random(mostOf(domain) - domain.min + 1),
      );
    }
    case "order":
      return mixed(domain.of, random);
    case "assign":
      return drawSplit(domain.total, domain.over.length, random);
    case "amount":
      return domain.min + random(domain.max - domain.min + 1);
    case "pay":
      return payInOrder(domain, mixed(domain.items, random));
  }
}

function mixed<T>(list: readonly T[], random: Draw): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

function drawSplit(total: number, parts: number, random: Draw): number[] {
  const out = new Array<number>(parts).fill(0);
  for (let i = 0; i < total; i++) out[random(parts)]++;
  return out;
}

/** The values in this order, without those of a thing named before where each may be named once. */
function apart({ once }: Subset, list: readonly string[]): readonly string[] {
  if (!once) return list;
  return list.filter((one, at) => list.findIndex((other) => thingOf(other) === thingOf(one)) === at);
}

/** The first value in listed order: the default where a choice must be made and nobody makes it. */
export function firstOf(domain: Domain): Json {
  switch (domain.kind) {
    case "one":
      return domain.of[0];
    case "subset":
      return apart(domain, domain.of).slice(0, Math.max(domain.min, Math.min(1, domain.max)));
    case "order":
      return domain.of;
    case "assign":
      return domain.over.map((_, index) => (index === 0 ? domain.total : 0));
    case "amount":
      return domain.min;
    case "pay":
      for (const value of payments(domain)) return value;
      return [];
  }
}
