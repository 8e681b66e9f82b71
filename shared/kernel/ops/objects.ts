/**
 * Ops on objects: where they lie, who controls them and who sees them. Each leaves its inverse in the undo log
 * and, where viewers may learn of it, a fact in the event in the making.
 */

import type { Match } from "../model/match.ts";
import type { ZoneDef } from "../model/ruleset.ts";
import {
  type Handle,
  handleAt,
  handleOf,
  type Memory,
  NONE,
  type Obj,
  objectRef,
  type Seat,
  slotOf,
  type World,
} from "../model/state.ts";
import { append, insert, put, remove } from "../model/undo.ts";
import type { Words } from "../model/words.ts";
import { existence, newName, spell } from "./audience.ts";
import { secretStream, shuffled } from "./random.ts";
import { spendMaking } from "./step-budget.ts";
import { snapshotOf } from "./things.ts";
import { nextNumber, ownSide } from "./world.ts";

export interface How {
  /** Index in the new zone: a slot of a numbered zone, or a position; the end (top) by default. */
  readonly at?: number;
  readonly down?: boolean;
  /** Bits of viewers that see it beyond its zone and face. */
  readonly seen?: number;
  readonly host?: Handle;
  readonly place?: number;
  readonly controller?: Seat;
  /** Whether a new object begins; by default when the realm changes (kernel.md 1). */
  readonly fresh?: boolean;
}

export const zoneDefOf = (m: Match, zone: number): ZoneDef => m.game.zones[m.state.zones[zone].def];

/** The zone of a definition that belongs to the seat, or the table's. */
export function zoneOf<W extends Words>(m: Match<W>, id: W["zone"], seat: Seat): number {
  const base = m.layout.zoneBase[id];
  return m.game.zones[m.layout.zoneDefs[base]].owner === "table" ? base : base + seat;
}

/**
 * Moves an object and returns the handle it goes on as: the same inside a realm, a new
 * object's in another (kernel.md 1).
 */
export function move(m: Match, handle: Handle, zone: number, how: How = {}): Handle {
  if (m.state.world !== null) {
    ownSide(m, m.state.zones[m.state.objects[slotOf(handle)].zone].seat);
    if (m.state.zones[zone].seat !== m.state.world.seat) return defer(m, handle, zone);
  }
  const { state, undo } = m;
  const slot = slotOf(handle);
  const obj = state.objects[slot];
  const from = obj.zone;
  const maskBefore = existence(m, obj);
  const nameBefore = obj.name;
  const to = zoneDefOf(m, zone);
  touch(m, slot, (obj.seen | (how.seen ?? 0)) !== 0);
  const fresh = how.fresh ?? zoneDefOf(m, from).realm !== to.realm;
  takeOut(m, from, slot);
  if (fresh) renew(m, slot, obj, zone);
  put(undo, obj, "zone", zone);
  put(undo, obj, "down", how.down ?? to.down === true);
  put(undo, obj, "seen", how.seen ?? 0);
  put(undo, obj, "place", how.place ?? 0);
  if (how.host !== undefined || obj.host !== NONE) attachTo(m, obj, how.host ?? NONE);
  const controller = how.controller ?? (fresh ? ownerOf(m, zone, obj) : obj.controller);
  if (controller !== obj.controller) put(undo, obj, "controller", controller);
  const at = putIn(m, zone, slot, how.at);
  rename(m, obj, maskBefore);
  const op = "move";
  m.facts.push({ op, slot, from, to: zone, at, maskBefore, nameBefore, told: snapshotOf(m, obj), fresh });
  return handleAt(state, slot);
}

/** A branch cannot reach outside: the thing leaves now and arrives at the reveal (kernel.md 10). */
function defer(m: Match, handle: Handle, zone: number): Handle {
  const world = m.state.world as World;
  const left = move(m, handle, zoneOf(m, m.game.away as string, world.seat));
  const deferred = [...world.deferred, { handle: left, zone }];
  put(m.undo, m.state, "world", { ...world, deferred });
  return left;
}

