/** Everything the page says, in the player's language. How a language is added: `docs/languages.md`. */
import { useSyncExternalStore } from "react";
import { PHRASES, type Phrases } from "../../../../shared/client/index.ts";
import { PAGES, phrasesOf } from "../../../../shared/games/pages.ts";
import { present, sentenceOf } from "../../../../shared/protocol/index.ts";
import { en, words as english, type Key } from "./en/index.ts";
import type { Language, LanguageFile, Words } from "./translation.ts";

export type { Key };

/** Each language by its tag, as it calls itself, and where its words are. */
export const LANGUAGES: Readonly<Record<string, { readonly name: string; load(): Promise<Language> }>> = {
  en: { name: "English", load: async () => en },
  fr: {
    name: "Français",
    load: () =>
      withGames(
        "fr",
        import("./fr/index.ts").then(({ fr }) => fr),
      ),
  },
};

/** A language with what it says of each game; both are loaded at once. */
async function withGames(tag: string, loading: Promise<LanguageFile>): Promise<Language> {
  const ofGames = await Promise.all(
    PAGES.map(async ({ id, languages }) => ({ id, ...(await languages[tag]?.()) })),
  );
  const language = await loading;
  return {
    ...language,
    words: Object.assign({}, language.words, ...ofGames.map(({ words }) => words)),
    toldOf: Object.fromEntries(ofGames.map(({ id, told = {} }) => [id, told])),
    refusedOf: Object.fromEntries(ofGames.map(({ id, refused = {} }) => [id, refused])),
  };
}

const KEPT = "riposte.language";

let spoken: Language = en;
let language = "en";
const listeners = new Set<() => void>();

export function preferredLanguage(): string {
  const kept = localStorage.getItem(KEPT);
  const wanted = [...(kept === null ? [] : [kept]), ...navigator.languages].map((tag) =>
    tag.replace(/-.*/, ""),
  );
  return wanted.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en";
}

export async function chooseLanguage(tag: string): Promise<void> {
  spoken = await present(LANGUAGES[tag], `language "${tag}"`).load();
  language = tag;
  document.documentElement.lang = tag;
  for (const listener of listeners) listener();
}

export function keepLanguage(tag: string): void {
  localStorage.setItem(KEPT, tag);
  void chooseLanguage(tag);
}

/** The language; who uses this is drawn again when it changes. */
export const useLanguage = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => language,
  );

type Values = Readonly<Record<string, string | number>>;

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** The words of a key, with what stands in braces filled in. */
export const t = (key: Key, values: Values = {}): string => fill(spoken.words[key] ?? english[key], values);

/** The words of a key that is made of data, as of a zone or phase; undefined where nothing is said of it. */
export function said(key: string, values: Values = {}): string | undefined {
  const text = spoken.words[key] ?? (english as Words)[key];
  return text === undefined ? undefined : fill(text, values);
}

/** What the log of a game is told in, where that is not English. */
export const tellersPhrases = (ruleset: string): Phrases => ({ ...spoken.told, ...spoken.toldOf[ruleset] });

/** How a match ended, in the log's words. */
export function endedBy(ruleset: string, reason: string): string {
  const english: Phrases = { ...PHRASES, ...phrasesOf(ruleset) };
  const key = `reason.${reason}`;
  return tellersPhrases(ruleset)[key] ?? english[key] ?? reason;
}

/** What a refusal means. @param ruleset the game that may have made it: two games may mean something else by one code */
export const refusalText = (code: string, ruleset = ""): string =>
  spoken.refusedOf[ruleset]?.[code] ??
  spoken.refused[code] ??
  PAGES.find(({ id }) => id === ruleset)?.refused[code] ??
  sentenceOf(code);

/** A word of the data as a person reads it: heroExpedition → hero expedition. */
export const plainly = (word: string): string =>
  word
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
