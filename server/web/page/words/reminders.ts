/** What the keywords of a card mean: those printed on it, and those its text names. */
import { words as english } from "./en/index.ts";
import { said } from "./index.ts";

/** A keyword as a text prints it: onEnter → On Enter. */
const printed = (word: string): string =>
  word.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/^[a-z]/, (first) => first.toUpperCase());

export function remindersOf(
  game: string,
  printedOn: readonly string[],
  text: readonly string[],
): { readonly word: string; readonly help: string }[] {
  const prefix = `keyword.${game}.`;
  const words = Object.keys(english).flatMap((key) =>
    key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
  );
  const lines = text.join("\n");
  return words.flatMap((word) => {
    const help = said(`${prefix}${word}`);
    const named = printedOn.includes(word) || new RegExp(`\\b${printed(word)}\\b`).test(lines);
    return named && help !== undefined ? [{ word: printed(word), help }] : [];
  });
}
