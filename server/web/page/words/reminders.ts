/** What the keywords of a card mean: those printed on it, and those its text names. */
import { cardPhrase, printed } from "./cards.ts";
import { words as english } from "./en/index.ts";
import { said } from "./index.ts";

/** Each keyword of a game that the page explains. */
export const keywordsIn = (
  game: string,
): { readonly key: string; readonly word: string; readonly help: string }[] => {
  const prefix = `keyword.${game}.`;
  return Object.keys(english).flatMap((key) => {
    const help = key.startsWith(prefix) ? said(key) : undefined;
    const word = key.slice(prefix.length);
    return help === undefined ? [] : [{ key: word, word: cardPhrase(game, printed(word)), help }];
  });
};

export function remindersOf(
  game: string,
  printedOn: readonly string[],
  text: readonly string[],
): { readonly word: string; readonly help: string }[] {
  const lines = text.join("\n");
  return keywordsIn(game).filter(
    ({ key, word }) => printedOn.includes(key) || new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(lines),
  );
}
