/**
 * Ops on values: marks of objects, the table's and the seats' records, entries, the end. Each leaves its inverse
 * in the undo log and, where viewers may learn of it, a fact in the event in the making.
 */

import type { Match } from "../model/match.ts";
import type { Nothing } from "../model/ruleset.ts";
import {
  type Data,
  type Entry,
  type Handle,
  NONE,
  type Obj,
  type Outcome,
  objectOf,
  type Seat,
  slotOf,
} from "../model/state.ts";
import { append, put, remove, whole } from "../model/undo.ts";
import type { KeyOf, Words } from "../model/words.ts";
import { existence } from "./audience.ts";
import { forgetTold, touch } from "./objects.ts";
import { snapshotOf } from "./things.ts";
import { nextNumber, ownSide } from "./world.ts";

export const varOf = <W extends Words>(m: Match<W>, obj: Obj, key: W["var"]): number =>
  obj.vars[m.layout.varIndex[key]];

/** Sets a counter or mark of an object; a stale handle changes nothing. */
export function setVar<W extends Words>(m: Match<W>, handle: Handle, key: W["var"], value: number): void {
  const obj = objectOf(m.state, handle);
  const index = m.layout.varIndex[key];
  if (obj === undefined || obj.vars[index] === value) return;
  whole(value, key);
  ownSide(m, m.state.zones[obj.zone].seat);
  touch(m, slotOf(handle), false);
  const vars = obj.vars.slice();
  vars[index] = value;
  put(m.undo, obj, "vars", vars);
  const mask = key[0] === "_" ? 0 : existence(m, obj);
  m.facts.push({ op: "thing", slot: slotOf(handle), told: snapshotOf(m, obj), key, value, mask });
}

export function addVar<W extends Words>(m: Match<W>, handle: Handle, key: W["var"], by: number): void {
  const obj = objectOf(m.state, handle);
  if (obj !== undefined) setVar(m, handle, key, varOf(m, obj, key) + by);
}

/** Writes the attributes viewers are told of; called when an event closes. */
export function tellAttrs(m: Match, slot: number, attrs: readonly number[], mask: number): void {
  const obj = m.state.objects[slot];
  const old = obj.attrs;
  for (let i = 0; i < attrs.length; i++) whole(attrs[i], m.game.attrs[i]);
  touch(m, slot, false);
  put(m.undo, obj, "attrs", attrs);
  const told = snapshotOf(m, obj);
  for (let i = 0; i < attrs.length; i++) {
    if (attrs[i] !== (old[i] ?? 0)) {
      m.facts.push({ op: "thing", slot, told, key: m.game.attrs[i], value: attrs[i], mask });
    }
  }
}

export function setTable<W extends Words, K extends KeyOf<W["table"]>>(
  m: Match<W>,
  key: K,
  value: W["table"][K],
): void {
  if (m.state.table[key] === value) return;
  if (typeof value === "number") whole(value, key);
  ownSide(m, NONE);
  forgetTold(m);
  put(m.undo, m.state, "table", { ...m.state.table, [key]: value });
  m.facts.push({ op: "table", key, value });
}

export function setSeat<W extends Words, K extends KeyOf<W["seat"]>>(
  m: Match<W>,
  seat: Seat,
  key: K,
  value: W["seat"][K],
): void {
  const record = m.state.seats[seat];
  if (record.vars[key] === value) return;
  if (typeof value === "number") whole(value, key);
  ownSide(m, seat);
  forgetTold(m);
  put(m.undo, record, "vars", { ...record.vars, [key]: value });
  m.facts.push({ op: "seat", seat, key, value });
}

/** An entry of one of these kinds before it is added. */
export type NewEntry<E extends Entry = Entry> = E extends Entry ? Omit<E, "id" | "told"> : never;

/** What must be said of a new entry: all that is kept of it, unless nothing is. */
type Needed<E extends Entry> = "kind" | "controller" | (Nothing extends E["data"] ? never : "data");

/** What is said of a new entry of one of these kinds. */
export type GivenEntry<E extends Entry = Entry> = E extends Entry
  ? Pick<E, Needed<E>> & Partial<Omit<E, "id" | "told" | Needed<E>>>
  : never;

/** An entry of which nothing is said but what it must have. */
const PLAIN: Omit<NewEntry, "kind" | "controller"> = {
  source: NONE,
  ability: NONE,
  mode: "",
  targets: [],
  x: 0,
  price: "",
  paid: 0,
  hold: null,
  data: {},
};

/** Adds an entry on top and returns its id; what is not said of it is empty. `told` is what everybody hears of it. */
export function addEntry<W extends Words>(m: Match<W>, given: GivenEntry<W["entry"]>, told: Data): number;
export function addEntry(m: Match, given: GivenEntry, told: Data): number {
  const { state, undo } = m;
  const entry: NewEntry = { ...PLAIN, ...given };
  whole(entry.x, "x");
  whole(entry.paid, "paid");
  ownSide(m, entry.controller);
  const id = nextNumber(m, state.counters.entries + 1);
  forgetTold(m);
  put(undo, state.counters, "entries", id);
  append(undo, state.entries, { ...entry, id, told });
  m.facts.push({ op: "entry", name: `e${id}`, entry: told });
  return id;
}

/** Changes an entry; `told` is merged into what everybody was told of it. */
export function setEntry<W extends Words>(
  m: Match<W>,
  id: number,
  change: Partial<Omit<NewEntry, "data">> & { readonly data?: W["entry"]["data"] },
  told?: Data,
): void;
export function setEntry(m: Match, id: number, change: Partial<NewEntry>, told: Data = {}): void {
  const { state, undo } = m;
  const index = state.entries.findIndex((one) => one.id === id);
  const old = state.entries[index];
  ownSide(m, old.controller);
  forgetTold(m);
  const next = { ...old, ...change, told: { ...old.told, ...told } };
  put(undo, state.entries, index, next);
  if (Object.keys(told).length > 0) m.facts.push({ op: "entry", name: `e${id}`, entry: next.told });
}

/** Takes an entry off, wherever it stands; what it held is the ruleset's to free. */
export function dropEntry(m: Match, id: number, reason: string): void {
  const { state, undo } = m;
  forgetTold(m);
  const index = state.entries.findIndex((one) => one.id === id);
  ownSide(m, state.entries[index].controller);
  remove(undo, state.entries, index);
  m.facts.push({ op: "exit", name: `e${id}`, reason });
}

export function endMatch(m: Match, outcome: Outcome): void {
  if (m.state.over !== null) return;
  ownSide(m, NONE);
  put(m.undo, m.state, "over", outcome);
  m.facts.push({ op: "over", winners: outcome.winners, reason: outcome.reason });
}
