/** What the operator may know of how matches go: numbers and codes, never what is played. */

/** An intent of a client and what became of it. */
export interface IntentSeen {
  readonly match: string;
  readonly seat: number;
  /** "ok", or the code it was refused with. */
  readonly code: string;
  /** From its receipt to its answer; a pass may be held back for much of it. */
  readonly ms: number;
}

/** Why a match came to nothing: all stayed away, the operator ended it, or exceptions stopped it. */
export type Void = "abandoned" | "operator" | "halted";

/** The matches and rooms of a process tell it; `metrics` implements it. */
export interface Observer {
  intent(seen: IntentSeen): void;
  /** Milliseconds from an intent's receipt until it was judged, stored and told. */
  took(ms: number): void;
  /** Milliseconds until rows were durable. */
  committed(ms: number): void;
  /** A match came to nothing. */
  voided(why: Void): void;
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
