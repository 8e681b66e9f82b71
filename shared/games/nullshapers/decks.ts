/** Deck construction (N R2.3, R2.4). */
import { copyProblems } from "../decks.ts";
import type { NsOptions } from "./options.ts";
import type { CardDef } from "./typed.ts";

/** N R3.2, R5.7. */
const APART = [
  ["spawn", "a spawn"],
  ["influence", "an influence"],
] as const;

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(
  cards: readonly CardDef[],
  { deckRules, deckMin, deckCopies }: NsOptions,
): string[] {
  const problems = APART.flatMap(([type, what]) =>
    cards
      .filter(({ data }) => data.types.includes(type))
      .map(({ name }) => `${name} is ${what} and no card of a deck`),
  );
  if (!deckRules) return problems;
  if (cards.length < deckMin)
    problems.push(`a deck has at least ${deckMin} cards; this one has ${cards.length}`);
  problems.push(...copyProblems(cards, () => deckCopies));
  return problems;
}
