/** What a language is made of. */
import type { Phrases } from "../../../../shared/client/index.ts";
import type { GameSpeech, Speeches } from "../../../../shared/games/plan.ts";

export type Words = Readonly<Partial<Record<string, string>>>;

/** The same keys as the English words, each with words of its own: one that is missing or too many does not compile. */
export type Translation<English> = Readonly<Record<keyof English, string>>;

export interface Language {
  readonly words: Words;
  /** What the logs of all games are told in, by the keys of `PHRASES`; English for what is left out. */
  readonly told: Phrases;
  /** The same for what one game alone tells, by its id. */
  readonly toldOf: Readonly<Record<string, Phrases>>;
  /** What refusals mean that no one game makes, by their codes; English for what is left out. */
  readonly refused: Words;
  /** The same for those of one game, by its id. */
  readonly refusedOf: Readonly<Record<string, Words>>;
  /** What else a game has in this language, by its id; each is loaded when it is wanted. */
  readonly gameOf: Readonly<Record<string, Partial<GameSpeech>>>;
  /** How the texts of cards are read. */
  readonly reads: Reading;
  /** Words of pages that few open, by the name of the page, where those pages do not bring them themselves. */
  readonly pages?: Readonly<Record<string, Words>>;
}

/** What the log of a game is told in: what all games and this one tell, and the words that can be named in it. */
export const phrasesIn = ({ told, toldOf, words }: Language, ruleset: string): Phrases => ({
  ...Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith(`value.${ruleset}.`))),
  ...told,
  ...toldOf[ruleset],
});

/** What stands in a language's card texts in set words. */
export interface Reading {
  /** What is left to a player, as "you may draw a card.": the part after "may". */
  readonly may: RegExp;
  /** What opens a list of ways: the list. */
  readonly ways: RegExp;
  /** What stands between two ways. */
  readonly or: string;
}

/** A language as its folder has it: what it says of the games stands with them. */
export interface LanguageFile extends Pick<Language, "words" | "told" | "refused" | "reads" | "pages"> {
  /** The games whose folder does not name this language, by their ids; a game that is left out speaks English. */
  readonly games?: Speeches;
}
