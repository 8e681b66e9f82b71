/** Evaluates terms over a match: what a reference means, what a number is, whether a condition holds. */

import type { Match } from "../model/match.ts";
import type { OwnTerm } from "../model/own-terms.ts";
import type { Scope, ZoneDef } from "../model/ruleset.ts";
import {
  type Data,
  type Handle,
  handleAt,
  type Json,
  type Memory,
  NONE,
  type Obj,
  objectOf,
  objectRef,
  type Ref,
  type Seat,
  seatRef,
  slotOf,
} from "../model/state.ts";
import { spend } from "../ops/step-budget.ts";
import { branchesOf } from "./branches.ts";
import { attrOf } from "./modifiers.ts";

type Node = Data;

/** The seat across; with more seats the next living one in seat order. */
export function opponentOf(m: Match, seat: Seat): Seat {
  const { seats } = m.state;
  for (let i = 1; i < seats.length; i++) {
    const other = (seat + i) % seats.length;
    if (!seats[other].left) return other;
  }
  return (seat + 1) % seats.length;
}

/** What a reference means now: none, one or several things. */
export function refsOf(m: Match, scope: Scope, node: Json): readonly Ref[] {
  const term = node as Node;
  switch (term.ref) {
    case "self":
      return [objectRef(scope.self)];
    case "host": {
      const self = objectOf(m.state, scope.self);
      return self === undefined || self.host < 0 ? [] : [objectRef(self.host)];
    }
    case "you":
      return [seatRef(scope.controller)];
    case "opponent":
      return [seatRef(opponentOf(m, scope.controller))];
    case "players":
      return m.state.seats.flatMap((seat, id) => (seat.left ? [] : [seatRef(id)]));
    case "target":
      return suiting(m, scope, term, scope.targets[term.slot as number] ?? []);
    case "event":
      return eventRef(scope, term.field as string);
    case "var":
      return (scope.vars[term.name as string] as readonly Ref[] | undefined) ?? [];
    case "all":
      return inTurn(m, matching(m, scope, term.of)).map(objectRef);
    case "trace":
      return refsOf(m, scope, term.of).map((ref) =>
        ref.kind === "object" ? objectRef(traced(m, ref.id)) : ref,
      );
    case "controller":
    case "owner":
      return seatsOf(m, scope, term.of, term.ref);
    default:
      return ownOf(m.game.terms?.refs, term.ref).value(m, scope, term);
  }
}

/** A term of the game's own by its word. */
function ownOf<Value>(
  words: Readonly<Record<string, OwnTerm<Value>>> | undefined,
  word: Json,
): OwnTerm<Value> {
  const own = words?.[word as string];
  if (own === undefined) throw new Error(`no term "${String(word)}"`);
  return own;
}

/** Things of several seats in the order of their turns: no seat comes first for being the first. */
function inTurn(m: Match, handles: readonly Handle[]): readonly Handle[] {
  const seatOf = (handle: Handle): Seat => m.state.zones[m.state.objects[slotOf(handle)].zone].seat;
  const [first, ...others] = handles;
  if (first === undefined || others.every((one) => seatOf(one) === seatOf(first))) return handles;
  const order = m.game.triggerOrder(m);
  return handles.toSorted((a, b) => order.indexOf(seatOf(a)) - order.indexOf(seatOf(b)));
}

/** Those of the targets that still are what was asked for, where the compiler says that it counts (A ). */
const suiting = (m: Match, scope: Scope, { suits }: Node, refs: readonly Ref[]): readonly Ref[] =>
  suits === undefined
    ? refs
    : refs.filter(({ kind, id }) => kind !== "object" || matchesHandle(m, scope, id, suits));

function eventRef(scope: Scope, field: string): readonly Ref[] {
  const value = scope.event?.[field];
  if (typeof value !== "number" || value < 0) return [];
  return [field === "seat" ? seatRef(value) : objectRef(value)];
}

/** The seats of these things; of a thing that is gone, as last known, and of a zone whose it is. */
function seatsOf(m: Match, scope: Scope, node: Json, key: "controller" | "owner"): readonly Ref[] {
  const out: Ref[] = [];
  for (const ref of refsOf(m, scope, node)) {
    const obj = ref.kind === "object" ? known(m, ref.id) : undefined;
    const seat = ref.kind === "zone" ? m.state.zones[ref.id].seat : obj?.[key];
    // A zone of the table is nobody's.
    if (seat !== undefined && seat >= 0) out.push(seatRef(seat));
  }
  return out;
}

