/** Deck construction (N R2.3, R2.4). */
import { copyProblems } from "../decks.ts";
import type { NsOptions } from "./options.ts";
import type { CardDef } from "./typed.ts";

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(
  cards: readonly CardDef[],
  { deckRules, deckMin, deckCopies }: NsOptions,
): string[] {
  const problems = cards
    .filter((card) => card.data.types.includes("spawn"))
    .map(({ name }) => `${name} is a spawn and no card of a deck`);
  if (!deckRules) return problems;
  if (cards.length < deckMin)
    problems.push(`a deck has at least ${deckMin} cards; this one has ${cards.length}`);
  problems.push(...copyProblems(cards, () => deckCopies));
  return problems;
}
