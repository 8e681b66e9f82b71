/**
 * What a game calls its things. A game's own words stand in its `typed.ts`, and every type that carries them
 * refuses a word that is not among them; without them anything goes, as it must where no game is known.
 */
import type { Data, Entry, Json } from "./state.ts";

export interface Words {
  readonly zone: string;
  /** Each act with its fields: `ActsOf` makes it of their table. */
  readonly act: { readonly act: string } & Data;
  readonly procedure: string;
  /** What each procedure is called with, and what frames hand to those below them, by name. */
  readonly locals: Readonly<Record<string, Data>>;
  readonly result: Data;
  readonly window: string;
  /** Each entry with what is kept of it: `EntriesOf` makes it of their table. */
  readonly entry: Entry;
  /** What a seat may do, what it may be asked, and the codes that it may be refused with. */
  readonly action: string;
  readonly request: string;
  /** What is chosen by the answer to each request; nothing where an action answers it. */
  readonly choice: Readonly<Record<string, Json>>;
  readonly refusal: string;
  /** Counters and marks of objects, and their computed attributes. */
  readonly var: string;
  readonly attr: string;
  /** Points of the agenda until which a change may last. */
  readonly point: string;
  /** What the agenda says of one phase to come. */
  readonly phase: Data;
  /** The records of the table and of each seat. */
  readonly table: Data;
  readonly seat: Data;
  /** The options with their defaults filled in. */
  readonly options: Data;
  /** A card as its set wrote it. */
  readonly card: Data;
}

/** The acts of a table of their fields. One that is a cost says so. */
export type ActsOf<Fields> = {
  [Name in keyof Fields]: { readonly act: Name; readonly cost?: true } & Fields[Name];
}[keyof Fields];

/** The entries of a table of what is kept of each, by their kinds. */
export type EntriesOf<Kept extends Readonly<Record<string, Data>>> = {
  [Kind in KeyOf<Kept>]: Entry<Kind, Kept[Kind]>;
}[KeyOf<Kept>];

/** A word of a record. */
export type KeyOf<Record> = keyof Record & string;
