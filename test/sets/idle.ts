/** A pair for each word that does nothing: a card that is refused for it, and its near miss that is not. */
import { expect, test } from "vitest";
import type { Json } from "../../shared/kernel/index.ts";
import { problemsOf } from "./sets.ts";

export type Card = { readonly [key: string]: Json };

export interface Pair {
  readonly what: string;
  readonly bad: Card;
  readonly path: string;
  readonly message: RegExp;
  readonly good: Card;
}

const problems = (ruleset: string, card: Card) =>
  problemsOf({ id: "a-set", ruleset, name: "A set", cards: [card] });

/** Each bad card is refused once, at its path; each good one is not refused at all. */
export function refusesIdle(ruleset: string, pairs: readonly Pair[]): void {
  test.each(pairs.map((pair) => [pair.what, pair] as const))(`${ruleset}: %s`, (_what, pair) => {
    expect(problems(ruleset, pair.good)).toEqual([]);
    expect(problems(ruleset, pair.bad)).toEqual([
      { card: pair.bad.id, path: pair.path, message: expect.stringMatching(pair.message) },
    ]);
  });
}
