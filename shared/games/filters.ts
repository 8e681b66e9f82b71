/** Questions that card texts of several games ask of a card in the same words. */
import { z } from "zod";
import {
  capital,
  type Data,
  type FilterKey,
  type Match,
  type Obj,
  objectOf,
  objectsOf,
  type Words,
} from "../kernel/game.ts";

/** "a card named …". `nameOf` gives the present name of a card; undefined where it has none. */
export const named = <W extends Words>(
  nameOf: (m: Match<W>, obj: Obj) => string | undefined,
): FilterKey<W, string> => ({
  schema: z.string().min(1).max(80),
  test: (m, obj, value) => nameOf(m, obj) === value,
  text: (value) => `named ${value}`,
  place: "after",
  reads: [],
});

/** "with the same name as that character": whatever of those that are named is there now. */
export const sameName = <W extends Words>(
  nameOf: (m: Match<W>, obj: Obj) => string | undefined,
): FilterKey<W, Data> => ({
  schema: (terms) => terms.ref,
  test(m, obj, value, scope) {
    const name = nameOf(m, obj);
    if (name === undefined) return false;
    return objectsOf(m, scope, value).some((one) => {
      const other = objectOf(m.state, one);
      return other !== undefined && nameOf(m, other) === name;
    });
  },
  text: (value, say) => `with the same name as ${say.ref(value)}`,
  place: "after",
});

/** "an Angel card": one of the words that a card has on it. */
export const printedWord = <W extends Words>(
  wordsOf: (m: Match<W>, obj: Obj) => readonly (string | undefined)[],
  text: (word: string) => string = (word) => word,
): FilterKey<W, string> => ({
  schema: z.string().min(1).max(40),
  test: (m, obj, value) => wordsOf(m, obj).includes(value),
  text: (value) => text(value),
  place: "before",
  reads: [],
});

/** "an attacking …": a word before the noun, which is either asked for or not. */
export const adjective = <W extends Words>(
  word: string,
  test: (m: Match<W>, obj: Obj) => boolean,
): FilterKey<W, true> => ({ schema: z.literal(true), test, text: () => word, place: "before", reads: [] });

/** "a locked …", "an unlocked …": one of two words before the noun; `reads` names the attribute it looks at. */
export const eitherWord = <W extends Words>(
  [yes, no]: readonly [string, string],
  test: (m: Match<W>, obj: Obj) => boolean,
  reads: readonly W["attr"][] = [],
): FilterKey<W, boolean> => ({
  schema: z.boolean(),
  test: (m, obj, value) => test(m, obj) === value,
  text: (value) => (value === true ? yes : no),
  place: "before",
  reads,
});

/** "… with Guard": each keyword is an attribute of its own. */
export const withKeyword = <Keyword extends W["attr"], W extends Words>(
  keywords: readonly Keyword[],
  has: (m: Match<W>, obj: Obj, keyword: Keyword) => boolean,
  text: (keyword: Keyword) => string = capital,
): FilterKey<W, Keyword> => ({
  schema: z.enum(keywords),
  test: (m, obj, value) => has(m, obj, value),
  text: (value) => `with ${text(value)}`,
  place: "after",
  reads: (value) => [value],
});
