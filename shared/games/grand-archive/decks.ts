/** Deck construction (G 3). A deck is one list: champions and regalia are its material deck (G R3.5). */
import type { CardDef, Data } from "../../kernel/game.ts";
import { copyProblems } from "../decks.ts";
import { cardData, isMaterial } from "./card.ts";
import type { GaOptions } from "./options.ts";

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(cards: readonly CardDef[], options: Data): string[] {
  const { deckRules, mainDeckSize, mainDeckMost, mainDeckCopies, materialDeckSize } = options as GaOptions;
  const material = cards.filter((card) => isMaterial(cardData(card)));
  const main = cards.length - material.length;
  const problems: string[] = [];
  if (!material.some((card) => cardData(card).type === "champion" && cardData(card).level === 0))
    problems.push("a material deck has a Level 0 champion");
  for (const card of new Set(cards)) {
    if (cardData(card).token) problems.push(`${card.name} is a token`);
  }
  if (!deckRules) return problems;
  if (main < mainDeckSize)
    problems.push(`a main deck has at least ${mainDeckSize} cards; this one has ${main}`);
  if (main > mainDeckMost)
    problems.push(`a main deck has at most ${mainDeckMost} cards; this one has ${main}`);
  if (material.length > materialDeckSize)
    problems.push(`a material deck has at most ${materialDeckSize} cards; this one has ${material.length}`);
  problems.push(...copyProblems(cards, (card) => (isMaterial(cardData(card)) ? 1 : mainDeckCopies)));
  return problems;
}
