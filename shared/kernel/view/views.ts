/**
 * What a viewer sees (law 6): one public part, built once per revision for
 * everybody, and a private part a seat that holds only what the public part lacks.
 */

import { openRequest } from "../flow/open-requests.ts";
import { ownPart } from "../flow/requests.ts";
import { actingIn } from "../flow/segments.ts";
import type { CachedThing, Listed, Match, Shown } from "../model/match.ts";
import type { Data, Json, Seat } from "../model/state.ts";
import type { AskView, OwnView, PublicView, ThingView, View, Viewer, ZoneView } from "../model/view.ts";
import { bitOf, existence, identity } from "../ops/audience.ts";
import { snapshotOf, thingView } from "../ops/things.ts";

export const viewOf = (m: Match, viewer: Viewer): View => ({
  public: publicView(m),
  own: typeof viewer === "number" ? ownView(m, viewer) : null,
});

/** Without a prototype, as engines make a table at once of what is filled by names that are ever new. */
const newIndex = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

function withoutHidden(data: Data): Record<string, Json> {
  const made: Record<string, Json> = {};
  for (const key in data) if (key[0] !== "_") made[key] = data[key];
  return made;
}

/** Records are values, so what everybody sees of one is made once; the table's is the last, after the seats'. */
function shownRecord(m: Match, at: number, data: Data, left?: boolean): Data {
  const was = m.cache.records[at];
  if (was !== undefined && was.data === data && was.left === left) return was.view;
  const view = withoutHidden(data);
  if (left !== undefined) view.left = left;
  m.cache.records[at] = { data, left, view };
  return view;
}

/** The public part, shared by all viewers of one revision. */
export function publicView(m: Match): PublicView {
  const { version } = m.undo;
  const last = m.cache.everybody;
  if (last !== null && last.version === version) return last.view;
  const view: PublicView = {
    table: shownRecord(m, m.state.seats.length, m.state.table),
    seats: m.state.seats.map(({ left, vars }, seat) => shownRecord(m, seat, vars, left)),
    ...shownTo(m, bitOf(m, "spectator"), publicThings),
    entries: entriesOf(m),
    asks: publicAsks(m),
    over: m.state.over,
  };
  m.cache.everybody = { version, view };
  return view;
}

const entriesOf = (m: Match): PublicView["entries"] =>
  m.state.entries.map(({ id, told }) => [`e${id}`, told] as const);

/** What is made once for a viewer, until an op touches a thing: most intents touch none. */
function shownTo(m: Match, bit: number, make: (m: Match, bit: number) => Shown): Shown {
  const { cache } = m;
  cache.shown ??= new Map();
  const known = cache.shown.get(bit);
  if (known !== undefined) return known;
  const made = make(m, bit);
  cache.shown.set(bit, made);
  return made;
}

/** Zones and things as everybody sees them. */
function publicThings(m: Match, bit: number): Shown {
  const { layout } = m;
  const zones: Record<string, ZoneView> = {};
  const things = newIndex<ThingView>();
  for (let id = 0; id < layout.zoneKeys.length; id++) {
    const listed = (layout.zoneMasks[id] & bit) !== 0;
    zones[layout.zoneKeys[id]] = listed ? listZone(m, id, bit, m.cache.things, things) : countZone(m, id);
  }
  for (const slot of peeked(m)) {
    const obj = m.state.objects[slot];
    if ((obj.seen & bit) !== 0) things[obj.name] ??= cachedThing(m, slot, bit, m.cache.things).view;
  }
  return { zones, things };
}

function countZone(m: Match, id: number): ZoneView {
  const { list, def } = m.state.zones[id];
  if (m.layout.slots[def] === 0) return { count: list.length };
  return { count: list.filter((slot) => slot >= 0).length, slots: true };
}

/** A zone this viewer sees into: its names in order, and its things into `things`. */
function listZone(
  m: Match,
  id: number,
  bit: number,
  cache: (CachedThing | undefined)[],
  things: Record<string, ThingView>,
): ZoneView {
  const { names, views, zone } = listed(m, id, bit, cache);
  for (let i = 0; i < names.length; i++) things[names[i]] = views[i];
  return zone;
}

