/** Counters and marks of an object, and its computed attributes. */
export const VARS = [
  "damage",
  /** C R2.5: gains last for ever. */
  "plusAttack",
  "plusHealth",
  /** The turn in which it came to the board (C R10.19). */
  "entered",
  "hastened",
  "enraged",
  "silenced",
  "discount",
] as const;

/** Health here is the health that is left (C R2.5). */
export const ATTRS = ["attack", "health"] as const;
