/** Deck construction (N R2.3, R2.4). */
import type { CardDef, Data } from "../../kernel/game.ts";
import { copyProblems } from "../decks.ts";
import { cardData } from "./card.ts";
import type { NsOptions } from "./options.ts";

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(cards: readonly CardDef[], options: Data): string[] {
  const { deckRules, deckMin, deckCopies } = options as NsOptions;
  const problems = cards
    .filter((card) => cardData(card).types.includes("spawn"))
    .map(({ name }) => `${name} is a spawn and no card of a deck`);
  if (!deckRules) return problems;
  if (cards.length < deckMin)
    problems.push(`a deck has at least ${deckMin} cards; this one has ${cards.length}`);
  problems.push(...copyProblems(cards, () => deckCopies));
  return problems;
}
