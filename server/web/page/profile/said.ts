/** What the page of a profile says. Its words come with it, and not with the first page. */
import { profile as en } from "../words/en/profile.ts";
import { profile as fr } from "../words/fr/profile.ts";
import { said, useLanguage } from "../words/index.ts";
import { sayOf } from "../words/of-page.ts";

type Word = keyof typeof en;
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

const say: Say = sayOf<Word>("profile", { en, fr });

/** The words in the player's language; said anew when he chooses another. */
export function useSay(): Say {
  useLanguage();
  return say;
}

export const gameText = ({ ruleset, profile }: { readonly ruleset: string; readonly profile: string }) =>
  `${said(`game.${ruleset}`) ?? ruleset} · ${said(`profile.${ruleset}.${profile}`) ?? profile}`;
