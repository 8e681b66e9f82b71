/** Everything the page says, in the player's language. How a language is added: `docs/languages.md`. */
import { useSyncExternalStore } from "react";
import { PHRASES, type Phrases } from "../../../../shared/client/index.ts";
import { PAGES, phrasesOf } from "../../../../shared/games/pages.ts";
import type { GameSpeech } from "../../../../shared/games/plan.ts";
import { present, sentenceOf } from "../../../../shared/protocol/index.ts";
import { en, words as english, type Key } from "./en/index.ts";
import { type Language, type LanguageFile, phrasesIn, type Reading, type Words } from "./translation.ts";

export type { Key };

interface Spoken {
  /** As it calls itself. */
  readonly name: string;
  load(): Promise<Language>;
}

const from = (tag: string, name: string, folder: () => Promise<Folder>): Spoken => ({
  name,
  load: () => withGames(tag, folder()),
});

/** Each language by its tag: the one list of them. */
export const LANGUAGES: Readonly<Record<string, Spoken>> = {
  en: { name: "English", load: async () => en },
  fr: from("fr", "Français", () => import("./fr/index.ts")),
  es: from("es", "Español", () => import("./es/index.ts")),
};

type Folder = { readonly language: LanguageFile };

/** A language with what it says of each game; what the games name themselves is loaded at once with it. */
async function withGames(tag: string, loading: Promise<Folder>): Promise<Language> {
  const brought = async (id: string) => (await loading).language.games?.[id]?.();
  const ofGames = await Promise.all(
    PAGES.map(async ({ id, languages }) => ({
      id,
      ...(await (languages[tag]?.() ?? brought(id))),
    })),
  );
  const { language } = await loading;
  return {
    ...language,
    gameOf: Object.fromEntries(ofGames.map(({ id, ...speech }) => [id, speech])),
    words: Object.assign({}, language.words, ...ofGames.map(({ words }) => words)),
    toldOf: Object.fromEntries(ofGames.map(({ id, told = {} }) => [id, told])),
    refusedOf: Object.fromEntries(ofGames.map(({ id, refused = {} }) => [id, refused])),
  };
}

const KEPT = "riposte.language";

let spoken: Language = en;
let tag = "en";
const listeners = new Set<() => void>();

export function preferredLanguage(): string {
  const kept = localStorage.getItem(KEPT);
  const wanted = [...(kept === null ? [] : [kept]), ...navigator.languages].map((tag) =>
    tag.replace(/-.*/, ""),
  );
  return wanted.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en";
}

export async function chooseLanguage(chosen: string): Promise<void> {
  spoken = await present(LANGUAGES[chosen], `language "${chosen}"`).load();
  tag = chosen;
  document.documentElement.lang = tag;
  for (const listener of listeners) listener();
}

export function keepLanguage(tag: string): void {
  localStorage.setItem(KEPT, tag);
  void chooseLanguage(tag);
}

/** The tag of the language that is spoken. */
export const language = (): string => tag;

/** The first that a card's text is read to, in the player's language or, where it is not translated, in English. */
export const readAs = <T>(read: (reading: Reading) => T | undefined): T | undefined =>
  read(spoken.reads) ?? read(en.reads);

/** The language; who uses this is drawn again when it changes. */
export const useLanguage = (): string =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, language);

type Values = Readonly<Record<string, string | number>>;

/** The text with what stands in braces filled in. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** The words of a key, with what stands in braces filled in. */
export const t = (key: Key, values: Values = {}): string => filled(spoken.words[key] ?? english[key], values);

/** The words of a key that is made of data, as of a zone or phase; undefined where nothing is said of it. */
export function said(key: string, values: Values = {}): string | undefined {
  const text = spoken.words[key] ?? (english as Words)[key];
  return text === undefined ? undefined : filled(text, values);
}

/** What the language itself brings for a page that few open. */
export const pageWords = (page: string): Words | undefined => spoken.pages?.[page];

/** What a player is called: a bot of the server has a name in each language. */
export const calledOf = (id: string, name: string): string =>
  said(`called.${/^b:(\w+)/.exec(id)?.[1]}`) ?? name;

/** What the log of a game is told in, where that is not English. */
export const tellersPhrases = (ruleset: string): Phrases => phrasesIn(spoken, ruleset);

/** What a game has in the player's language, and in English what it has not; each part is loaded when it is wanted. */
export const speechOf = (game: string): Partial<GameSpeech> => ({
  ...en.gameOf[game],
  ...spoken.gameOf[game],
});

/** The same; who uses this is drawn again when the language changes. */
export function useSpeech(game: string): Partial<GameSpeech> {
  useLanguage();
  return speechOf(game);
}

/** A phrase of the log, in the player's language or in English. */
export function phraseOf(ruleset: string, key: string): string | undefined {
  const english: Phrases = { ...PHRASES, ...phrasesOf(ruleset) };
  return tellersPhrases(ruleset)[key] ?? english[key];
}

/** How a match ended, in the log's words. */
export const endedBy = (ruleset: string, reason: string): string =>
  phraseOf(ruleset, `reason.${reason}`) ?? reason;

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