/** Drops what was derived from an object that is about to change; the undo log brings it back with the object. */
export function touch(m: Match, slot: number, peeks: boolean): void {
  const { cache, undo } = m;
  if (cache.things[slot] !== undefined) put(undo, cache.things, slot, undefined);
  if (cache.ownThings[slot] !== undefined) put(undo, cache.ownThings, slot, undefined);
  forgetZone(m, m.state.objects[slot].zone);
  forgetTold(m);
  if (peeks) put(undo, cache, "peeked", null);
  if (isListener(m, slot)) stir(m, slot);
}

/** What lies in the zone may have changed, or what it looks like. */
function forgetZone({ cache, undo }: Match, zone: number): void {
  if (cache.listed[zone] !== undefined) put(undo, cache.listed, zone, undefined);
  if (cache.shown !== null) put(undo, cache, "shown", null);
}

/** What is told of attributes may no longer be so. */
export function forgetTold({ cache, undo }: Match): void {
  if (cache.told) put(undo, cache, "told", false);
}

/** Whether it has abilities that work without being used: its card's or one that it was given. */
const isListener = ({ pool, state }: Match, slot: number): boolean =>
  pool.passive[state.objects[slot].card] ||
  state.modifiers.some(({ gives, refs }) => gives !== undefined && refs.some((one) => slotOf(one) === slot));

/**
 * Being in play is a matter of the object alone (kernel.md 1): who listens may have changed with it. Written down even
 * where nobody was found yet, since they may be before this is taken back.
 */
function stir(m: Match, slot: number): void {
  const { stirred } = m.cache;
  put(m.undo, m.cache, "listeners", null);
  if (stirred?.includes(slot) === false) put(m.undo, m.cache, "stirred", [...stirred, slot]);
}

/** What is given to objects and players has changed, and who listens with it. */
export function forgetListeners(m: Match): void {
  put(m.undo, m.cache, "listeners", null);
  put(m.undo, m.cache, "stirred", null);
}

const ownerOf = (m: Match, zone: number, obj: Obj): Seat => {
  const { seat } = m.state.zones[zone];
  return seat === NONE ? obj.owner : seat;
};

function takeOut(m: Match, zone: number, slot: number): void {
  const { list, def } = m.state.zones[zone];
  const index = list.lastIndexOf(slot);
  if (m.game.zones[def].slots) put(m.undo, list, index, NONE);
  else remove(m.undo, list, index);
}

function putIn(m: Match, zone: number, slot: number, at: number | undefined): number {
  forgetZone(m, zone);
  const { list, def } = m.state.zones[zone];
  if (m.game.zones[def].slots) {
    const index = at ?? list.indexOf(NONE);
    if (list[index] !== NONE) throw new Error(`no free slot in ${m.layout.zoneKeys[zone]}`);
    put(m.undo, list, index, slot);
    return index;
  }
  const index = at ?? list.length;
  insert(m.undo, list, index, slot);
  return index;
}

/** Ends the object in this slot and begins a new one there, which keeps what the ruleset carries over. */
function renew(m: Match, slot: number, obj: Obj, zone: number, goesOn = true): void {
  const { undo, layout, state } = m;
  const to = zoneDefOf(m, zone);
  if (m.game.remembers?.(m, obj) ?? m.game.inPlay(m, obj)) remember(m, slot, obj, goesOn);
  put(undo, obj, "life", obj.life + 1);
  const kept = m.game.carry?.(m, obj, to) ?? null;
  if (kept !== null || obj.vars !== layout.noVars) put(undo, obj, "vars", kept ?? layout.noVars);
  if (obj.attrs !== layout.noAttrs) put(undo, obj, "attrs", layout.noAttrs);
  put(undo, obj, "time", state.counters.time);
  put(undo, state.counters, "time", state.counters.time + 1);
}