/** Where an object went on as another: a reference follows the trace of its own effect (A ). */
function traced(m: Match, handle: Handle): Handle {
  let at = handle;
  while (objectOf(m.state, at) === undefined) {
    const memory = m.state.memories.find((one) => one.handle === at);
    if (memory === undefined || memory.next === NONE) return at;
    at = memory.next;
  }
  return at;
}

/** The object, or what was last known of it. */
export const known = (m: Match, handle: Handle): Obj | Memory | undefined =>
  objectOf(m.state, handle) ?? m.state.memories.find((memory) => memory.handle === handle);

/** The living objects among the things a reference means. */
export function objectsOf(m: Match, scope: Scope, node: Json): readonly Handle[] {
  const out: Handle[] = [];
  for (const ref of refsOf(m, scope, node)) {
    if (ref.kind === "object" && objectOf(m.state, ref.id) !== undefined) out.push(ref.id);
  }
  return out;
}

/** The first seat a reference means; the controller when it means none. */
export function seatOf(m: Match, scope: Scope, node: Json): Seat {
  for (const ref of refsOf(m, scope, node)) if (ref.kind === "seat") return ref.id;
  return scope.controller;
}

/** What a number of an effect comes to at most, either way: so many is as good as without end. */
export const NUMBER_MOST = 99_999;

export function numberOf(m: Match, scope: Scope, node: Json): number {
  return typeof node === "number" ? node : bounded(termOf(m, scope, node));
}

const bounded = (value: number): number => Math.max(-NUMBER_MOST, Math.min(NUMBER_MOST, value));

function termOf(m: Match, scope: Scope, node: Json): number {
  const term = node as Node;
  switch (term.num) {
    case "count":
      return matching(m, scope, term.of).length;
    case "attr":
      return attrSum(m, scope, term);
    case "event":
      return (scope.event?.[term.field as string] as number | undefined) ?? 0;
    case "var":
      return (scope.vars[term.name as string] as number | undefined) ?? 0;
    case "x":
      return scope.x;
    case "half": {
      const half = numberOf(m, scope, term.of) / 2;
      return term.up === true ? Math.ceil(half) : Math.floor(half);
    }
    case "highest":
    case "lowest":
      return extreme(m, scope, term);
    case "different":
    case "same":
      return alike(m, scope, term);
    default: {
      const folding = fold[term.num as string];
      if (folding === undefined) return ownOf(m.game.terms?.numbers, term.num).value(m, scope, term);
      return (term.of as readonly Json[]).map((one) => numberOf(m, scope, one)).reduce(folding);
    }
  }
}

const fold: Readonly<Record<string, ((a: number, b: number) => number) | undefined>> = {
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  min: (a, b) => Math.min(a, b),
  max: (a, b) => Math.max(a, b),
};

/** The highest or lowest value among what has the attribute; 0 where nothing has. */
function extreme(m: Match, scope: Scope, { num, of, attr }: Node): number {
  const values = matching(m, scope, of)
    .filter((one) => m.game.lacks?.(m, m.state.objects[slotOf(one)], attr as string) !== true)
    .map((one) => readValue(m, one, attr as string));
  return values.length === 0 ? 0 : num === "highest" ? Math.max(...values) : Math.min(...values);
}

/** How many different values of a trait there are among them, or how many of them at most share one. */
function alike(m: Match, scope: Scope, { num, of, in: trait }: Node): number {
  const counts = new Map<string | number, number>();
  for (const one of matching(m, scope, of))
    for (const value of new Set(m.game.traits?.[trait as string].values(m, one) ?? []))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  return num === "different" ? counts.size : Math.max(0, ...counts.values());
}

function attrSum(m: Match, scope: Scope, term: Node): number {
  let sum = 0;
  for (const ref of refsOf(m, scope, term.of)) {
    if (ref.kind === "object") sum += readValue(m, ref.id, term.attr as string);
  }
  return sum;
}

/** An attribute, counter or mark of an object, or its last known one. */
export function readValue(m: Match, handle: Handle, key: string): number {
  const index = m.layout.varIndex[key];
  const obj = objectOf(m.state, handle);
  if (index !== undefined) return (obj ?? known(m, handle))?.vars[index] ?? 0;
  if (obj !== undefined) return attrOf(m, handle, key);
  return known(m, handle)?.attrs[m.layout.attrIndex[key]] ?? 0;
}

