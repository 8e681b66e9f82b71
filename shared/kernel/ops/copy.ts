/** A second match or state that shares only values with the first (kernel.md 14). */

import type { Cache, Match } from "../model/match.ts";
import type { Obj, State } from "../model/state.ts";
import { newUndo } from "../model/undo.ts";
import { newCache } from "./cache.ts";

/** A second match that shares nothing that either may write; values are shared. */
export function fork(m: Match): Match {
  return {
    ...m,
    state: copyState(m.state),
    undo: newUndo(),
    facts: [],
    out: [],
    cache: newCacheOf(m),
  };
}

/** The cache of another match on the same cards. */
export const newCacheOf = (m: Match): Cache => ({ ...newCache(), blocks: m.cache.blocks });

/** A state that shares only values with the first. */
export function copyState(state: State): State {
  return {
    seed: state.seed,
    cards: state.cards,
    seats: state.seats.map(({ left, asked, named, vars }) => ({ left, asked, named, vars })),
    table: state.table,
    objects: state.objects.map(copyObject),
    zones: state.zones.map(({ def, seat, list }) => ({ def, seat, list: list.slice() })),
    entries: state.entries.slice(),
    frames: state.frames.map(({ program, pc, locals, answers }) => ({ program, pc, locals, answers })),
    requests: state.requests.slice(),
    waiting: state.waiting.slice(),
    modifiers: state.modifiers.slice(),
    memories: state.memories.slice(),
    agenda: state.agenda.slice(),
    drawn: state.drawn.slice(),
    counters: { ...state.counters },
    over: state.over,
    segment: state.segment,
    world: state.world,
  };
}

const copyObject = (obj: Obj): Obj => ({
  card: obj.card,
  owner: obj.owner,
  controller: obj.controller,
  zone: obj.zone,
  life: obj.life,
  name: obj.name,
  down: obj.down,
  seen: obj.seen,
  host: obj.host,
  hostName: obj.hostName,
  place: obj.place,
  time: obj.time,
  vars: obj.vars,
  attrs: obj.attrs,
});
