/** Deck construction (C R1.2 to R1.4). */
import { copyProblems } from "../decks.ts";
import type { CcOptions } from "./options.ts";
import type { CardDef } from "./typed.ts";

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(cards: readonly CardDef[], rules: CcOptions): string[] {
  const hqs = cards.filter((card) => card.data.type === "hq");
  // A match needs exactly one Headquarter, whatever the options say of decks.
  if (hqs.length !== 1) return [`a deck has exactly one Headquarter; this one has ${hqs.length}`];
  if (!rules.deckRules) return [];
  const tokens = cards.filter((card) => card.data.token === true);
  if (tokens.length > 0) return [`${tokens[0].name} is a token and never part of a deck`];
  const problems: string[] = [];
  const count = cards.length - 1;
  if (count !== rules.deckSize)
    problems.push(`a deck has exactly ${rules.deckSize} cards beside its Headquarter; this one has ${count}`);
  const classes = hqs[0].data.classes;
  for (const card of new Set(cards)) {
    if (card.data.classes.some((one) => !classes.includes(one)))
      problems.push(`${card.name} does not fit the classes of ${hqs[0].name}`);
  }
  problems.push(...copyProblems(cards, () => rules.maxCopies));
  return problems;
}
