/** Deck construction (UCG 2.2, 2.3). */
import { copyProblems } from "../decks.ts";
import type { UcgOptions } from "./options.ts";
import type { CardDef } from "./typed.ts";

/** UCG 2.3: a deck holds as many copies as the Stability Value, or three where none is printed. */
const DEFAULT_STABILITY = 3;

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(cards: readonly CardDef[], { deckRules, deckSize }: UcgOptions): string[] {
  if (!deckRules) return [];
  const problems: string[] = [];
  if (cards.length !== deckSize)
    problems.push(`a deck has exactly ${deckSize} cards; this one has ${cards.length}`);
  const most = (card: CardDef): number => {
    const { type, stability } = card.data;
    return stability ?? (type === "resource" ? deckSize : DEFAULT_STABILITY);
  };
  problems.push(...copyProblems(cards, most));
  return problems;
}
