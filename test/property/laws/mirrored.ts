import { expect } from "vitest";
import { actingIn } from "../../../shared/kernel/flow/segments.ts";
import {
  canonical,
  createMatch,
  type Data,
  type Draft,
  type Event,
  isRefusal,
  type Json,
  type Match,
  narrow,
  newCatalog,
  type Ruleset,
  requests,
  type Seat,
  sample,
  submit,
  viewOf,
} from "../../../shared/kernel/index.ts";
import type { Obj } from "../../../shared/kernel/model/state.ts";
import { existence } from "../../../shared/kernel/ops/audience.ts";
import { publicStream, secretStream, wordsOf } from "../../../shared/kernel/ops/random.ts";
import { expectText } from "../bytes.ts";
import type { Law } from "../law.ts";
import { type Play, submitMove } from "../play.ts";

/** A match and its mirror image: seats, decks, the first to begin and what each seat draws changed about. */
interface Pair {
  readonly a: Match;
  readonly b: Match;
  /** How many cards each seat of `a` began with. */
  readonly sizes: readonly [number, number];
  /** Lists whose order says nothing: what is only offered, and what hidden segments number by seat. */
  readonly loose: ReadonlySet<string>;
  /** By seat of `a`: what it ever heard of there, and what that is called in `b`. */
  readonly names: readonly [Map<string, string>, Map<string, string>];
}

/** The random words of a match in which each seat draws what the other would (kernel.md 12). */
class MirroredWords extends Map<string, Uint32Array> {
  readonly #seed: string;

  constructor(seed: string) {
    super();
    this.#seed = seed;
  }

  override get(key: string): Uint32Array {
    const [stream, index] = key.split(".").map(Number);
    const words = super.get(key) ?? wordsOf(this.#seed, MIRRORED_STREAM.get(stream) ?? stream, index);
    this.set(key, words);
    return words;
  }
}

const MIRRORED_STREAM = new Map(
  [publicStream, secretStream].flatMap((stream) => [
    [stream(0), stream(1)],
    [stream(1), stream(0)],
  ]),
);

const mirrorOf = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  start(m, decks) {
    m.cache.blocks = new MirroredWords(m.state.seed);
    ruleset.start(m, decks);
  },
});

function pairOf({ world, setup, random }: Play, first: (seat: Seat) => Data): Pair {
  const begins = random(2);
  const [x, y] = setup.seats;
  const begun = (ruleset: Ruleset, seats: Play["setup"]["seats"], seat: Seat): Match =>
    createMatch(
      { ...setup, seats, options: { ...setup.options, ...first(seat) } },
      newCatalog([ruleset], world.sets),
    ).match;
  return {
    a: begun(world.ruleset, [x, y], begins),
    b: begun(mirrorOf(world.ruleset), [y, x], 1 - begins),
    sizes: [x.deck.length, y.deck.length],
    loose: new Set(["of", "items", ...(world.ruleset.segmentOrder === undefined ? [] : ["entries"])]),
    names: [new Map(PLAYERS), new Map(PLAYERS)],
  };
}

const PLAYERS = [
  ["p0", "p1"],
  ["p1", "p0"],
] as const;

const mirrorSeat = (seat: Seat): Seat => (seat < 0 ? seat : 1 - seat);

/** What came after the start, in order, by whose it is: in hidden segments each seat counts for itself. */
function born<T>(list: readonly T[], whose: (one: T) => Seat): Map<Seat, T[]> {
  const out = new Map<Seat, T[]>();
  for (const one of list) out.set(whose(one), [...(out.get(whose(one)) ?? []), one]);
  return out;
}

/** Each of `a` with what it is in `b`. */
const paired = <T>(a: readonly T[], b: readonly T[], whose: (one: T) => Seat): [T, T][] => {
  const others = born(b, whose);
  return [...born(a, whose)].flatMap(([seat, own]) =>
    own.map((one, at): [T, T] => [one, others.get(mirrorSeat(seat))?.[at] as T]),
  );
};

/** Things of `a` with what they are in `b`: cards by where they lay in the decks, others by when they came. */
function things(a: Match, b: Match, [x, y]: Pair["sizes"]): [Obj, Obj][] {
  const { objects } = b.state;
  const cards = a.state.objects
    .slice(0, x + y)
    .map((obj, slot): [Obj, Obj] => [obj, objects[slot < x ? slot + y : slot - x]]);
  // What was never there lies between those that worlds of their own have made.
  const made = (m: Match) =>
    m.state.objects.slice(x + y).filter(({ owner, zone }) => owner >= 0 || zone >= 0);
  return [...cards, ...paired(made(a), made(b), ({ owner }) => owner)];
}

/** What everybody, or this seat, calls or once called things in `a`, and what they are called in `b`. */
function namesOf(pair: Pair, seat: Seat): ReadonlyMap<string, string> {
  const names = pair.names[seat];
  // In a hidden segment the seat sees what is public, which stands still, and its own doings.
  for (const [a, b] of [
    [pair.a, pair.b],
    [actingIn(pair.a, seat), actingIn(pair.b, 1 - seat)],
  ]) {
    for (const [one, other] of things(a, b, pair.sizes))
      if ((existence(a, one) & (1 << seat)) !== 0) names.set(one.name, other.name);
    for (const [one, other] of paired(a.state.entries, b.state.entries, ({ controller }) => controller))
      names.set(`e${one.id}`, `e${other.id}`);
  }
  return names;
}

