/**
 * Words that neither names nor chat may have: the operator's own, and the library's English ones where they are on.
 * Every process looks for itself. A refusal never says which word it was, so that nobody learns the list from it.
 */
import {
  collapseDuplicatesTransformer,
  createSimpleTransformer,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from "obscenity";
import type { Refusal } from "../../shared/kernel/index.ts";
import type { Chat, RefusalCode } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import { HIDDEN_NAME } from "../match/hosts/decisions.ts";
import type { Entry, KeptWord, WordRule } from "./store.ts";

export interface WordStore {
  words(): Promise<readonly KeptWord[]>;
  /** False where there are as many as there may be. */
  keepWord(word: string, rule: WordRule, most: number): Promise<boolean>;
  /** False where it was not there. */
  dropWord(word: string): Promise<boolean>;
  keepEntry(entry: Entry): Promise<void>;
}

export interface WordDeps {
  readonly store: WordStore;
  /** Whether the library's English words are refused, too. */
  readonly english: boolean;
  readonly log: HostLog;
}

/** Words that an operator may keep: each is a pattern that every name and line is held against. */
const MOST = 2_000;

/** A line with such a word is refused and not masked: stars would show who tries which word is on the list. */
const CHAT_CODE: RefusalCode = "chat/words";

/** Digits and signs that stand for letters; not marks that end a sentence, or no word would end before them. */
function inPlaceOfLetters() {
  const { transform } = resolveLeetSpeakTransformer();
  return createSimpleTransformer((code) =>
    /[\d@$]/.test(String.fromCodePoint(code)) ? transform(code) : code,
  );
}

/** How often a sign may stand beside itself; more of them are read as so many, in texts and in words alike. */
const REPEATED = 2;

/** One sign as it is read: letters that look like others, digits in their place, capitals. */
const reading = [resolveConfusablesTransformer(), inPlaceOfLetters(), toAsciiLowerCaseTransformer()] as const;

const readings = [...reading, collapseDuplicatesTransformer({ defaultThreshold: REPEATED })];

/** A word as texts are read, so that it is found in them. */
function readAs(word: string): string {
  const signs = [...word.normalize("NFC")].map((sign) => {
    const code = reading.reduce<number | undefined>(
      (read, { transform }) => (read === undefined ? read : transform(read)),
      sign.codePointAt(0),
    );
    return code === undefined ? "" : String.fromCodePoint(code);
  });
  return signs.join("").replace(/(.)\1{2,}/gu, "$1$1");
}

/** What the pattern language of the library gives a meaning. */
const SPECIAL = /[\\[\]?|]/gu;

/** A letter alone is found where it is drawn out, too, and two are not found in one: `asss` is `ass`, and `as` is not. */
const drawnOut = (literal: string): string =>
  literal.replace(/(\p{L})\1?/gu, (run, letter: string) => (run === letter ? `${run}[${run}]` : run));

/** The word alone; a star at an end lets it be part of a longer one there. */
function patternOf(word: string) {
  const literal = drawnOut(readAs(lettersOf(word)).replace(SPECIAL, "\\$&"));
  return parseRawPattern(`${word.startsWith("*") ? "" : "|"}${literal}${word.endsWith("*") ? "" : "|"}`);
}

const lettersOf = (word: string): string => word.replace(/^\*|\*$/gu, "");

/** Digits stand for letters where one of these is among them or beside them: "717" alone is a number, and no word. */
const LETTER = /[\p{L}@$]/u;

/** Whether a text has a word. */
type Search = (text: string) => boolean;

export class WordList {
  readonly #deps: WordDeps;
  #searches: readonly Search[];
  #said = "";

  constructor(deps: WordDeps) {
    this.#deps = deps;
    this.#searches = this.#searchesOf([]);
  }

  /** What other processes have changed. */
  async look(): Promise<void> {
    const words = await this.#deps.store.words();
    const said = JSON.stringify(words);
    if (said === this.#said) return;
    this.#said = said;
    this.#searches = this.#searchesOf(words);
  }

  #searchesOf(words: readonly KeptWord[]): readonly Search[] {
    const of = (rule: WordRule) => words.filter((one) => one.rule === rule).map(({ word }) => word);
    const allowed = of("allow").map((word) => lettersOf(word).toLowerCase());
    const refused = of("refuse").map((word, id) => ({ id, pattern: patternOf(word) }));
    const { blacklistedTerms, whitelistedTerms = [] } = englishDataset.build();
    const english = new RegExpMatcher({
      ...englishRecommendedTransformers,
      blacklistedTerms,
      whitelistedTerms: [...whitelistedTerms, ...allowed],
    });
    const own = new RegExpMatcher({
      blacklistMatcherTransformers: readings,
      whitelistMatcherTransformers: [toAsciiLowerCaseTransformer()],
      blacklistedTerms: refused,
      whitelistedTerms: allowed,
    });
    const inEnglish: Search = (text) =>
      english
        .getAllMatches(text)
        .some(({ startIndex, endIndex }) =>
          LETTER.test(text.slice(Math.max(0, startIndex - 1), endIndex + 2)),
        );
    const inOwn: Search = (text) => own.hasMatch(text);
    return this.#deps.english ? [inEnglish, inOwn] : [inOwn];
  }

  #has(text: string): boolean {
    const read = text.normalize("NFKC");
    return this.#searches.some((isIn) => isIn(read));
  }

  /** Why nothing may be called like that. */
  refusalOfName(name: string): Refusal | undefined {
    return this.#has(name) ? refuse("name/words") : undefined;
  }

  /** A name that comes from elsewhere and that nobody can be refused for, as others are told it. */
  nameOf(name: string): string {
    return this.#has(name) ? HIDDEN_NAME : name;
  }

  /** Why that may not be said. */
  refusalOfLine(said: Chat): Refusal | undefined {
    return "text" in said && this.#has(said.text) ? refuse(CHAT_CODE) : undefined;
  }

  /** Those of the operator. */
  list(): Promise<readonly KeptWord[]> {
    return this.#deps.store.words();
  }

  /** From now on it is refused, or allowed whatever else is refused, at all processes within a moment. */
  async keep(operator: string, word: string, rule: WordRule, why: string): Promise<Refusal | undefined> {
    if (readAs(lettersOf(word)).trim() === "") return refuse("word/invalid");
    if (!(await this.#deps.store.keepWord(word, rule, MOST))) return refuse("word/invalid", { most: MOST });
    return this.#kept({ operator, act: `${rule}-word`, subject: word, why });
  }

  async drop(operator: string, word: string, why: string): Promise<Refusal | undefined> {
    if (!(await this.#deps.store.dropWord(word))) return refuse("word/not-found");
    return this.#kept({ operator, act: "drop-word", subject: word, why });
  }

  async #kept(entry: Entry): Promise<undefined> {
    await this.#deps.store.keepEntry(entry);
    await this.look();
    this.#deps.log.warn(entry, "the operator changes the word list");
  }
}
