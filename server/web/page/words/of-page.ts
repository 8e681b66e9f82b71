/** Words of pages that few open: they come with those pages, in the languages that have them, and cost nobody else anything. */
import { filled, pageWords } from "./index.ts";
import type { Words } from "./translation.ts";

/** As `t`, of these words and those that a language brings for the page; in English where there are none. */
export const sayOf =
  <K extends string>(
    page: string,
    languages: { readonly en: Readonly<Record<K, string>> } & Readonly<Record<string, Words>>,
  ) =>
  (key: K, values: Readonly<Record<string, string | number>> = {}): string => {
    const words = languages[document.documentElement.lang] ?? pageWords(page) ?? languages.en;
    return filled(words[key] ?? languages.en[key], values);
  };
