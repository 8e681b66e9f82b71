import { z } from "zod";
import {
  type Data,
  type Draw,
  draw,
  enumerate,
  isRefusal,
  type Json,
  type Match,
  narrow,
  requests,
  type Seat,
  viewOf,
} from "../../shared/kernel/index.ts";
import type { JsonSchema } from "../json-schema.ts";
import { pick } from "./dice.ts";
import { open, step } from "./play.ts";
import type { World } from "./worlds.ts";

/** For each action its keys, and every value ever seen under a key that names no thing. */
export interface Vocabulary {
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>;
  readonly words: ReadonlyMap<string, readonly Json[]>;
  /** Keys whose values are lists of names. */
  readonly lists: ReadonlySet<string>;
}

/** A thing, entry, seat, zone, or the use of a thing's ability. */
const NAME = /^([cheg]\d+(\.\d+)?|[pz]\S+)(\/\d+)?$/;
const known = new Map<string, Vocabulary>();

interface Learning {
  readonly keys: Map<string, Set<string>>;
  readonly words: Map<string, Map<string, Json>>;
  readonly lists: Set<string>;
}

/** What the intents of a game look like: what its schema says, and what is seen in some matches of it. */
export function vocabularyOf(world: World): Vocabulary {
  const before = known.get(world.name);
  if (before !== undefined) return before;
  const learning: Learning = { keys: new Map(), words: new Map(), lists: new Set() };
  if (world.intents !== undefined) readSchema(z.toJSONSchema(world.intents) as JsonSchema, learning);
  for (let seed = 0; seed < 3; seed++) {
    const play = open(world, seed);
    for (let i = 0; i < 100 && play.match.state.over === null; i++) {
      const { move } = step(play);
      if (move.by !== "host") learn(move.intent, learning);
    }
  }
  const { keys, words, lists } = learning;
  const made = { keys, words: new Map([...words].map(([key, seen]) => [key, [...seen.values()]])), lists };
  known.set(world.name, made);
  return made;
}

function learn(intent: Data, learning: Learning): void {
  for (const [key, value] of Object.entries(intent)) {
    if (key === "action" || key === "request") continue;
    meet(intent.action as string, key, learning);
    if (Array.isArray(value) && value.every((one) => typeof one === "string")) learning.lists.add(key);
    else if (typeof value !== "string" || !NAME.test(value)) word(key, value, learning);
  }
}

function meet(action: string, key: string, { keys, words }: Learning): void {
  if (!keys.has(action)) keys.set(action, new Set());
  keys.get(action)?.add(key);
  if (!words.has(key)) words.set(key, new Map());
}

const word = (key: string, value: Json, { words }: Learning): void =>
  void words.get(key)?.set(JSON.stringify(value), value);

function readSchema(schema: JsonSchema, learning: Learning): void {
  for (const { properties = {} } of schema.oneOf ?? schema.anyOf ?? []) {
    for (const [key, value] of Object.entries(properties)) {
      if (key === "action" || key === "request") continue;
      meet(properties.action.const as string, key, learning);
      readValue(key, value, learning);
    }
  }
}

/** Few of many numbers: what matters is that they are tried at all. */
function readValue(key: string, schema: JsonSchema, learning: Learning): void {
  for (const one of schema.anyOf ?? []) readValue(key, one, learning);
  const some =
    schema.enum ??
    (schema.type === "boolean" ? [true, false] : schema.type === "integer" ? [0, 1, 2, "0"] : []);
  for (const value of some) word(key, value, learning);
  if (schema.type !== "array") return;
  if (schema.items?.type === "integer") for (const value of [[], [0], [1, 0]]) word(key, value, learning);
  else learning.lists.add(key);
}

/** Every name the seat can say now: things, entries, seats, and uses of a thing's abilities. */
export function namesSeen(match: Match, seat: Seat): string[] {
  const { public: all, own } = viewOf(match, seat);
  const things = [...Object.keys(all.things), ...Object.keys(own?.things ?? {})];
  const seats = match.state.seats.map((_, id) => `p${id}`);
  return [
    ...new Set(things),
    ...all.entries.map(([name]) => name),
    ...seats,
    ...things.map((name) => `${name}/0`),
  ];
}

