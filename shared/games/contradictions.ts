/** Filters that nothing can fit: two facts of them exclude each other, or one of their words says nothing. */

import {
  type Data,
  type Fault,
  type Filter,
  type FilterKey,
  fieldsIn,
  isList,
  type Json,
  listIn,
  wordsIn,
  type ZoneDef,
} from "../kernel/game.ts";

/** A game's knowledge of its own filters. */
export interface FilterWords {
  readonly zones: readonly ZoneDef[];
  readonly filters: Readonly<Record<string, FilterKey>>;
  /**
   * The sorts of card that can have this fact; undefined where all can. Two facts without a common sort exclude
   * each other.
   */
  readonly sorts?: (key: string, value: Json) => readonly string[] | undefined;
}

const COMMON = ["in", "controller", "owner", "other", "self", "host", "has", "not", "any"];

/** Words that have only one value for a thing: two different values exclude each other. */
const ONE_OF = ["controller", "owner", "locked", "ranged", "place", "token", "type", "faction"];

/** Whether a node is a filter: all its words are a filter's. */
export function isFilter(node: Json, { filters }: FilterWords): node is Filter {
  if (typeof node !== "object" || node === null || Array.isArray(node)) return false;
  const keys = Object.keys(node);
  return keys.length > 0 && keys.every((key) => COMMON.includes(key) || filters[key] !== undefined);
}

/** Everything in a filter that nothing can fit, or that narrows nothing. */
export function contradictions(filter: Filter, words: FilterWords, path: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (at: string, message: string): void => void faults.push({ path: `${path}${at}`, message });
  const message = contradiction(filter, words);
  if (message !== undefined) fault("", message);
  const { has, in: zones } = filter;
  const { least, most } = fieldsIn(has);
  if (typeof least === "number" && typeof most === "number" && least > most)
    fault(".has.least", `is more than most, which is ${most}: nothing fits`);
  if (zones !== undefined && new Set(zones).size < zones.length) fault(".in", "names a zone twice");
  for (const zone of zones ?? [])
    if (
      words.zones.some(({ id, owner, audience }) => id === zone && owner === "table" && audience === "none")
    )
      fault(".in", `names "${zone}", where nothing can be found`);
  return [...faults, ...exceptions(filter, words, path), ...branches(filter, words, path)];
}

/** `not` must exclude something that can be there, and must leave something. */
function exceptions({ not, any: _any, ...facts }: Filter, words: FilterWords, path: string): Fault[] {
  if (not === undefined) return [];
  const at = `${path}.not`;
  if (implies(facts, not)) return [{ path: at, message: "leaves out all that the filter asks for" }];
  if (contradiction(together(facts, not), words) !== undefined && contradiction(facts, words) === undefined)
    return [{ path: at, message: "leaves out what the filter never asked for" }];
  return contradictions(not, words, at);
}

/** "This or that": each must be possible beside the rest, and none may be said twice. */
function branches({ any, not: _not, ...facts }: Filter, words: FilterWords, path: string): Fault[] {
  if (any === undefined) return [];
  return any.flatMap((one, at): Fault[] => {
    const here = `${path}.any.${at}`;
    if (Object.keys(one).length === 0)
      return [{ path: here, message: "fits everything: the others say nothing" }];
    if (any.slice(0, at).some((before) => isSame(before, one)))
      return [{ path: here, message: "is said twice" }];
    const inner = contradictions(one, words, here);
    if (inner.length > 0 || contradiction(facts, words) !== undefined) return inner;
    const message = contradiction(together(facts, one), words);
    return message === undefined ? [] : [{ path: here, message: `cannot be beside the rest: ${message}` }];
  });
}

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether every thing with the first set of facts has the second set too. */
function implies(facts: Filter, left: Filter): boolean {
  return Object.entries(left).every(([key, value]) => {
    if (key !== "in") return isSame(facts[key] ?? null, value);
    return facts.in?.every((zone) => left.in?.includes(zone)) ?? false;
  });
}

/** The facts of both. A word with two different values becomes a list of the two. */
function together(facts: Data, more: Data): Data {
  const both: Record<string, Json> = { ...facts };
  for (const [key, value] of Object.entries(more)) {
    if (facts[key] === undefined || isSame(facts[key], value)) both[key] = value;
    else if (key === "in") both.in = wordsIn(facts.in).filter((one) => wordsIn(value).includes(one));
    else both[key] = [facts[key], value];
  }
  return both;
}

/** Why nothing has all these facts at once. */
function contradiction(facts: Data, words: FilterWords): string | undefined {
  if (facts.self === true && facts.other === true)
    return "asks for this card and for another: nothing is both";
  if (facts.self === true && facts.host === true)
    return "asks for this card and for its host: nothing is both";
  if (isList(facts.in) && facts.in.length === 0) return "the zones have none in common";
  const two = ONE_OF.find((key) => Array.isArray(facts[key]));
  if (two !== undefined) return `nothing is both ${listIn(facts[two]).join(" and ")} by \`${two}\``;
  return strangers(facts, words);
}

/** Two facts that no sort of card has both of. */
function strangers(facts: Data, { sorts }: FilterWords): string | undefined {
  let left: readonly string[] | undefined;
  const said: string[] = [];
  for (const [key, value] of factsOf(facts)) {
    const can = sorts?.(key, value);
    if (can === undefined) continue;
    said.push(`\`${key}\` ${JSON.stringify(value).replaceAll('"', "")}`);
    left = left === undefined ? can : left.filter((one) => can.includes(one));
    if (left.length === 0) return `no card has all of ${said.join(", ")}`;
  }
  return undefined;
}

/** Each fact by itself; a word that was said in two ways is two facts. */
const factsOf = (facts: Data): (readonly [string, Json])[] =>
  Object.entries(facts).flatMap(([key, value]): (readonly [string, Json])[] =>
    Array.isArray(value) && key !== "in" ? value.map((one: Json) => [key, one] as const) : [[key, value]],
  );
