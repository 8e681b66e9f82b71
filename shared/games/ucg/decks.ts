/** Deck construction (UCG 2.2, 2.3). */
import type { CardDef, Data } from "../../kernel/game.ts";
import { copyProblems } from "../decks.ts";
import { cardData } from "./card.ts";
import type { UcgOptions } from "./options.ts";

/** UCG 2.3: a deck holds as many copies as the Stability Value, or three where none is printed. */
const DEFAULT_STABILITY = 3;

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(cards: readonly CardDef[], options: Data): string[] {
  const { deckRules, deckSize } = options as UcgOptions;
  if (!deckRules) return [];
  const problems: string[] = [];
  if (cards.length !== deckSize)
    problems.push(`a deck has exactly ${deckSize} cards; this one has ${cards.length}`);
  const most = (card: CardDef): number => {
    const { type, stability } = cardData(card);
    return stability ?? (type === "resource" ? deckSize : DEFAULT_STABILITY);
  };
  problems.push(...copyProblems(cards, most));
  return problems;
}
