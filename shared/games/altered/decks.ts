/** Deck construction (A section 2). The Hero is one card of the deck's list. */
import { copyProblems } from "../decks.ts";
import type { AlteredWords, CardDef } from "./typed.ts";

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(cards: readonly CardDef[], options: AlteredWords["options"]): string[] {
  const { deckRules, format, neutralCards } = options;
  if (!deckRules) return [];
  const heroes = cards.filter((card) => card.data.type === "hero");
  const others = cards.filter((card) => card.data.type !== "hero");
  const problems = others.some((card) => card.data.token) ? ["a token cannot be in a deck"] : [];
  return format === "limited"
    ? [...problems, ...limitedProblems(heroes, others)]
    : [...problems, ...constructedProblems(heroes, others, neutralCards)];
}

/** A. */
function constructedProblems(
  heroes: readonly CardDef[],
  others: readonly CardDef[],
  neutralCards: boolean,
): string[] {
  const problems: string[] = [];
  if (heroes.length !== 1) problems.push(`a deck has exactly 1 Hero; this one has ${heroes.length}`);
  if (others.length < 39)
    problems.push(`a deck has at least 39 cards beside the Hero; this one has ${others.length}`);
  const faction = heroes.length === 1 ? heroes[0].data.faction : undefined;
  for (const card of new Set(others)) {
    const own = card.data.faction;
    if (own === undefined ? !neutralCards : faction !== undefined && own !== faction)
      problems.push(`${card.name}: not of the Hero's faction`);
  }
  problems.push(...copyProblems(others, () => 3));
  const rarities = (rarity: string): number => others.filter((card) => card.data.rarity === rarity).length;
  if (rarities("rare") > 15) problems.push(`at most 15 rare cards; this deck has ${rarities("rare")}`);
  if (rarities("unique") > 3) problems.push(`at most 3 unique cards; this deck has ${rarities("unique")}`);
  return problems;
}

/** A. */
function limitedProblems(heroes: readonly CardDef[], others: readonly CardDef[]): string[] {
  const problems: string[] = [];
  if (heroes.length > 1) problems.push(`a deck has at most 1 Hero; this one has ${heroes.length}`);
  if (others.length < 29)
    problems.push(`a deck has at least 29 cards beside the Hero; this one has ${others.length}`);
  const factions = new Set([...heroes, ...others].flatMap((card) => card.data.faction ?? []));
  if (factions.size > 3) problems.push(`at most 3 factions; this deck has ${factions.size}`);
  return problems;
}
