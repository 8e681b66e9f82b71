/** The running shell round one match's state: what is pinned, and what may be dropped at any moment. */
import type { Catalog } from "./catalog.ts";
import type { Ability, CardDef, StaticChange } from "./effects/program.ts";
import type { Event, Fact } from "./events.ts";
import type { Layout } from "./layout.ts";
import type { Pool } from "./pool.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Branch, Data, State } from "./state.ts";
import type { ThingView } from "./things.ts";
import { rollback, type Undo } from "./undo.ts";
import type { ZoneView } from "./views.ts";

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

export interface Match {
  readonly setup: MatchSetup;
  readonly catalog: Catalog;
  readonly game: Ruleset;
  /** The ruleset's options with their defaults filled in. */
  readonly options: Data;
  readonly state: State;
  readonly undo: Undo;
  /** The event in the making. */
  readonly facts: Fact[];
  /** Events of the current intent, in order. */
  readonly out: Event[];
  readonly layout: Layout;
  readonly pool: Pool;
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
  /** Slots that are seen beyond their zone; null when an op may have changed that. */
  peeked: readonly number[] | null;
  /** Who listens in play; null when an op may have changed that. */
  listeners: Listeners | null;
  /** The listeners whose every change was told; null when a stored change has come or gone since. */
  heard: Listeners | null;
  /** Whether the attributes in `Obj.attrs` are those of now: no op since they were told. */
  told: boolean;
  blocks: Map<string, Uint32Array>;
  /** By seat its world in the open segment, as its journal makes it. */
  worlds: (BranchWorld | undefined)[];
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
  /** Static changes of theirs, by attribute. */
  readonly statics: ReadonlyMap<string, readonly StaticSource[]>;
  /** Attributes that a change among them may change where neither it nor what it reaches was touched. */
  readonly afar: readonly string[];
}

export interface StaticSource {
  readonly slot: number;
  readonly ability: Ability;
  readonly change: StaticChange;
}

/** Zones and things, by what viewers call them. */
export interface Shown {
  readonly zones: Readonly<Record<string, ZoneView>>;
  readonly things: Readonly<Record<string, ThingView>>;
}

/** Of a record of this content. */
export interface ShownRecord {
  readonly data: Data;
  readonly left?: boolean;
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

export interface Mark {
  readonly version: number;
  readonly log: number;
  readonly facts: number;
  readonly out: number;
}

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
export const cardOf = (m: Match, obj: { readonly card: number }): CardDef => m.pool.cards[obj.card];
