/** Deck construction: the rules that several games share. */
import type { CardDef, Data } from "../kernel/game.ts";

/** Names of which a deck holds more cards than `most` allows. */
export function copyProblems<Card extends Data>(
  cards: readonly CardDef<Card>[],
  most: (card: CardDef<Card>) => number,
): string[] {
  return [...Map.groupBy(cards, ({ name }) => name)].flatMap(([name, copies]) => {
    const limit = most(copies[copies.length - 1]);
    return copies.length > limit ? [`${name}: at most ${limit} copies, this deck has ${copies.length}`] : [];
  });
}
