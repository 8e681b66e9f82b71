/** The rulesets and card sets a server knows. Sets are data. */
import type { SetLook } from "./look.ts";
import type { CardDef, Program } from "./program.ts";
import type { Ruleset } from "./ruleset.ts";
import type { SetTranslations } from "./translations.ts";

export interface Deck {
  readonly id: string;
  readonly name: string;
  /** Card id to number of copies. */
  readonly cards: Readonly<Record<string, number>>;
}

export interface CardSet {
  readonly id: string;
  readonly ruleset: string;
  readonly name: string;
  /** sha256 of the canonical JSON; a match pins it. */
  readonly hash: string;
  readonly cards: readonly CardDef[];
  readonly decks: readonly Deck[];
  /** For the page; the rules never read it. */
  readonly look?: SetLook;
  /** For the page, too. */
  readonly translations?: SetTranslations;
}

export interface Catalog {
  ruleset(id: string): Ruleset | undefined;
  readonly rulesets: readonly Ruleset[];
  readonly sets: readonly CardSet[];
  set(ruleset: string, id: string): CardSet | undefined;
  /** A card by its word: `id` in the first of the match's sets that has it, or `set/id`. */
  card(
    setup: { readonly ruleset: string; readonly sets: readonly string[] },
    word: string,
  ): CardDef | undefined;
  /** What decks and matches call a set's card: its id, or `set/id` where a set before this one has that id. */
  word(ruleset: string, set: string, id: string): string;
  /** A program that a frame of this ruleset's match stands in; unknown ones are a bug, since saves pin their sets. */
  program(ruleset: string, id: string): Program;
}
