/** The operator's view of how matches go: numbers and codes, never what is played. */

import type { Appended } from "./journal.ts";

/** An intent of a client and what became of it. */
export interface IntentSeen {
  readonly match: string;
  readonly seat: number;
  /** "ok", or the code it was refused with. */
  readonly code: string;
  /** From its receipt to its answer; a pass may be held back for much of it. */
  readonly ms: number;
}

/** Why a match came to nothing: all stayed away, or the operator ended it. */
export type Void = "abandoned" | "operator";

/** The matches and rooms of a process tell it; `metrics` implements it. */
export interface Observer {
  intent(seen: IntentSeen): void;
  /** Milliseconds from an intent's receipt until it was judged, stored and told. */
  took(ms: number): void;
  /** Milliseconds until rows were durable with all that was tried again, until another's they were not, or a try failed. */
  committed(ms: number, result: Appended | "failed"): void;
  /** A match was another process's when this one wanted to go on with it. */
  fenced(): void;
  /** Milliseconds that a job of the store took, and whether it was done. */
  asked(job: string, ms: number, done: boolean): void;
  /** Milliseconds until this process heard through Redis what it had said. */
  heard(ms: number): void;
  /** It did not hear it for so long that it listens anew. */
  unheard(): void;
  /** A match came to nothing. */
  voided(why: Void): void;
  /** Exceptions stopped a match. */
  halted(): void;
  /** A player was told events that the store does not have any more. */
  lost(): void;
  /** A stored match is hosted again. */
  restored(): void;
  /** A socket came to a seat, or left. */
  seated(change: 1 | -1): void;
  /** A spectator's socket came, or left. */
  watching(change: 1 | -1): void;
  /** Somebody was refused a way into a room. */
  refusedJoin(code: string): void;
  /** A promise failed that nobody waits for. */
  rejected(): void;
}
