/**
 * The whole match as plain data (law 2): records of fixed shape, arrays,
 * integers, strings, booleans and null. Everything here is readonly: the only hands
 * that write are the primitives of `undo.ts`, and only ops call those.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Data = { readonly [key: string]: Json };

export type Seat = number;

/** An object as rules hold it: slot + life * 65536. A stale handle resolves to nothing. */
export type Handle = number;

/** No object, no seat, no ability. */
export const NONE = -1;

/** Something a rule can point at, each of which can be a target. */
export type Ref = {
  readonly kind: "object" | "entry" | "seat" | "zone";
  readonly id: number;
};

export interface Obj {
  /** Index into `State.cards`. */
  readonly card: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: number;
  /** Raised whenever a new object begins in this slot. */
  readonly life: number;
  /** What viewers call it; "" while nobody sees it. */
  readonly name: string;
  /** Face down: its identity is known to `seen` only. */
  readonly down: boolean;
  /** Bits of the viewers that see it beyond what its zone and face allow. */
  readonly seen: number;
  /** The object it lies on (attachments, lineage), or NONE. */
  readonly host: Handle;
  /** What viewers were told of `host`. */
  readonly hostName: string;
  /** Bits of the places of its zone it is in (lane, Expedition); 0 where a zone has none. */
  readonly place: number;
  /** When this object began, for timestamp order. */
  readonly time: number;
  /** Counters and marks in the ruleset's order. A value, never written in place. */
  readonly vars: readonly number[];
  /** Computed attributes as viewers were last told. A value, never written in place. */
  readonly attrs: readonly number[];
}

export interface Zone {
  /** Index into the ruleset's zone definitions. */
  readonly def: number;
  /** NONE for a zone of the table. */
  readonly seat: Seat;
  /** Slots in order; a numbered zone keeps its holes as NONE. */
  readonly list: readonly number[];
}

/** One action waiting on the stack, queue or chain; its kind says what its game keeps of it. */
export type Entry<Kind extends string = string, Kept extends Data = Data> = {
  readonly id: number;
  readonly kind: Kind;
  readonly controller: Seat;
  /** The object whose card or ability this is. */
  readonly source: Handle;
  /** Which ability of the source; NONE when the entry is the card itself. */
  readonly ability: number;
  readonly mode: string;
  /** For each target word its targets. */
  readonly targets: readonly (readonly Ref[])[];
  readonly x: number;
  /** What the price was made of: "terra", "support", "epic", "free". */
  readonly price: string;
  /** What was due and met when it was paid; surplus is not paid (kernel.md 6). */
  readonly paid: number;
  /** The numbered slot it holds as [zone, index], or null. */
  readonly hold: readonly [number, number] | null;
  readonly data: Kept;
  /** The entry as everybody was told of it. */
  readonly told: Data;
};

/** Where an unfinished procedure or program stands. */
export interface Frame<L extends Data = Data> {
  readonly program: string;
  readonly pc: number;
  readonly locals: L;
  /** Answers to what this frame asked, by seat; null where nothing came yet. */
  readonly answers: readonly (Data | null)[];
}

export interface Request {
  /** Counts this seat's requests from 1. */
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
  /** What everybody may know of it. */
  readonly info: Data;
  /** What its seat alone may know; names, no handles. */
  readonly own: Data;
  /** The domain of a plain choice, or null where the ruleset's actions answer it. */
  readonly domain: Json;
  /** The intent played when nobody answers. */
  readonly fallback: Data;
  /** True in a group: nobody is shown another's answer before all are in. */
  readonly sealed: boolean;
  /** Answered, in a group that others have not finished. */
  readonly answered: boolean;
}

/** A trigger that matched and waits for the orderer. */
export type Waiting = {
  readonly source: Handle;
  readonly card: number;
  readonly ability: number;
  readonly controller: Seat;
  /** The object that grants the ability, or NONE when it is the source's own. */
  readonly granter: Handle;
  /** What the trigger saw: the fields of its act. */
  readonly event: Data;
  readonly time: number;
};

/** What a viewer-independent reader still needs of an object that is gone. */
export interface Memory {
  readonly handle: Handle;
  readonly card: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: number;
  readonly vars: readonly number[];
  readonly attrs: readonly number[];
  /** The handle it went on as, for references that follow their own trace; NONE where it ceased to exist. */
  readonly next: Handle;
}

