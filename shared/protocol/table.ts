/**
 * The public part of a match, as synchronized Colyseus state (architecture.md 6). Flat maps, each instance with one
 * parent: arrays lose their place for clients that join between two patches, maps do not.
 */
import { type SchemaType, schema, t } from "@colyseus/schema";

/** A thing by its public name. `pos` sorts the things of a zone; in a numbered zone it is the slot. */
export const Thing = schema(
  {
    zone: t.string().default(""),
    pos: t.number().default(0),
    owner: t.uint8().default(0),
    controller: t.uint8().default(0),
    /** Its card, or "" where everybody sees no more than that it is there. */
    card: t.string().default(""),
    down: t.boolean().default(false),
    host: t.string().default(""),
    place: t.uint32().default(0),
    /** JSON: counters, marks and attributes that are not zero. */
    values: t.string().default("{}"),
  },
  "Thing",
);
export type Thing = SchemaType<typeof Thing>;

export const Zone = schema(
  {
    count: t.uint16().default(0),
    /** Whether everybody sees the things in it, and not only how many. */
    listed: t.boolean().default(false),
    /** Numbered slots that keep their holes, where it is no list. */
    numbered: t.boolean().default(false),
    /** How many slots, where they are numbered and listed. */
    slots: t.uint16().default(0),
  },
  "Zone",
);
export type Zone = SchemaType<typeof Zone>;

/** One action waiting on the stack; `pos` counts up, so the highest is the top. */
export const Entry = schema({ pos: t.uint32().default(0), data: t.string().default("{}") }, "Entry");
export type Entry = SchemaType<typeof Entry>;

/** That a seat is asked, and what everybody may know of it. */
export const Ask = schema({ kind: t.string().default(""), info: t.string().default("{}") }, "Ask");
export type Ask = SchemaType<typeof Ask>;

/** A player at a seat. */
export const Sitting = schema(
  { player: t.string().default(""), name: t.string().default(""), connected: t.boolean().default(false) },
  "Sitting",
);
export type Sitting = SchemaType<typeof Sitting>;

/** A seat's time; all of it match time in milliseconds. */
export const Clock = schema(
  {
    bank: t.number().default(0),
    /** From when its clock runs, -1 where it stands. */
    since: t.number().default(-1),
    /** The rest of the time it may be away, and from when that runs, -1 while it is there. */
    away: t.number().default(0),
    awaySince: t.number().default(-1),
  },
  "Clock",
);
export type Clock = SchemaType<typeof Clock>;

export const Table = schema(
  {
    /** Raised in every patch. */
    rev: t.uint32().default(0),
    match: t.string().default(""),
    ruleset: t.string().default(""),
    profile: t.string().default(""),
    /** "", "paused" or "halted". */
    notice: t.string().default(""),
    /** JSON of the outcome, "" while the match goes on. */
    over: t.string().default(""),
    sittings: t.map(Sitting),
    /** JSON of the clock's setting, "" in a match without one. */
    clock: t.string().default(""),
    /** By seat. */
    clocks: t.map(Clock),
    /** Match time at which the clocks were as they stand here. */
    time: t.number().default(0),
    /** JSON of what is told of the shuffle; "" where the seed was chosen, and nothing is promised of it. */
    shuffle: t.string().default(""),
    /** "" or what a seat offers, as "draw:0". */
    offer: t.string().default(""),
    /** When all who are asked at once must have answered, 0 where nobody is. */
    until: t.number().default(0),
    /** The ruleset's table values as JSON, by key. */
    values: t.map("string"),
    /** The ruleset's values of each seat as JSON, by "seat/key". */
    seatValues: t.map("string"),
    zones: t.map(Zone),
    things: t.map(Thing),
    entries: t.map(Entry),
    /** Open requests, by seat. */
    asks: t.map(Ask),
    /**
     * Granted to nobody. A schema with such a field makes Colyseus copy each patch for clients that have a
     * view, and without the copy a slow client loses patches.
     */
    unseen: t.boolean().default(false).view(),
  },
  "Table",
);
export type Table = SchemaType<typeof Table>;