/** Last-known information, kept while something may still refer to it (kernel.md 9). */
function remember(m: Match, slot: number, obj: Obj, goesOn: boolean): void {
  const { card, owner, controller, zone, vars, attrs, life } = obj;
  // What is not in play has no attributes that could have been told.
  if (m.cache.trial?.untold === true && (zoneDefOf(m, zone).play === true || attrs !== m.layout.noAttrs))
    m.cache.trial.spoilt = true;
  const memory: Memory = {
    handle: handleOf(slot, life),
    card,
    owner,
    controller,
    zone,
    vars,
    attrs,
    next: goesOn ? handleOf(slot, life + 1) : NONE,
  };
  append(m.undo, m.state.memories, memory);
}

/** Drops the memories; called where nothing waits that could refer to them. */
export function forget(m: Match): void {
  if (m.state.memories.length > 0) put(m.undo, m.state, "memories", []);
}

/** A thing gets a new name whenever its audience changes, and never an old one (kernel.md 2). */
function rename(m: Match, obj: Obj, before: number): void {
  const after = existence(m, obj);
  if (after !== before) put(m.undo, obj, "name", newName(m, after));
}

function attachTo(m: Match, obj: Obj, host: Handle): void {
  put(m.undo, obj, "host", host);
  put(m.undo, obj, "hostName", host === NONE ? "" : spell(m, objectRef(host)));
}

/** A new object outside every deck (a token); its slot is the next one. Returns its handle. */
export function create(m: Match, card: number, owner: Seat, zone: number, how: How = {}): Handle {
  const { state, undo } = m;
  ownSide(m, state.zones[zone].seat);
  const slot = nextNumber(m, state.objects.length);
  spendMaking(m, slot);
  while (state.objects.length < slot) append(undo, state.objects, blank(m, 0, NONE, NONE));
  append(undo, state.objects, blank(m, card, owner, zone));
  const obj = state.objects[slot];
  touch(m, slot, (how.seen ?? 0) !== 0);
  put(undo, obj, "down", how.down ?? zoneDefOf(m, zone).down === true);
  put(undo, obj, "seen", how.seen ?? 0);
  put(undo, obj, "place", how.place ?? 0);
  put(undo, obj, "controller", how.controller ?? owner);
  put(undo, obj, "time", state.counters.time);
  put(undo, state.counters, "time", state.counters.time + 1);
  if (how.host !== undefined) attachTo(m, obj, how.host);
  const at = putIn(m, zone, slot, how.at);
  rename(m, obj, 0);
  m.facts.push({
    op: "move",
    slot,
    from: NONE,
    to: zone,
    at,
    maskBefore: 0,
    nameBefore: "",
    told: snapshotOf(m, obj),
    fresh: true,
  });
  return handleOf(slot, 0);
}

/** Takes an object out of every zone for good: a token that leaves play, the things of a player who leaves. */
export function vanish(m: Match, handle: Handle): void {
  const { undo } = m;
  const slot = slotOf(handle);
  const obj = m.state.objects[slot];
  const { zone: from, name: nameBefore } = obj;
  ownSide(m, m.state.zones[from].seat);
  const maskBefore = existence(m, obj);
  touch(m, slot, obj.seen !== 0);
  takeOut(m, from, slot);
  renew(m, slot, obj, from, false);
  put(undo, obj, "zone", NONE);
  put(undo, obj, "seen", 0);
  if (obj.host !== NONE) attachTo(m, obj, NONE);
  rename(m, obj, maskBefore);
  m.facts.push({
    op: "move",
    slot,
    from,
    to: NONE,
    at: 0,
    maskBefore,
    nameBefore,
    told: snapshotOf(m, obj),
    fresh: true,
  });
}

