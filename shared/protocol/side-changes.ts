/**
 * A seat's side after its first message: what changed since the one before. Records name what is new in them and what
 * is gone (null); an option that stood there before is its number. What is left out stands as it was.
 */
import { type Json, same } from "../kernel/index.ts";
import type { SeatMessage } from "./messages.ts";
import {
  isRecord,
  type List,
  PACKED,
  pack,
  packOffer,
  packThing,
  packZone,
  unpack,
  unpackOffer,
  unpackThing,
} from "./packed.ts";
import type { Offer } from "./view.ts";

type Fields = Readonly<Record<string, unknown>>;
type Records<T> = Readonly<Record<string, T>>;

/** Says that there is none any more: null says that it is as before. */
const GONE = false;

/** Interfaces have no index, so that none is a `Json` for TypeScript; all of a side goes over the wire as that. */
const isSame = (a: unknown, b: unknown): boolean => same(a as Json, b as Json);

/** The side as it is sent to one who has `before`. */
export function packSide(before: SeatMessage, { rev, ver, own, options, standing }: SeatMessage): List {
  const was = before.own;
  return pack(PACKED.side, {
    rev,
    ver,
    zones: changesOf(was.zones, own.zones, packZone),
    things: changesOf(was.things, own.things, packThing),
    ask: changeOf(was.ask ?? undefined, own.ask ?? undefined, (ask) => pack(PACKED.ask, ask)),
    options: optionsOf(before.options, options),
    branch: changeOf(was.branch, own.branch, (branch) => branch),
    standing: changeOf(before.standing, standing, (orders) => orders),
  });
}

function changeOf<T>(before: T | undefined, now: T | undefined, packed: (one: T) => unknown): unknown {
  if (now === undefined) return before === undefined ? undefined : GONE;
  return isSame(before, now) ? undefined : packed(now);
}

function changesOf<T>(before: Records<T>, now: Records<T>, packed: (one: T) => List): Fields | undefined {
  const changes: Record<string, unknown> = {};
  for (const key of Object.keys(now))
    if (!isSame(before[key], now[key])) changes[key] = packed(now[key] as T);
  for (const key of Object.keys(before)) if (now[key] === undefined) changes[key] = null;
  return Object.keys(changes).length === 0 ? undefined : changes;
}

/** They answer another request mostly, of which an option says nothing. */
function optionsOf(before: readonly Offer[], now: readonly Offer[]): List | undefined {
  const were = before.map(packOffer);
  const all = now.map((offer, at) => {
    const packed = packOffer(offer);
    const same = (one: List | undefined): boolean => isSame(one, packed);
    const place = same(were[at]) ? at : were.findIndex(same);
    return place === -1 ? packed : place;
  });
  return all.length === were.length && all.every((one, at) => one === at) ? undefined : all;
}

/** The whole side again, for its schema to read; anything may come, and what does not follow on `before` is refused so. */
export function unpackSide(before: SeatMessage | undefined, list: unknown): unknown {
  const said = unpack(PACKED.side, list);
  if (before === undefined || !isRecord(said) || said.ver !== before.ver + 1) return list;
  const { own } = before;
  const ask = given(said.ask, own.ask, (packed) => unpack(PACKED.ask, packed)) ?? null;
  const branch = given(said.branch, own.branch);
  const standing = given(said.standing, before.standing);
  const request = isRecord(ask) ? ask.id : undefined;
  return {
    rev: said.rev,
    ver: said.ver,
    own: {
      seat: own.seat,
      zones: merged(own.zones, said.zones, (zone) => unpack(PACKED.zone, zone)),
      things: merged(own.things, said.things, unpackThing),
      ask,
      ...(branch !== undefined && { branch }),
    },
    options: optionsAfter(before.options, said.options, request),
    ...(standing !== undefined && { standing }),
  };
}

const given = (said: unknown, before: unknown, read: (packed: unknown) => unknown = (one) => one): unknown =>
  said === undefined ? before : said === GONE ? undefined : read(said);

function merged(before: Fields, said: unknown, read: (packed: unknown) => unknown): unknown {
  if (said === undefined) return before;
  if (!isRecord(said)) return said;
  const all = new Map(Object.entries(before));
  for (const [key, one] of Object.entries(said)) {
    if (one === null) all.delete(key);
    else if (key !== "__proto__") all.set(key, read(one));
  }
  return Object.fromEntries(all);
}

function optionsAfter(before: readonly Offer[], said: unknown, request: unknown): unknown {
  const anew = ({ action, next }: Offer) => ({ action: { ...action, request }, next });
  if (said === undefined) return before.map(anew);
  if (!Array.isArray(said)) return said;
  return said.map((one) => {
    const stood = typeof one === "number" ? before[one] : undefined;
    return stood === undefined ? unpackOffer(one, request) : anew(stood);
  });
}
