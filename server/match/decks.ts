/** Decks as clients name them. */
import { type Catalog, deckCards as expand } from "../../shared/kernel/index.ts";
import type { DeckChoice } from "../../shared/protocol/index.ts";

/**
 * The cards of a deck one by one, sorted: the order somebody wrote them in must not show in anything. Undefined
 * when it names a deck that is not there.
 */
export function deckCards(
  catalog: Catalog,
  ruleset: string,
  choice: DeckChoice,
): readonly string[] | undefined {
  if ("cards" in choice) return expand({ id: "", name: "", cards: choice.cards }).sort();
  const deck = catalog.set(ruleset, choice.set)?.decks.find(({ id }) => id === choice.deck);
  return deck && expand(deck).sort();
}

/** The sets that have these cards, in the catalog's order; each card in the first that has it. */
export function setsOf(catalog: Catalog, ruleset: string, cards: readonly string[]): string[] {
  const missing = new Set(cards);
  const found: string[] = [];
  for (const set of catalog.sets) {
    if (set.ruleset !== ruleset) continue;
    const had = set.cards.filter(({ id }) => missing.delete(id));
    if (had.length > 0) found.push(set.id);
  }
  return found;
}
