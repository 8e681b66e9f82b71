/**
 * Seat messages and events as they cross the wire: records of a known shape are lists of their values in the order of
 * the keys below, so that no message says its keys. A reader of one gets the whole records back; a value that was not
 * packed like this comes back as it is, for its schema to refuse.
 */
import type { AskView, OwnView, ThingView, ViewEvent, ViewOp, ZoneView } from "../kernel/index.ts";
import type { EventsMessage, SeatMessage } from "./messages.ts";
import type { Offer } from "./view.ts";

export type List = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;

/** The keys of a record in their order on the wire; none can be forgotten. */
const keysOf = <T>(keys: Readonly<Record<keyof T, 1>>): readonly string[] => Object.keys(keys);

const SEAT = keysOf<SeatMessage>({ rev: 1, ver: 1, own: 1, options: 1, standing: 1 });
const OWN = keysOf<OwnView>({ seat: 1, zones: 1, things: 1, ask: 1, branch: 1 });
const ASK = keysOf<AskView>({ kind: 1, info: 1, id: 1, own: 1 });
const ZONE = keysOf<ZoneView>({ count: 1, things: 1, slots: 1 });
const THING = keysOf<ThingView>({
  zone: 1,
  owner: 1,
  controller: 1,
  card: 1,
  down: 1,
  host: 1,
  place: 1,
  values: 1,
});
const OFFER = ["name", "rest", "next"];
/** What may change of a side (side-changes.ts). */
const SIDE = ["rev", "ver", "zones", "things", "ask", "options", "branch", "standing"];
const EVENTS = keysOf<EventsMessage>({ events: 1, gap: 1, head: 1 });
/** An event with its cause laid flat; what differs often stands first. */
type FlatEvent = Omit<ViewEvent & ViewEvent["cause"], "cause">;

const EVENT = keysOf<FlatEvent>({ ops: 1, phase: 1, why: 1, by: 1, turn: 1, n: 1, kind: 1 });

type OpKeys<K> = Readonly<Record<Exclude<keyof Extract<ViewOp, { readonly op: K }>, "op">, 1>>;

/** The keys of each op after `op` itself; what it shows of a thing comes last. */
const OP_KEYS: { readonly [K in ViewOp["op"]]: OpKeys<K> } = {
  enter: { thing: 1, from: 1, to: 1, at: 1, view: 1 },
  move: { thing: 1, name: 1, from: 1, to: 1, at: 1, view: 1 },
  leave: { thing: 1, from: 1, to: 1 },
  count: { from: 1, to: 1 },
  thing: { thing: 1, key: 1, value: 1 },
  shuffle: { zone: 1, things: 1 },
  table: { key: 1, value: 1 },
  seat: { seat: 1, key: 1, value: 1 },
  entry: { name: 1, entry: 1 },
  exit: { name: 1, reason: 1 },
  asked: { seat: 1, kind: 1, info: 1, id: 1, own: 1 },
  answered: { seat: 1 },
  over: { winners: 1, reason: 1 },
  note: { note: 1, data: 1 },
};
const OPS = Object.fromEntries(Object.entries(OP_KEYS).map(([op, keys]) => [op, Object.keys(keys)]));

/** The order of the values in each kind of list, for those who describe the wire; an op has its name before them. */
export const PACKED = {
  seat: SEAT,
  side: SIDE,
  own: OWN,
  ask: ASK,
  zone: ZONE,
  thing: THING,
  offer: OFFER,
  events: EVENTS,
  event: EVENT,
  ops: OPS,
} as const;

/** An absent value is null, and left out at the end. */
export function pack(keys: readonly string[], record: object, list: unknown[] = []): unknown[] {
  let length = list.length;
  for (const key of keys) {
    const value = (record as Fields)[key];
    list.push(value === undefined ? null : value);
    if (value !== undefined) length = list.length;
  }
  list.length = length;
  return list;
}

export function unpack(keys: readonly string[], list: unknown, from = 0): unknown {
  if (!Array.isArray(list) || list.length - from > keys.length) return list;
  const record: Record<string, unknown> = {};
  for (let at = from; at < list.length; at++) {
    const key = keys[at - from];
    // A changed value may be null; nothing else that is told may.
    if (list[at] !== null || key === "value") record[key] = list[at];
  }
  return record;
}

export const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same done to each value of a record, or of a list. */
function each<T>(all: unknown, change: (one: T) => unknown): unknown {
  if (Array.isArray(all)) return all.map((one) => change(one as T));
  if (!isRecord(all)) return all;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(all)) if (key !== "__proto__") out[key] = change(all[key] as T);
  return out;
}

function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