/** An object of the match's first state; `zone` must list its slot already, or be NONE for a slot without one. */
export const blank = (m: Match, card: number, owner: Seat, zone: number): Obj => ({
  card,
  owner,
  controller: owner,
  zone,
  life: 0,
  name: "",
  down: false,
  seen: 0,
  host: NONE,
  hostName: "",
  place: 0,
  time: 0,
  vars: m.layout.noVars,
  attrs: m.layout.noAttrs,
});

/** Lets viewers see an object where it lies: its identity, and that it exists. */
export function show(m: Match, handle: Handle, to: number): void {
  retell(m, handle, (obj) => put(m.undo, obj, "seen", obj.seen | to));
}

/** Turns an object face down or up. `seen` names who keeps knowing a face-down one. */
export function turnFace(m: Match, handle: Handle, down: boolean, seen = 0): void {
  retell(m, handle, (obj) => {
    put(m.undo, obj, "down", down);
    put(m.undo, obj, "seen", seen);
  });
}

/** Gives an object to another controller where it lies. */
export function control(m: Match, handle: Handle, seat: Seat): void {
  if (m.state.objects[slotOf(handle)].controller === seat) return;
  retell(m, handle, (obj) => put(m.undo, obj, "controller", seat));
}

/** Ends every private look at the object. */
export function hide(m: Match, handle: Handle): void {
  retell(m, handle, (obj) => put(m.undo, obj, "seen", 0));
}

function retell(m: Match, handle: Handle, change: (obj: Obj) => void): void {
  const slot = slotOf(handle);
  const obj = m.state.objects[slot];
  ownSide(m, m.state.zones[obj.zone].seat);
  touch(m, slot, true);
  const maskBefore = existence(m, obj);
  const nameBefore = obj.name;
  change(obj);
  rename(m, obj, maskBefore);
  const { zone } = obj;
  const at = m.state.zones[zone].list.lastIndexOf(slot);
  m.facts.push({
    op: "move",
    slot,
    from: zone,
    to: zone,
    at,
    maskBefore,
    nameBefore,
    told: snapshotOf(m, obj),
    fresh: false,
  });
}

/**
 * Two objects change items: each goes on as the object it was, under its own name, as the other's card
 * (one object of several items, as a lineage is).
 */
export function exchange(m: Match, a: Handle, b: Handle): void {
  const { card, owner } = m.state.objects[slotOf(a)];
  const other = m.state.objects[slotOf(b)];
  become(m, a, other.card, other.owner);
  become(m, b, card, owner);
}

/** An object goes on under its own name as another card: its other face, or a copy of something. */
export function recast(m: Match, handle: Handle, card: number): void {
  become(m, handle, card, m.state.objects[slotOf(handle)].owner);
}

function become(m: Match, handle: Handle, card: number, owner: Seat): void {
  retell(m, handle, (obj) => {
    put(m.undo, obj, "card", card);
    put(m.undo, obj, "owner", owner);
  });
  if (m.pool.passive[card]) stir(m, slotOf(handle));
}

/**
 * Puts the zone's objects in a given order. Who sees into the zone is told it; who was
 * shown a single thing there knows it no longer, since nobody could follow it.
 */
export function arrange(m: Match, zone: number, order: readonly number[]): void {
  ownSide(m, m.state.zones[zone].seat);
  const { objects, zones } = m.state;
  const mask = m.layout.zoneMasks[zone];
  for (const slot of order)
    if (slot >= 0 && (objects[slot].seen & ~mask) !== 0) hide(m, handleAt(m.state, slot));
  forgetZone(m, zone);
  put(m.undo, zones[zone], "list", order);
  const things = mask === 0 ? [] : order.map((slot) => (slot < 0 ? null : objects[slot].name));
  m.facts.push({ op: "shuffle", zone, mask, things });
}

/** Puts a seat's zone in a random order, which no draw that another seat sees tells anything of (kernel.md 12). */
export function shuffle(m: Match, zone: number): void {
  const { seat, list } = m.state.zones[zone];
  arrange(m, zone, shuffled(m, secretStream(seat), list));
}
