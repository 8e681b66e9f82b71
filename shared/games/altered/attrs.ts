/** Statuses and counters of an object (A ), and its computed attributes. */

/** Statuses are 0 or 1; the rest are counters. */
export const STATUSES = ["exhausted", "anchored", "asleep", "fleeting"] as const;
export const COUNTERS = ["boost", "tick"] as const;

/** Besides these: the Region that a card has marked, from 1 (A ). */
export const VARS = [...STATUSES, ...COUNTERS, "marker"] as const;

export const STATS = ["forest", "mountain", "water"] as const;
export const KEYWORDS = ["tough", "gigantic", "defender", "eternal", "seasoned", "cooldown"] as const;

/** Those that a card may name. */
export const WRITTEN = [
  ...STATS,
  ...KEYWORDS,
  "handCost",
  "reserveCost",
  "reserveLimit",
  "landmarkLimit",
  /** A: it cannot be discarded or sacrificed. */
  "cannotDiscard",
  /** A: it counts as behind, or as In Contact. */
  "behind",
  "inContact",
  /** A: it can be played, though it is exhausted. */
  "playable",
  /** A: a Spell that is Fleeting, played from wherever. */
  "playedFleeting",
  /** A: it does not count for the limit of its zone. */
  "uncounted",
  /** A: Prepare does not ready it. */
  "staysExhausted",
  /** A: Reactions with the symbol {J}, {H}, {R} of it are not activated. */
  "noJoin",
  "noHand",
  "noReserve",
  /** A, of a Hero: what "up to" says in support abilities. */
  "supportMost",
  /** A, of a Hero: dice rolled beside each die, and what may be added. */
  "moreDice",
  "diePlus",
  /** A: it may gain a status that it has. */
  "regains",
  /** A, of a Hero: cards drawn, and cards expanded, in the Morning beside those of the day. */
  "drawsMore",
  "expandsMore",
  /** A, of a Hero: exhausted cards that its player keeps in Reserve beyond the limit. */
  "keepsExhausted",
] as const;

/** All; the last ones only the compiler writes. */
export const ATTRS = [
  ...WRITTEN,
  /** A: it has the sub-types of others. */
  "likeness",
  /** A: in this Expedition alone. */
  "playableHero",
  "playableCompanion",
] as const;
