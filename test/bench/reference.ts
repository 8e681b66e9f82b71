/**
 * What a bench measures beside ours in the same run. Of one machine, whose speed differs by half within an hour, a figure
 * says little; its ratio to the reference may be held against another run.
 */
import type { Seen } from "./rounds.ts";

/** In which figures are measured. */
export const UNITS = ["/s", "us", "ms", "s", "B", "KB", "x"] as const;
export type Unit = (typeof UNITS)[number];

/** One line of a bench. */
export interface Figure extends Seen {
  readonly figure: string;
  readonly unit: Unit;
  /** The reference just before and after it, where a run is so long that the machine does not stay the same. */
  readonly beside?: Seen;
}

/** How often a second the machine does what the others do. */
export interface Reference extends Seen {
  readonly of: string;
}

/** What a run comes to, beside what it prints. */
export interface Measured {
  readonly reference: Reference;
  readonly figures: readonly Figure[];
}

/** Of all that is not a rate, less is better. */
export const isMoreBetter = (unit: Unit): boolean => unit === "/s";

const SECONDS: Partial<Record<Unit, number>> = { us: 1e-6, ms: 1e-3, s: 1 };

/** Whether a figure depends on how fast the machine is. */
export const isTimed = (unit: Unit): boolean => isMoreBetter(unit) || SECONDS[unit] !== undefined;

/**
 * Of a rate its part of the reference's; of a time how often the reference is done in it; of what no clock measures
 * the value itself.
 */
export function ratioOf({ unit, value, beside }: Figure, reference: Reference): number {
  const perSecond = (beside ?? reference).value;
  if (isMoreBetter(unit)) return value / perSecond;
  const seconds = SECONDS[unit];
  return seconds === undefined ? value : value * seconds * perSecond;
}
