import { z } from "zod";
import type { Data, Json } from "../../shared/kernel/index.ts";
import type { JsonSchema } from "../json-schema.ts";
import { open, step } from "../property/play.ts";
import { type World, worlds } from "../property/worlds.ts";

/**
 * What a game's intents are made of: for each action its keys, and for each key the shapes of its values.
 * A shape is a value with every name in it blanked: `c7/2` has the shape `#/2`, `c7/c9` has `#/#`.
 */
export interface Shapes {
  /** Keys of an action, in the order of the wire's schema. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** By key its values that are no lists, whatever the action. */
  readonly single: ReadonlyMap<string, readonly Json[]>;
  /** By key what its lists are made of; absent where it takes none. */
  readonly listed: ReadonlyMap<string, readonly Json[]>;
}

/** The blank for a name of the position. */
export const BLANK = "#";

/** Things, entries, seats: what a position gives names to. */
const NAMES = /\b[cheg]\d+(\.\d+)?\b|\bp\d+\b/g;
/** Matches a world and moves a match that are listened to. */
const MATCHES = 6;
const MOVES = 200;
/** Whole numbers are tried up to this one, and those heard. */
const NUMBERS = [0, 1, 2, 3];

/** How waiting triggers are called when their order is asked: by number. */
const WAITING = ["t0", "t1", "t2"];

class Hearing {
  readonly keys = new Map<string, Set<string>>();
  readonly single = new Map<string, Map<string, Json>>();
  readonly listed = new Map<string, Map<string, Json>>();

  read(world: World): void {
    const { oneOf = [] } = world.intents === undefined ? {} : (z.toJSONSchema(world.intents) as JsonSchema);
    for (const { properties = {} } of oneOf) {
      const action = properties.action.const as string;
      this.keys.set(action, new Set());
      for (const [key, schema] of Object.entries(properties)) this.readKey(action, key, schema);
    }
  }

  readKey(action: string, key: string, schema: JsonSchema): void {
    if (key === "action" || key === "request") return;
    this.keys.get(action)?.add(key);
    for (const one of [schema, ...(schema.anyOf ?? [])]) {
      for (const value of valuesOf(one)) put(this.single, key, value);
      if (one.type !== "array") continue;
      for (const item of [one.items ?? {}, ...(one.items?.anyOf ?? [])])
        for (const value of valuesOf(item)) put(this.listed, key, value);
    }
  }

  hear(intent: Data): void {
    for (const [key, value] of Object.entries(intent)) {
      if (key === "action" || key === "request") continue;
      const map = Array.isArray(value) ? this.listed : this.single;
      for (const one of [value].flat()) for (const shape of numbered(blanked(one))) put(map, key, shape);
    }
  }
}

function put(map: Map<string, Map<string, Json>>, key: string, value: Json): void {
  if (!map.has(key)) map.set(key, new Map());
  map.get(key)?.set(JSON.stringify(value), value);
}

const blanked = (value: Json): Json => (typeof value === "string" ? value.replace(NAMES, BLANK) : value);

/** The shape with each small number where it has one after a name: which of them random matches say is chance. */
const numbered = (shape: Json): readonly Json[] =>
  typeof shape === "string" && /^#\/\d+$/.test(shape)
    ? [...new Set([shape, ...NUMBERS.map((n) => `${BLANK}/${n}`)])]
    : [shape];

/** A string that is never shorter than three letters is two names. */
function valuesOf({
  type,
  enum: words,
  const: word,
  minimum = 0,
  minLength = 1,
}: JsonSchema): readonly Json[] {
  if (words !== undefined) return words;
  if (word !== undefined) return [word];
  if (type === "boolean") return [true, false];
  if (type === "string") return [minLength < 3 ? BLANK : `${BLANK}/${BLANK}`];
  return type === "integer" ? [...(minimum < 0 ? [minimum] : []), ...NUMBERS] : [];
}

const known = new Map<string, Shapes>();

/** What the wire's schema of a game says, and what is heard in some random matches of it. */
export function shapesOf(ruleset: string): Shapes {
  const before = known.get(ruleset);
  if (before !== undefined) return before;
  const hearing = new Hearing();
  for (const world of worlds.filter((one) => one.ruleset.id === ruleset)) {
    hearing.read(world);
    for (let seed = 0; seed < MATCHES; seed++) {
      const play = open(world, seed);
      for (let i = 0; i < MOVES && play.match.state.over === null; i++) {
        const { move } = step(play);
        if (move.by !== "host") hearing.hear(move.intent);
      }
    }
  }
  for (const name of WAITING) put(hearing.listed, "choice", name);
  const made = {
    keys: new Map([...hearing.keys].map(([action, keys]) => [action, [...keys]])),
    single: listsOf(hearing.single),
    listed: listsOf(hearing.listed),
  };
  known.set(ruleset, made);
  return made;
}

const listsOf = (map: ReadonlyMap<string, ReadonlyMap<string, Json>>): Map<string, readonly Json[]> =>
  new Map([...map].map(([key, values]) => [key, [...values.values()]]));
