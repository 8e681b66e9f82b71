/**
 * What a game calls its things. A game's own words stand in its `typed.ts`, and every type that carries them
 * refuses a word that is not among them; without them anything goes, as it must where no game is known.
 */
import type { Data } from "./state.ts";

export interface Words {
  readonly zone: string;
  readonly act: string;
  readonly procedure: string;
  readonly window: string;
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

/** A word of a record. */
export type KeyOf<Record> = keyof Record & string;
