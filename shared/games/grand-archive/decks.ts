/** Deck construction (G 3). A deck is one list: champions and regalia are its material deck (G R3.5). */
import { copyProblems } from "../decks.ts";
import { isMaterial, printed } from "./card.ts";
import type { GaOptions } from "./options.ts";
import type { CardDef } from "./typed.ts";

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(cards: readonly CardDef[], options: GaOptions): string[] {
  const { deckRules, mainDeckSize, mainDeckMost, mainDeckCopies, materialDeckSize } = options;
  const material = cards.filter((card) => isMaterial(card.data));
  const main = cards.length - material.length;
  const problems: string[] = [];
  if (!material.some((card) => card.data.type === "champion" && card.data.level === 0))
    problems.push("a material deck has a Level 0 champion");
  for (const card of new Set(cards)) {
    if (card.data.token) problems.push(`${card.name} is a token`);
  }
  if (!deckRules) return problems;
  if (main < mainDeckSize)
    problems.push(`a main deck has at least ${mainDeckSize} cards; this one has ${main}`);
  if (main > mainDeckMost)
    problems.push(`a main deck has at most ${mainDeckMost} cards; this one has ${main}`);
  if (material.length > materialDeckSize)
    problems.push(`a material deck has at most ${materialDeckSize} cards; this one has ${material.length}`);
  const relics = material.filter((card) => printed(card.data, "divineRelic") > 0);
  // G R32.24.
  if (relics.length > 1)
    problems.push(`a material deck has at most one card with Divine Relic; this one has ${relics.length}`);
  problems.push(...copyProblems(cards, (card) => (isMaterial(card.data) ? 1 : mainDeckCopies)));
  return problems;
}
