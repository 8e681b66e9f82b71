/** What the keywords of a card mean: those printed on it, and those its text names. */
import { words as english } from "./en/index.ts";
import { said } from "./index.ts";

/** A keyword as a text prints it: onEnter → On Enter. */
const printed = (word: string): string =>
  word.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^[a-z]/, (first) => first.toUpperCase());

/** Each keyword of a game that the page explains. */
export const keywordsIn = (
  game: string,
): { readonly key: string; readonly word: string; readonly help: string }[] => {
  const prefix = `keyword.${game}.`;
  return Object.keys(english).flatMap((key) => {
    const help = key.startsWith(prefix) ? said(key) : undefined;
    const word = key.slice(prefix.length);
    return help === undefined ? [] : [{ key: word, word: printed(word), help }];
  });
};

export function remindersOf(
  game: string,
  printedOn: readonly string[],
  text: readonly string[],
): { readonly word: string; readonly help: string }[] {
  const lines = text.join("\n");
  return keywordsIn(game).filter(
    ({ key, word }) => printedOn.includes(key) || new RegExp(`\\b${word}\\b`).test(lines),
  );
}