/** Learns what things were called on the way of one intent: what waits may tell a name that came and went within it. */
function hear(pair: Pair, seat: Seat, told: readonly Event[], others: readonly Event[]): void {
  const [a, b] = [actingIn(pair.a, seat), actingIn(pair.b, 1 - seat)];
  const [calls, called] = [callsOf(a, told), callsOf(b, others)];
  for (const [one, other] of things(a, b, pair.sizes))
    calls.get(one)?.forEach((name, at) => {
      const another = called.get(other)?.[at];
      if (another !== undefined) for (const names of pair.names) names.set(name, another);
    });
}

/** What everybody may call the things that moved, in their order. */
function callsOf(m: Match, events: readonly Event[]): ReadonlyMap<Obj, readonly string[]> {
  const calls = new Map<Obj, string[]>();
  for (const fact of events.flatMap(({ facts }) => facts)) {
    if (fact.op !== "move" || !fact.told.name.startsWith("c")) continue;
    const obj = m.state.objects[fact.slot];
    calls.set(obj, [...(calls.get(obj) ?? []), fact.told.name]);
  }
  return calls;
}

/** Keys under which a number means a seat. */
const SEATS = new Set([
  "owner",
  "active",
  "starting",
  "first",
  "controller",
  "seat",
  "winners",
  "holder",
  "done",
]);

/** A value of `a` as it must read in `b`. */
function reflected(value: Json, names: ReadonlyMap<string, string>, key = ""): Json {
  if (typeof value === "number") return SEATS.has(key) && value >= 0 ? 1 - value : value;
  if (typeof value === "string") return word(value, names);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.map((one) => reflected(one, names, key));
    return key === "seats" ? list.reverse() : list;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      key === "asks" ? `${1 - Number(name)}` : word(name, names),
      reflected(one, names, name),
    ]),
  );
}

/**
 * An intent of `a` as it is written in `b`, slot by slot: what one slot pays may lie under a new name where the next one
 * looks (C R3.6), and that name is known to neither match before.
 */
function mirroredIntent(pair: Pair, seat: Seat, intent: Data): Data {
  const names = new Map(namesOf(pair, seat));
  let [draft, other]: Data[] = [{}, {}];
  for (const [slot, value] of Object.entries(intent)) {
    if (namesIn(value).some((name) => !names.has(name))) {
      const others = bornWithin(pair.b, 1 - seat, other, new Set(names.values()));
      bornWithin(pair.a, seat, draft, new Set(names.keys())).forEach((name, at) => {
        names.set(name, others[at]);
      });
    }
    draft = { ...draft, [slot]: value };
    other = { ...other, [slot]: reflected(value, names, slot) };
  }
  return other;
}

/** Names that a draft brings about, in the order in which they come. */
function bornWithin(
  m: Match,
  seat: Seat,
  { request: _, ...draft }: Data,
  known: ReadonlySet<string>,
): string[] {
  const next = narrow(m, seat, draft as Draft);
  if (next === "complete" || isRefusal(next)) return [];
  const born = namesIn(next.domain as unknown as Json).filter((name) => !known.has(name));
  return [...new Set(born)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
}

/** What looks like a name of a thing in a value. */
function namesIn(value: Json): string[] {
  if (typeof value === "string") return /^[ch]\d+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

function word(text: string, names: ReadonlyMap<string, string>): string {
  const [head, ...rest] = text.split("/");
  const named = names.get(head);
  if (named !== undefined) return [named, ...rest].join("/");
  return text.replace(/:(\d)$/, (_, seat) => `:${1 - Number(seat)}`);
}

/** The value with its loose lists in one order. */
function ordered(value: Json, loose: ReadonlySet<string>, key = ""): Json {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, ordered(one, loose, name)]));
  const list = value.map((one) => ordered(one, loose, key));
  return loose.has(key) ? list.map(canonical).sort() : list;
}

function expectMirrored(pair: Pair): void {
  for (const seat of [0, 1]) {
    const a = viewOf(pair.a, seat) as unknown as Json;
    const b = viewOf(pair.b, 1 - seat) as unknown as Json;
    expectText(
      canonical(ordered(b, pair.loose)),
      canonical(ordered(reflected(a, namesOf(pair, seat)), pair.loose)),
      `mirrored views of ${seat}`,
    );
  }
}

/** Relabelling seats changes nothing else: what one seat may do and sees, the other would in its place. */
function mirrored(play: Play, moves: number): void {
  const { world, random, journal } = play;
  if (world.first === undefined) return;
  const pair = pairOf(play, world.first);
  const { a, b } = pair;
  for (let i = 0; i < moves && a.state.over === null; i++) {
    expectMirrored(pair);
    if (requests(a).length === 0) {
      const move = { by: "host", intent: { action: "continue" } } as const;
      journal.push(move);
      for (const match of [a, b]) submitMove(match, move);
      continue;
    }
    const { seat } = requests(a)[random(requests(a).length)];
    const intent = sample(a, seat, random) as Data;
    journal.push({ by: seat, intent });
    const request = requests(b).find((one) => one.seat === 1 - seat)?.id ?? 0;
    const other = { ...mirroredIntent(pair, seat, intent), request };
    const told = submitMove(a, { by: seat, intent });
    const result = submit(b, 1 - seat, other);
    expect(result, JSON.stringify(other)).toMatchObject({ ok: true });
    if (result.ok) hear(pair, seat, told, result.events);
  }
  expectMirrored(pair);
}

export const laws: readonly Law[] = [
  {
    name: "relabelling seats changes nothing else",
    holds: mirrored,
    quick: { runs: 4, moves: 250 },
    long: { runs: 60, moves: 500 },
    suits: ({ first }) => first !== undefined,
  },
];
