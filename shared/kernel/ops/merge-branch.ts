/** Grafts a branch (kernel.md 10): the seat's side of its world takes the place of the base's. */

import type { Match } from "../model/match.ts";
import { type Entry, NONE, type Obj, type Seat, type State } from "../model/state.ts";
import { put } from "../model/undo.ts";
import { dropViews } from "./cache.ts";
import { blank } from "./ops.ts";
import { publicStream, secretStream } from "./random.ts";

/** The seat's side by where things lie; the other sides of its world are the base's still. */
export function mergeBranch(m: Match, seat: Seat, { state: own }: Match): void {
  const { state, undo } = m;
  const objects = state.objects.slice();
  for (let zone = 0; zone < state.zones.length; zone++) {
    if (own.zones[zone].seat !== seat) continue;
    for (const slot of state.zones[zone].list) if (slot >= 0) objects[slot] = own.objects[slot];
    put(undo, state.zones[zone], "list", own.zones[zone].list);
  }
  for (let slot = 0; slot < own.objects.length; slot++)
    if (own.objects[slot].owner !== NONE && (objects[slot]?.owner ?? NONE) === NONE)
      putObject(m, objects, slot, own.objects[slot]);
  // As one: an inverse for each object is the most of what a reveal writes down.
  put(undo, state, "objects", objects);
  const { asked, named, vars } = own.seats[seat];
  put(undo, state.seats[seat], "asked", asked);
  put(undo, state.seats[seat], "named", named);
  put(undo, state.seats[seat], "vars", vars);
  for (const stream of [publicStream(seat), secretStream(seat)])
    put(undo, state.drawn, stream, own.drawn[stream]);
  mergeLists(m, seat, own);
  mergeCounters(m, own);
  dropViews(m.cache);
  m.cache.listeners = null;
  m.cache.heard = null;
  m.cache.told = false;
}

/** What is controlled, not placed, goes with its controller; entries stand in the order of their numbers. */
function mergeLists(m: Match, seat: Seat, own: State): void {
  const { state, undo } = m;
  const merged = <T extends { readonly controller: Seat }>(base: readonly T[], branch: readonly T[]): T[] => [
    ...base.filter(({ controller }) => controller !== seat),
    ...branch.filter(({ controller }) => controller === seat),
  ];
  const entries: Entry[] = merged(state.entries, own.entries);
  put(
    undo,
    state,
    "entries",
    entries.sort((a, b) => a.id - b.id),
  );
  put(undo, state, "waiting", merged(state.waiting, own.waiting));
  put(undo, state, "modifiers", merged(state.modifiers, own.modifiers));
  const news = own.memories.filter((one) => !state.memories.some(({ handle }) => handle === one.handle));
  put(undo, state, "memories", [...state.memories, ...news]);
}

function mergeCounters(m: Match, own: State): void {
  const { counters } = m.state;
  const { caps } = m.game;
  for (const key of ["names", "entries", "time"] as const)
    put(m.undo, counters, key, Math.max(counters[key], own.counters[key]));
  const added = own.counters.work;
  // A cap is met by counting up to it, never by stepping over it.
  put(m.undo, counters, "work", Math.min(counters.work + added, caps.match - 1));
  put(m.undo, counters, "turnWork", Math.min(counters.turnWork + added, caps.turn - 1));
}

/** New objects of a world have slots of their own; what lies between is nothing. */
function putObject(m: Match, objects: Obj[], slot: number, obj: Obj): void {
  while (objects.length < slot) objects.push(blank(m, 0, NONE, NONE));
  objects[slot] = obj;
}
