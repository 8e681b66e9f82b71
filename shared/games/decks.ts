/** Deck construction: the rules that several games share. */
import type { CardDef } from "../kernel/game.ts";

/** Names of which a deck holds more cards than `most` allows. */
export function copyProblems(cards: readonly CardDef[], most: (card: CardDef) => number): string[] {
  const copies = new Map<string, number>();
  for (const { name } of cards) copies.set(name, (copies.get(name) ?? 0) + 1);
  const firsts = new Map(cards.map((card) => [card.name, card]));
  return [...copies].flatMap(([name, count]) => {
    const limit = most(firsts.get(name) as CardDef);
    return count > limit ? [`${name}: at most ${limit} copies, this deck has ${count}`] : [];
  });
}