/** Any intent that could be meant: an action, and for each of its keys nothing, a word, a name or names. */
export function anyIntent(match: Match, seat: Seat, words: Vocabulary, random: Draw): Data {
  const request = requests(match).find((one) => one.seat === seat);
  const actions = [...words.keys].filter(([action]) =>
    match.game.actions[action]?.answers.includes(request?.kind ?? ""),
  );
  if (request === undefined || request.domain !== null || actions.length === 0)
    return {
      action: request?.kind ?? "pass",
      request: request?.id ?? 0,
      choice: anyValue("choice", match, seat, words, random),
    };
  const [action, keys] = pick(random, actions);
  const intent: Record<string, Json> = { action, request: request.id };
  for (const key of keys) {
    if (random(3) > 0) intent[key] = anyValue(key, match, seat, words, random);
  }
  return intent;
}

/** Any head of an action at all, its open slots filled with what narrow offers for them. */
export function anyHeadFilled(match: Match, seat: Seat, words: Vocabulary, random: Draw): Data {
  const guess = anyIntent(match, seat, words, random);
  const def = match.game.actions[guess.action as string];
  if (def === undefined) return guess;
  const own = Object.entries(guess).filter(
    ([key]) => key === "action" || key === "request" || def.head?.includes(key),
  );
  return filled(match, seat, Object.fromEntries(own), random);
}

/** The draft with a random value in every slot that narrow opens, as far as it goes. */
export function filled(match: Match, seat: Seat, head: Data, random: Draw): Data {
  let draft = head;
  for (;;) {
    const slot = narrow(match, seat, draft);
    if (slot === "complete" || isRefusal(slot)) return draft;
    const value = draw(slot.domain, random);
    if (value === undefined || slot.slot in draft) return draft;
    draft = { ...draft, [slot.slot]: value };
  }
}

/** A legal intent with the value of one key put in the place of another of its kind. */
export function nearlyLegal(
  match: Match,
  seat: Seat,
  legal: readonly Data[],
  words: Vocabulary,
  random: Draw,
): Data {
  if (legal.length === 0) return anyIntent(match, seat, words, random);
  const intent: Record<string, Json> = { ...pick(random, legal) };
  const keys = [...(words.keys.get(intent.action as string) ?? ["choice"])];
  if (keys.length === 0) return intent;
  const key = pick(random, keys);
  if (random(4) === 0) delete intent[key];
  else intent[key] = anyValue(key, match, seat, words, random);
  return intent;
}

/** Every value of a key that could be meant here: its words, names, and lists of up to two names. */
export function everyValue(key: string, names: readonly string[], words: Vocabulary): Json[] {
  const lists = words.lists.has(key) ? [[], ...names.map((name) => [name]), ...pairs(names)] : [];
  return [...(words.words.get(key) ?? []), ...names, ...lists];
}

/** Every head of every action that answers what the seat is asked: all values of all its keys. */
export function* everyHead(
  match: Match,
  seat: Seat,
  words: Vocabulary,
  names: readonly string[] = namesSeen(match, seat),
): Iterable<Data> {
  const request = requests(match).find((one) => one.seat === seat);
  if (request === undefined || request.domain !== null) return;
  for (const [action, { answers, head = [] }] of Object.entries(match.game.actions)) {
    if (!answers.includes(request.kind)) continue;
    let drafts: Data[] = [{ action, request: request.id }];
    for (const key of head) {
      const all = everyValue(key, names, words);
      drafts = drafts.flatMap((draft) => [draft, ...all.map((value) => ({ ...draft, [key]: value }))]);
    }
    yield* drafts;
  }
}

const pairs = (names: readonly string[]): string[][] => names.flatMap((a) => names.map((b) => [a, b]));

function anyValue(key: string, match: Match, seat: Seat, words: Vocabulary, random: Draw): Json {
  const names = namesSeen(match, seat);
  if (words.lists.has(key) && random(8) > 0)
    return Array.from({ length: random(4) }, () => pick(random, names));
  const seen = words.words.get(key) ?? [];
  return seen.length > 0 && random(3) > 0 ? pick(random, seen) : pick(random, names);
}

/** The first so many of a seat's legal intents. */
export function legalIntents(match: Match, seat: Seat, most: number): Data[] {
  const out: Data[] = [];
  for (const intent of enumerate(match, seat)) {
    if (out.push(intent) >= most) break;
  }
  return out;
}
