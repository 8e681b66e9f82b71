/** Counters and marks of a UCG object, and its computed attributes. */
import { KEYWORDS } from "./card.ts";

export const VARS = [
  "damage",
  "bide",
  "combatCounter",
  "retribution",
  "revived",
  /** A waiting link or placeholder: not in play (UCG 4.3). */
  "link",
  /** Attacked this turn (UCG 13.1.6); activated in this Encounter (UCG 13.1.3). */
  "attacked",
  "activated",
  /** It is no card of a deck, and ceases to exist once it leaves play. */
  "token",
] as const;

export const ATTRS = ["combat", "power", "cost", ...KEYWORDS] as const;
