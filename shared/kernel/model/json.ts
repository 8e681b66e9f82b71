/** JSON of which nothing is known yet, and words among others: how each is looked at so that its type follows. */
import type { Data, Json } from "./state.ts";

/** One statement of an effect as a card's set wrote it. */
export type Statement = { readonly [key: string]: Json; readonly do: string };

/** A filter as a card's set wrote it: the words of all games, and those of its own. */
export type Filter = {
  readonly [key: string]: Json;
  readonly in?: readonly string[];
  readonly controller?: "you" | "opponent";
  readonly owner?: "you" | "opponent";
  readonly not?: Filter;
  readonly any?: readonly Filter[];
};

export const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

/** Whether it is a node: neither a list nor a plain value. */
export const isNode = (json: Json | undefined): json is Data =>
  typeof json === "object" && json !== null && !Array.isArray(json);

export const isStatement = (json: Json | undefined): json is Statement =>
  isNode(json) && typeof json.do === "string";

/** The fields of a node; none of what is no node. */
export const fieldsIn = (json: Json | undefined): Data => (isNode(json) ? json : {});

/** The members of a list; none of what is no list. */
export const listIn = (json: Json | undefined): readonly Json[] => (isList(json) ? json : []);

/** The nodes, the words and the numbers of a list; none of what is no list. */
export const nodesIn = (json: Json | undefined): readonly Data[] => listIn(json).filter(isNode);
export const wordsIn = (json: Json | undefined): readonly string[] =>
  listIn(json).filter((one) => typeof one === "string");
export const numbersIn = (json: Json | undefined): readonly number[] =>
  listIn(json).filter((one) => typeof one === "number");

/** Whether a value is one of these words. */
export function isOneOf<Word>(words: readonly Word[], value: unknown): value is Word {
  const any: readonly unknown[] = words;
  return any.includes(value);
}

/** The keys of a table, in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  const keys: Key[] = [];
  for (const key in table) keys.push(key);
  return keys;
}

/** The same value for each word. */
export const forEachOf = <Word extends string, Value>(
  words: readonly Word[],
  value: Value,
): Record<Word, Value> =>
  // TypeScript forgets the keys on the way through pairs.
  Object.fromEntries(words.map((word) => [word, value])) as Record<Word, Value>;

/**
 * A value that the rules say is there.
 * @throws Error where it is not: a mistake of the game
 */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error("something that the rules say is there is not");
  return value;
}
