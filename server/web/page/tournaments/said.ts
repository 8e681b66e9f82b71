/** What the tournaments' page says. Its words come with it, and not with the first page. */

import { tournaments as en } from "../words/en/tournaments.ts";
import { tournaments as fr } from "../words/fr/tournaments.ts";
import { useLanguage } from "../words/index.ts";
import { sayOf } from "../words/of-page.ts";

export type Word = keyof typeof en;
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

const say: Say = sayOf<Word>("tournaments", { en, fr });

/** The words in the player's language; said anew when he chooses another. */
export function useSay(): Say {
  useLanguage();
  return say;
}

/** With its day, where that is another. */
export function clockTime(moment: number): string {
  const { lang } = document.documentElement;
  const at = new Date(moment);
  const isToday = at.toDateString() === new Date().toDateString();
  return isToday
    ? at.toLocaleTimeString(lang)
    : at.toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}
