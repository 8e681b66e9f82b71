/** What cards say, in the player's language. Their texts are made in English: its phrases are the keys. */
import type { GameWords } from "../../../../shared/games/plan.ts";
import type { CardInfo } from "../../../../shared/protocol/index.ts";
import { language, said, speechOf } from "./index.ts";

const books = new Map<string, GameWords>();
const bookOf = (game: string): string => `${language()} ${game}`;

/** Loads what the cards of a game say, where the language has it; until then they speak English. */
export async function loadCardWords(game: string): Promise<void> {
  const book = bookOf(game);
  const loaded = await speechOf(game).cards?.();
  if (loaded !== undefined) books.set(book, loaded.cards);
}

/** A phrase of a card's: a line of its text, its type, a keyword. The figures in it are the same in every language. */
export function cardPhrase(game: string, english: string): string {
  const figures = english.match(/\d+/g) ?? [];
  const phrase = books.get(bookOf(game))?.[english.replace(/\d+/g, "#")];
  return phrase?.replace(/#/g, () => figures.shift() ?? "") ?? english;
}

/** A type line: each of its words by itself. */
export const cardLine = (game: string, line: string): string =>
  line
    .split(" · ")
    .map((word) => cardPhrase(game, word))
    .join(" · ");

/** A key of the data as a text prints it: onEnter → On Enter. */
export const printed = (word: string): string =>
  word.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^[a-z]/, (first) => first.toUpperCase());

/** What a value of a thing is called. */
export const valueWord = (game: string, key: string): string =>
  said(`mark.${key}`) ?? said(`stat.${key}`) ?? cardPhrase(game, printed(key));

/** What a part of a cost is paid with, or paid from. */
export const costWord = (game: string, key: string): string =>
  said(`gauge.${game}.${key}`) ?? said(`zone.${game}.${key}`) ?? said(`zone.${key}`) ?? key;

/** A card as the player reads it. */
export const spokenCard =
  (game: string) =>
  (card: CardInfo): CardInfo => {
    const { name = card.name, lines = {} } = card.spoken?.[language()] ?? {};
    return { ...card, name, text: card.text.map((line) => lines[line] ?? cardPhrase(game, line)) };
  };