/** The zone's things, made once until an op touches one of them or the zone. */
function listed(m: Match, id: number, bit: number, cache: (CachedThing | undefined)[]): Listed {
  const was = m.cache.listed[id];
  if (was !== undefined && was.bit === bit) return was;
  const { list, def } = m.state.zones[id];
  const found = list.map((slot) => (slot < 0 ? null : cachedThing(m, slot, bit, cache)));
  const there = found.filter((one) => one !== null);
  const things = found.map((one) => one?.name ?? null);
  const count = there.length;
  const made: Listed = {
    bit,
    names: there.map(({ name }) => name),
    views: there.map(({ view }) => view),
    zone: m.layout.slots[def] === 0 ? { count, things } : { count, things, slots: true },
  };
  m.cache.listed[id] = made;
  return made;
}

/** The view of a thing, made once until an op touches it; the cache belongs to viewers of one bit. */
function cachedThing(m: Match, slot: number, bit: number, cache: (CachedThing | undefined)[]): CachedThing {
  const was = cache[slot];
  if (was !== undefined && was.bit === bit) return was;
  const obj = m.state.objects[slot];
  const made = { name: obj.name, bit, view: thingView(m, snapshotOf(m, obj), bit) };
  cache[slot] = made;
  return made;
}

/** Slots of the few objects that some viewer sees beyond what their zone allows, by name: slots tell how decks were built. */
function peeked(m: Match): readonly number[] {
  const { cache, state } = m;
  if (cache.peeked !== null) return cache.peeked;
  const slots = state.objects.flatMap(({ seen }, slot) => (seen === 0 ? [] : [slot]));
  cache.peeked = slots.sort((a, b) => (state.objects[a].name < state.objects[b].name ? -1 : 1));
  return cache.peeked;
}

/** Zones only the seat sees into, and things of which it knows more than everybody does. */
function ownThings(m: Match, bit: number): Shown {
  const { layout, state, cache } = m;
  const spectator = bitOf(m, "spectator");
  const zones: Record<string, ZoneView> = {};
  const things = newIndex<ThingView>();
  for (let id = 0; id < layout.zoneKeys.length; id++) {
    const mask = layout.zoneMasks[id];
    if ((mask & bit) === 0 || (mask & spectator) !== 0) continue;
    zones[layout.zoneKeys[id]] = listZone(m, id, bit, cache.ownThings, things);
  }
  for (const slot of peeked(m)) {
    const obj = state.objects[slot];
    const more = (identity(m, obj) & bit) !== 0 && (identity(m, obj) & spectator) === 0;
    const only = (existence(m, obj) & bit) !== 0 && (existence(m, obj) & spectator) === 0;
    if (more || only) things[obj.name] = cachedThing(m, slot, bit, cache.ownThings).view;
  }
  return { zones, things };
}

function publicAsks(m: Match): Record<string, AskView> {
  const asks: Record<string, AskView> = {};
  for (const request of m.state.requests) {
    if (request !== null) asks[request.seat] = { kind: request.kind, info: request.info };
  }
  return asks;
}

/** What a seat sees beyond the public part. */
export function ownView(match: Match, seat: Seat): OwnView {
  const m = actingIn(match, seat);
  const request = openRequest(m, seat);
  const ask = request && { kind: request.kind, info: request.info, id: request.id, own: ownPart(request) };
  const own = shownTo(m, 1 << seat, ownThings);
  if (m === match) return { seat, ...own, ask };
  const side = sideOf(m, seat);
  const branch = { vars: withoutHidden(m.state.seats[seat].vars), entries: entriesOf(m) };
  const zones = { ...own.zones, ...side.zones };
  return { seat, zones, things: { ...own.things, ...side.things }, ask, branch };
}

/** Every zone of the seat as it sees it. */
function sideOf(m: Match, seat: Seat): Shown {
  const { layout, cache } = m;
  const zones: Record<string, ZoneView> = {};
  const things = newIndex<ThingView>();
  for (let id = 0; id < layout.zoneKeys.length; id++) {
    if (m.state.zones[id].seat !== seat) continue;
    const seen = layout.zoneMasks[id] !== 0;
    zones[layout.zoneKeys[id]] = seen
      ? listZone(m, id, 1 << seat, cache.ownThings, things)
      : countZone(m, id);
  }
  return { zones, things };
}
