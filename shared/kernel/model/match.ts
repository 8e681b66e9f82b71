/** The running shell round one match's state: what is pinned, and what may be dropped at any moment. */
import type { Catalog } from "./catalog.ts";
import type { Event, Fact } from "./event.ts";
import type { Layout } from "./layout.ts";
import type { Pool } from "./pool.ts";
import type { Ability, CardDef, StaticChange } from "./program.ts";
import type { Ruleset, Scope } from "./ruleset.ts";
import type { Branch, Data, Handle, Modifier, Obj, State } from "./state.ts";
import { rollback, type Undo } from "./undo.ts";
import type { PublicView, ThingView, ZoneView } from "./view.ts";
import type { Words } from "./words.ts";

declare const WORDS: unique symbol;

/** Everything a match begins with; stored once, never changed. */
export interface MatchSetup {
  readonly ruleset: string;
  readonly profile: string;
  readonly options: Data;
  /** 64 hex digits. */
  readonly seed: string;
  /** Card ids of each seat's deck. */
  readonly seats: readonly { readonly deck: readonly string[] }[];
  /** Ids of the card sets the decks and tokens come from. */
  readonly sets: readonly string[];
}

/** A match of a game whose words are not known is of `Words`; that of one game fits wherever any does, and not the other way. */
export interface Match<W extends Words = Words> {
  /** Never there: it carries the words from type to type. */
  readonly [WORDS]?: W;
  readonly setup: MatchSetup;
  readonly catalog: Catalog;
  readonly game: Ruleset;
  /** The ruleset's options with their defaults filled in. */
  readonly options: W["options"];
  readonly state: State<W["entry"]>;
  readonly undo: Undo;
  /** The event in the making. */
  readonly facts: Fact[];
  /** Events of the current intent, in order. */
  readonly out: Event[];
  readonly layout: Layout;
  readonly pool: Pool<W["card"]>;
  readonly cache: Cache;
}

/** Derived data; dropping it changes nothing but time (kernel.md 3). */
export interface Cache {
  /** The view of each slot, everybody's and its one knower's; ops drop what they touch. */
  things: (CachedThing | undefined)[];
  ownThings: (CachedThing | undefined)[];
  /** Each zone as those who see into it see it; ops drop what they touch. */
  listed: (Listed | undefined)[];
  /** Zones and things as each viewer sees them, by its bit; null when an op may have changed them. */
  shown: Map<number, Shown> | null;
  /** What everybody sees of each seat's record, and of the table's. */
  records: ShownRecord[];
  /** The last public part that was built: several viewers of one revision ask for it in a row. */
  everybody: { readonly version: number; readonly view: PublicView } | null;
  /** Slots that are seen beyond their zone; null when an op may have changed that. */
  peeked: readonly number[] | null;
  /** Who listens in play; null when an op may have changed that. */
  listeners: Listeners | null;
  /** The listeners whose every change was told; a copy of them where a stored change has come since. */
  heard: Listeners | null;
  /** Which of their sources worked then. */
  working: readonly boolean[];
  /** Slots of listeners that were touched since those were told; null where what was given has changed too. */
  stirred: readonly number[] | null;
  /** Whether the attributes in `Obj.attrs` are those of now: no op since they were told. */
  told: boolean;
  /** What is being tried, to be taken back whatever comes of it; null where what is done stays. */
  trial: Trial | null;
  /** Changes of a lower rank alone are seen by what is read now, and those of this rank from before this moment. */
  ceiling: number;
  moment: number;
  /** What the step or the question at hand has looked at and made (kernel.md 13). */
  work: number;
  blocks: Map<string, Uint32Array>;
  /** By seat its world in the open segment, as its journal makes it. */
  worlds: (BranchWorld | undefined)[];
  /** By question what was last answered (`onceAState`). */
  readonly answers: Map<unknown, unknown>;
}

/** Nobody is told what is only tried, so that attributes are not gone through after each of its steps. */
export interface Trial {
  /** Whether a step was not told, so that `Obj.attrs` may be those of before. */
  untold: boolean;
  /** Whether something was remembered of an object since: by attributes that may be those of before. */
  spoilt: boolean;
}

/** A seat's world in a hidden segment: the base with the seat's journal played over it. */
export interface BranchWorld {
  readonly match: Match;
  /** The journal it was made from; another one makes another world. */
  journal: Branch["journal"];
  /** All that happened in it, for the reveal. */
  readonly events: Event[];
}

/** Objects in play whose abilities work without being used. */
export interface Listeners {
  /** Their slots, in zone order. */
  readonly slots: readonly number[];
  /** Static changes of theirs, and of what is given, all of them and by attribute. */
  readonly sources: readonly StaticSource[];
  readonly statics: ReadonlyMap<string, readonly StaticSource[]>;
  /** Of those changes that read what others may write: where they stand. */
  readonly orders: ReadonlyMap<StaticChange, Order>;
  /** What those may change of an object of which neither it nor their own object was touched. */
  readonly afar: Reach;
}

/** Attributes that changes may change. */
export interface Reach {
  /** Of any object. */
  readonly any: ReadonlySet<string>;
  /** By slot, of this object alone. */
  readonly own: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Where a change stands among those in play. */
export interface Order {
  /** It sees the changes of lower rank, and of its own rank the earlier ones. */
  readonly rank: number;
  /** It reads, by whatever way, the attribute that it writes: it comes after those that write it without. */
  readonly late: boolean;
}

export interface StaticSource {
  /** The object that has it; NONE where a player has it. */
  readonly slot: number;
  /** What gives it, where it is not its card's own. */
  readonly gift?: Modifier;
  /** The one object that it speaks of: its own, or what this lies on; NONE where that is none. */
  readonly only: Handle | undefined;
  readonly ability: Ability;
  readonly change: StaticChange;
  readonly now: ChangeNow;
}

/** One change as it applies to an object now. */
export interface Change {
  readonly layer: number;
  readonly time: number;
  readonly add: number;
  readonly set: number | null;
  readonly least?: number;
  readonly downTo?: number;
  readonly late?: boolean;
}

/** What a static change does to the object now, or null where it does not reach it; `time` is its source's. */
export type ChangeNow = (m: Match, scope: Scope, obj: Obj, handle: Handle, time: number) => Change | null;

/** Zones and things, by what viewers call them. */
export interface Shown {
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly things: Readonly<Record<string, ThingView>>;
}

/** Of a record of this content. */
export interface ShownRecord {
  readonly data: Data;
  readonly left: boolean | undefined;
  readonly view: Data;
}

/** A zone with what lies in it, for viewers of one bit. */
export interface Listed {
  readonly bit: number;
  readonly names: readonly string[];
  readonly views: readonly ThingView[];
  readonly zone: ZoneView;
}

export interface CachedThing {
  readonly name: string;
  readonly bit: number;
  readonly view: ThingView;
}

export type Mark = {
  readonly version: number;
  readonly log: number;
  readonly facts: number;
  readonly out: number;
};

/** A point to come back to; taken at rest, when no event is in the making. */
export const markOf = (m: Match): Mark => ({
  version: m.undo.version,
  log: m.undo.log.length,
  facts: m.facts.length,
  out: m.out.length,
});

export function back(m: Match, mark: Mark): void {
  rollback(m.undo, mark.log);
  m.undo.version = mark.version;
  m.facts.length = mark.facts;
  m.out.length = mark.out;
}

/** The card definition of an object, host-side: asks no audience. */
export const cardOf = <W extends Words>(m: Match<W>, obj: { readonly card: number }): CardDef<W["card"]> =>
  m.pool.cards[obj.card];
