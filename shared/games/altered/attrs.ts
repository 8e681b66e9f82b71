/** Statuses and counters of an object (A ), and its computed attributes. */

/** Statuses are 0 or 1; the rest are counters. */
export const STATUSES = ["exhausted", "anchored", "asleep", "fleeting"] as const;
export const COUNTERS = ["boost", "tick"] as const;

export const VARS = [...STATUSES, ...COUNTERS] as const;

export const STATS = ["forest", "mountain", "water"] as const;
export const KEYWORDS = ["tough", "gigantic", "defender", "eternal", "seasoned"] as const;

export const ATTRS = [
  ...STATS,
  ...KEYWORDS,
  "handCost",
  "reserveCost",
  "reserveLimit",
  "landmarkLimit",
  /** A: it cannot be discarded or sacrificed. */
  "cannotDiscard",
] as const;
