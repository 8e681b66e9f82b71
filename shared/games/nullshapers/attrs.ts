/** Counters and marks of a Nullshapers object, and its computed attributes. */
import { KEYWORDS } from "./card.ts";

export const VARS = [
  "damage",
  "locked",
  /** Came onto the planet this turn (N R12.6, R13.2). */
  "arrived",
  /** Increase markers (N R3.8). */
  "increase",
  /** 0 initial mode, 1 to 5 a common anomaly, 6 its uncommon one (N R2.6). */
  "mode",
  "shifted",
  /** Became an attacker (N R12.15); had a defender (N R12.23). */
  "attacking",
  "defended",
] as const;

/**
 * `cost` is all the energy that playing the card takes (N R6.12).
 * `speed` is that of the function. A raised speed makes the skills of the constant faster too (N R3.9 Overclock).
 */
export const ATTRS = ["attack", "defense", "ranged", "speed", "cost", "value", ...KEYWORDS] as const;