/** A continuous change with a life of its own; static abilities are not stored. */
export interface Modifier {
  readonly id: number;
  readonly source: Handle;
  readonly controller: Seat;
  /** Fixed objects it applies to. */
  readonly refs: readonly Handle[];
  readonly attr: string;
  readonly layer: number;
  readonly time: number;
  readonly add: number;
  /** Replaces the value below it; null adds `add` instead. */
  readonly set: number | null;
  /** The point of the agenda at which it ends, e.g. "turn", or "" for never. */
  readonly until: string;
  /** The ability that it gives in place of a value: to its objects, or to its controller where it has none. */
  readonly gives?: Gift;
}

/** An ability of a card, by its place. */
export type Gift = { readonly card: number; readonly ability: number };

export interface SeatState {
  readonly left: boolean;
  /** How many requests and private names it was given. */
  readonly asked: number;
  readonly named: number;
  readonly vars: Data;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** A move out of a hidden segment: the thing has left and arrives at the reveal (kernel.md 10). */
export interface Deferred {
  readonly handle: Handle;
  readonly zone: number;
}

/** What one seat has done in a hidden segment: its world is the base and these intents played over it. */
export interface Branch {
  /** The state its world began with, where that is not the base: an imagined match knows no more of it. */
  readonly start: State | null;
  /** Its intents since, in its own names; null where its time was up. */
  readonly journal: readonly (Data | null)[];
}

/** An open hidden segment (kernel.md 10); the state round it is the base. */
export interface Segment {
  readonly kind: string;
  /** The procedure of each seat in its world. */
  readonly program: string;
  /** The procedure that runs in every world when all are locked in, or "". */
  readonly ending: string;
  /** Null for a seat that has nothing to decide. */
  readonly branches: readonly (Branch | null)[];
}

/** Set in the world of a branch alone: whose it is, and what waits for the reveal. */
export interface World {
  readonly seat: Seat;
  readonly deferred: readonly Deferred[];
}

export interface State<E extends Entry = Entry> {
  /** Secret of the host until the match is over (law 6); 64 hex digits. */
  readonly seed: string;
  readonly cards: readonly string[];
  readonly seats: readonly SeatState[];
  readonly table: Data;
  readonly objects: readonly Obj[];
  readonly zones: readonly Zone[];
  readonly entries: readonly E[];
  readonly frames: readonly Frame[];
  /** The open request of each seat. */
  readonly requests: readonly (Request | null)[];
  readonly waiting: readonly Waiting[];
  readonly modifiers: readonly Modifier[];
  readonly memories: readonly Memory[];
  /** Phases to come. */
  readonly agenda: readonly Data[];
  /** Words drawn from each stream: the match's, then a public and a secret one a seat. */
  readonly drawn: readonly number[];
  readonly counters: Counters;
  readonly over: Outcome | null;
  /** The hidden segment that is open, or null. */
  readonly segment: Segment | null;
  /** Null but in the world of a branch. */
  readonly world: World | null;
}

export interface Counters {
  readonly names: number;
  /** Names told to several viewers but not to all, by their bits. */
  readonly groups: Readonly<Record<number, number>>;
  readonly entries: number;
  readonly time: number;
  /** Events told to each viewer. */
  readonly told: readonly number[];
  /** Steps of the turn and of the whole match, for the caps (kernel.md 13). */
  readonly turnWork: number;
  readonly work: number;
  /** Steps of the current slice; above the cap the host is asked to continue. */
  readonly slice: number;
}

export const slotOf = (handle: Handle): number => handle & 0xffff;
export const handleOf = (slot: number, life: number): Handle => slot + life * 0x10000;

/** The object a handle means, or undefined when that object is no more. */
export function objectOf(state: State, handle: Handle): Obj | undefined {
  if (handle < 0) return undefined;
  const obj = state.objects[handle & 0xffff];
  return obj !== undefined && obj.life === Math.floor(handle / 0x10000) ? obj : undefined;
}

export const handleAt = (state: State, slot: number): Handle => handleOf(slot, state.objects[slot].life);

/** The handle of an object that is at hand itself. */
export const handleTo = (state: State, obj: Obj): Handle => handleOf(state.objects.indexOf(obj), obj.life);

export const entryOf = <E extends Entry>(state: State<E>, id: number): E | undefined =>
  state.entries.find((entry) => entry.id === id);
/** The entry that was added last, or undefined where nothing waits. */
export const topEntry = <E extends Entry>({ entries }: State<E>): E | undefined =>
  entries[entries.length - 1];

export const objectRef = (id: Handle): Ref => ({ kind: "object", id });
export const entryRef = (id: number): Ref => ({ kind: "entry", id });
export const seatRef = (id: Seat): Ref => ({ kind: "seat", id });
