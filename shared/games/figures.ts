/** What a card is drawn as, by the words that it is called and printed with. */
import type { CardLook, Figures } from "./plan.ts";

/** What a card is called is told from what it is of: of "Moth of the Archive" the moth comes first, of "Lantern Cadet" the cadet. */
const OF = /\s(?:of|in|on|for|from|into|to|at)\s|[,&]/;

const wordsIn = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(OF)
    .flatMap((part) => (part.match(/\p{L}+/gu) ?? []).toReversed());

/** The words that a card can be drawn by, those that tell most first: its name's, its types', and its kind. */
export const wordsOf = (
  name: string,
  { kind = "act", line }: Pick<CardLook, "kind" | "line">,
): readonly string[] => [...wordsIn(name), ...line.toLowerCase().split(" · ").toReversed(), kind];

/** What is drawn for each word. */
export type Drawn = ReadonlyMap<string, string>;

export const drawnBy = (figures: Figures): Drawn =>
  new Map(figures.flatMap(([words, path]) => words.split(" ").map((word) => [word, path])));

/** The paths of the two figures that say most of a card; none where none of its words has one. */
export const figuresOf = (drawn: Drawn, words: readonly string[]): readonly string[] =>
  [...new Set(words.flatMap((word) => drawn.get(word) ?? []))].slice(0, 2);