export const packThing = (view: ThingView): List =>
  pack(THING, isEmpty(view.values) ? { ...view, values: undefined } : view);

export function unpackThing(list: unknown): unknown {
  const view = unpack(THING, list);
  return isRecord(view) ? { values: {}, ...view } : view;
}

export const packZone = (zone: ZoneView): List => pack(ZONE, zone);

/** Every action answers the open request, so its number is said once. */
export function packOffer({ action: { action: name, request: _, ...rest }, next }: Offer): List {
  return pack(OFFER, { name, rest: isEmpty(rest) ? undefined : rest, next: next ?? undefined });
}

export function unpackOffer(list: unknown, request: unknown): unknown {
  const offer = unpack(OFFER, list);
  if (!isRecord(offer)) return offer;
  const { name, rest, next = null } = offer;
  return { action: { action: name, ...(isRecord(rest) && rest), request }, next };
}

function packOwn(own: OwnView): List {
  return pack(OWN, {
    ...own,
    zones: each(own.zones, packZone),
    things: each(own.things, packThing),
    ask: own.ask === null ? undefined : pack(ASK, own.ask),
  });
}

function unpackOwn(list: unknown): unknown {
  const own = unpack(OWN, list);
  if (!isRecord(own)) return own;
  return {
    ...own,
    zones: each(own.zones, (zone) => unpack(ZONE, zone)),
    things: each(own.things, unpackThing),
    ask: own.ask === undefined ? null : unpack(ASK, own.ask),
  };
}

/** A seat message for the wire. */
export const packSeat = (message: SeatMessage): List =>
  pack(SEAT, { ...message, own: packOwn(message.own), options: message.options.map(packOffer) });

/** The other way; anything may come. */
export function unpackSeat(list: unknown): unknown {
  const message = unpack(SEAT, list);
  if (!isRecord(message)) return message;
  const own = unpackOwn(message.own) as { readonly ask?: { readonly id?: unknown } | null } | undefined;
  return { ...message, own, options: each(message.options, (offer) => unpackOffer(offer, own?.ask?.id)) };
}

function packOp(op: ViewOp): List {
  const list = pack(OPS[op.op], op, [op.op]);
  if ("view" in op) list[list.length - 1] = packThing(op.view);
  return list;
}

function unpackOp(list: unknown): unknown {
  const [name] = Array.isArray(list) ? (list as List) : [];
  if (typeof name !== "string" || !Object.hasOwn(OPS, name)) return list;
  const op = unpack(OPS[name], list, 1);
  if (!isRecord(op)) return op;
  return { op: name, ...op, ...("view" in op && { view: unpackThing(op.view) }) };
}

/** What an event says by leaving it out: that it goes on where the one before it ended, or is a note of nobody's. */
const usualAfter = (before: Fields | ViewEvent | undefined, why: unknown = "note"): Fields => ({
  why: "note",
  by: -1,
  kind: why === "note" ? "note" : "step",
  ...(before && {
    n: typeof before.n === "number" ? before.n + 1 : undefined,
    phase: before.phase,
    turn: before.turn,
  }),
});

function packEvent(event: ViewEvent, before: ViewEvent | undefined): List {
  const { n, kind, turn, phase, cause, ops } = event;
  const usual = usualAfter(before, cause.why);
  return pack(EVENT, {
    ops: ops.map(packOp),
    phase: unless(usual.phase, phase),
    why: unless(usual.why, cause.why),
    by: unless(usual.by, cause.by),
    turn: unless(usual.turn, turn),
    n: unless(usual.n, n),
    kind: unless(usual.kind, kind),
  });
}

const unless = (usual: unknown, value: unknown): unknown => (value === usual ? undefined : value);

function unpackEvent(list: unknown, before: unknown): unknown {
  const event = unpack(EVENT, list);
  if (!isRecord(event)) return event;
  const usual = usualAfter(isRecord(before) ? before : undefined, event.why);
  const { why, by, ops, ...rest }: Fields = { ...usual, ...event };
  return { ...rest, cause: { why, by }, ops: each(ops, unpackOp) };
}

/** Each is read beside the one before it. */
function unpackRow(events: unknown): unknown {
  if (!Array.isArray(events)) return events;
  const read: unknown[] = [];
  for (const event of events) read.push(unpackEvent(event, read.at(-1)));
  return read;
}

/** Events for the wire. */
export const packEvents = ({ events, ...more }: EventsMessage): List =>
  pack(EVENTS, { ...more, events: events.map((event, at) => packEvent(event, events[at - 1])) });

/** The other way; anything may come. */
export function unpackEvents(list: unknown): unknown {
  const message = unpack(EVENTS, list);
  return isRecord(message) ? { ...message, events: unpackRow(message.events) } : message;
}
