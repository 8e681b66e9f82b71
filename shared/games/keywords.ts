/** Keywords that do nothing where they stand. */
import type { Fault } from "../kernel/game.ts";

/** Faults of a card's keywords: the value 0, and numbers for a keyword that has none. */
export const valueFaults = (
  keywords: Readonly<Record<string, true | number | undefined>> | undefined,
  numbered: readonly string[],
): Fault[] =>
  Object.entries(keywords ?? {}).flatMap(([word, value]): Fault[] => {
    const path = `keywords.${word}`;
    if (value === 0) return [{ path, message: "is 0: leave the keyword out" }];
    return typeof value === "number" && !numbered.includes(word)
      ? [{ path, message: `has no number: ${value} does no more than true` }]
      : [];
  });

/** Keywords that have no meaning on such a card. */
export const idleKeywords = (
  keywords: Readonly<Record<string, unknown>> | undefined,
  idle: readonly string[],
  why: string,
): Fault[] =>
  Object.keys(keywords ?? {})
    .filter((word) => idle.includes(word))
    .map((word) => ({ path: `keywords.${word}`, message: `does nothing here: ${why}` }));
