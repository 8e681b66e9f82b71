/** What a language is made of. */
import type { Phrases } from "../../../../shared/client/index.ts";

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
}

/** A language as its folder has it: what it says of the games stands with them. */
export type LanguageFile = Omit<Language, "toldOf" | "refusedOf">;