export function holds(m: Match, scope: Scope, node: Json): boolean {
  if (node === null) return true;
  const term = node as Node;
  switch (term.is) {
    case "any":
      return matching(m, scope, term.of).length > 0;
    case "matches": {
      const objects = objectsOf(m, scope, term.what);
      return objects.length > 0 && objects.every((handle) => matchesHandle(m, scope, handle, term.filter));
    }
    case "and":
      return (term.of as readonly Json[]).every((one) => holds(m, scope, one));
    case "or":
      return (term.of as readonly Json[]).some((one) => holds(m, scope, one));
    case "not":
      return !holds(m, scope, term.of);
    case "yourTurn":
      return m.game.triggerOrder(m)[0] === scope.controller;
    case "phase":
      return m.game.when(m).phase.split("/")[0] === term.phase;
    case "odd":
    case "even":
      return (numberOf(m, scope, term.of) % 2 === 0) === (term.is === "even");
    default:
      if (term.left === undefined) return ownOf(m.game.terms?.conditions, term.is).value(m, scope, term);
      return compare(term.is as string, numberOf(m, scope, term.left), numberOf(m, scope, term.right));
  }
}

function compare(is: string, left: number, right: number): boolean {
  if (is === "=") return left === right;
  if (is === "<") return left < right;
  if (is === "<=") return left <= right;
  return is === ">" ? left > right : left >= right;
}

/** Objects a filter matches: those in play, unless it names zones. In zone and list order. */
export function matching(m: Match, scope: Scope, filter: Json): Handle[] {
  const { state, game } = m;
  const ways = branchesOf(filter as Data);
  const out: Handle[] = [];
  for (let id = 0; id < state.zones.length; id++) {
    const zone = state.zones[id];
    const here = ways.filter((way) => looksIn(way, game.zones[zone.def]));
    if (here.length === 0) continue;
    for (const slot of zone.list) {
      if (slot < 0) continue;
      const obj = state.objects[slot];
      const handle = handleAt(state, slot);
      if (here.some((way) => isFound(m, scope, obj, handle, way))) out.push(handle);
    }
  }
  return out;
}

const looksIn = ({ in: zones }: Data, { id, play }: ZoneDef): boolean =>
  zones === undefined ? play === true : (zones as readonly string[]).includes(id);

const isFound = (m: Match, scope: Scope, obj: Obj, handle: Handle, way: Data): boolean =>
  (way.in !== undefined || m.game.inPlay(m, obj)) && matches(m, scope, obj, handle, way);

export function matchesHandle(m: Match, scope: Scope, handle: Handle, filter: Json): boolean {
  const obj = objectOf(m.state, handle);
  return obj !== undefined && matches(m, scope, obj, handle, filter);
}

/** Whether every key of the filter holds for the object; its zone is looked at too. */
export function matches(m: Match, scope: Scope, obj: Obj, handle: Handle, filter: Json): boolean {
  spend(m);
  if (filter === null) return true;
  const node = filter as Node;
  for (const key in node) if (!keyHolds(m, scope, obj, handle, key, node[key])) return false;
  return true;
}

function keyHolds(m: Match, scope: Scope, obj: Obj, handle: Handle, key: string, value: Json): boolean {
  switch (key) {
    case "in":
      return (value as readonly string[]).includes(m.game.zones[m.state.zones[obj.zone].def].id);
    case "controller":
    case "owner":
      return (obj[key] === scope.controller) === (value === "you");
    case "other":
      return handle !== scope.self && !isMovedSelf(scope, handle);
    case "self":
      return handle === scope.self;
    case "host":
      return objectOf(m.state, scope.self)?.host === handle;
    case "has": {
      const attr = (value as Node).attr as string;
      return (
        m.game.lacks?.(m, obj, attr) !== true && within(m, scope, readValue(m, handle, attr), value as Node)
      );
    }
    case "not":
      return !matches(m, scope, obj, handle, value);
    case "any":
      return (value as readonly Json[]).some((one) => matches(m, scope, obj, handle, one));
    default:
      return m.game.filters[key].test(m, obj, value, scope);
  }
}

/** Whether it is what the ability's own object became in the event that it waited for (A ). */
const isMovedSelf = ({ self, event }: Scope, handle: Handle): boolean =>
  event !== null && event.object === self && event.became === handle;

const within = (m: Match, scope: Scope, value: number, { least, most }: Node): boolean =>
  (least === undefined || value >= numberOf(m, scope, least)) &&
  (most === undefined || value <= numberOf(m, scope, most));
