/** Decks as clients name them. */
import { type Catalog, deckCards as expand } from "../../../shared/kernel/index.ts";
import { type DeckChoice, isPlayerSet } from "../../../shared/protocol/index.ts";

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
  return (
    deck &&
    expand(deck)
      .map((id) => (isPlayerSet(choice.set) ? `${choice.set}/${id}` : catalog.word(ruleset, choice.set, id)))
      .sort()
  );
}

/**
 * The sets that have these cards, in the catalog's order, and those before them that share an id with them: so a
 * word means the same in the match as in the catalog. All sets, where a card of theirs shows what cards there are.
 */
export function setsOf(catalog: Catalog, ruleset: string, words: readonly string[]): string[] {
  const sets = catalog.sets.filter((set) => set.ruleset === ruleset).map(({ id }) => id);
  const setOf = (word: string): string => catalog.card({ ruleset, sets }, word)?.set ?? "";
  const named = new Set(words.map(setOf));
  const sharing = [...named].flatMap((id) => catalog.set(ruleset, id)?.cards.map((card) => setOf(card.id)));
  const needed = sets.filter((id) => named.has(id) || sharing.includes(id));
  const game = catalog.ruleset(ruleset);
  const shows = (id: string) => catalog.set(ruleset, id)?.cards.some((card) => game?.showsSets?.(card));
  return needed.some(shows) ? sets : needed;
}
