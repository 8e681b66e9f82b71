/** Cards written at random for one game, from one number: those that the game takes, and why it refused the others. */
import { type CardSet, type Data, loadSet, type Problem, type Ruleset } from "../../shared/kernel/index.ts";
import type { Fault } from "../../shared/kernel/model/ruleset.ts";
import { readHouse } from "../cards/read.ts";
import { Author } from "./author.ts";
import { type Language, languageOf } from "./language.ts";
import { Ways } from "./ways.ts";

/** So many batches in a row seek all words, each its share. */
const SHARES = 20;

/** How often a card that is refused is written in part anew. */
const MENDS = 10;

export interface Batch {
  readonly ruleset: Ruleset;
  readonly seed: number;
  /** The cards that the game takes, behind those of the house. */
  readonly set: CardSet;
  /** Ids of the written ones among them. */
  readonly ids: readonly string[];
  /** How often each reason refused a card at last. */
  readonly refused: ReadonlyMap<string, number>;
  readonly words: ReadonlySet<string>;
  /** What must not be, each with the card that shows it. */
  readonly faults: readonly string[];
}

/** A game's own cards, which the written ones may name, and its language. */
export interface Shelf {
  readonly ruleset: Ruleset;
  readonly house: readonly Data[];
  readonly language: Language;
  readonly ways: Ways;
}

export function shelfOf(ruleset: Ruleset): Shelf {
  const house = new Map(readHouse(ruleset).flatMap(({ cards }) => cards.map(({ id, data }) => [id, data])));
  const language = languageOf(ruleset);
  return { ruleset, house: [...house.values()], language, ways: new Ways(language) };
}

/** Writes one batch of so many cards. The same numbers are the same batch. */
export function batchOf({ ruleset, house, language, ways }: Shelf, seed: number, size: number): Batch {
  const sought = [...ways.words].filter((_, at) => at % SHARES === seed % SHARES);
  const author = new Author(
    language,
    ways,
    house.map(({ id }) => id as string),
    seed,
  );
  const log = new Log();
  const kept: Data[] = [];
  for (let at = 0; at < size; at++) {
    author.seek(sought[at % sought.length]);
    const card = written(author, ruleset, `card-${at}`, log);
    if (card !== undefined) kept.push(card);
  }
  const set = loaded(ruleset, house, kept, log);
  const ids = set.cards.flatMap(({ id }) => (/^card-\d+$/.test(id) ? [id] : []));
  for (const { id, data } of set.cards) if (ids.includes(id)) author.keep(data);
  const words = new Set(author.used.keys());
  return { ruleset, seed, set, ids, refused: log.reasons, words, faults: log.faults };
}

/** What came of cards so far. */
class Log {
  readonly reasons = new Map<string, number>();
  readonly faults: string[] = [];

  refuse({ message }: Fault): void {
    const reason = message.replace(/"[^"]*"|`[^`]*`|\d+/g, "…");
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }
}

/** A card that the game takes by itself; undefined where it is refused to the end. */
function written(author: Author, ruleset: Ruleset, id: string, log: Log): Data | undefined {
  let card = author.card(id);
  let faults = judged(ruleset, card, log);
  for (let tries = 0; faults.length > 0 && tries < MENDS; tries++) {
    const next = author.redone(card, faults);
    const found = judged(ruleset, next, log);
    if (found.length <= faults.length) [card, faults] = [next, found];
  }
  if (faults.length === 0) return card;
  log.refuse(faults[0]);
  return undefined;
}

/** What the game has against a card. That it throws, or says nothing, is noted. */
function judged(ruleset: Ruleset, card: Data, { faults }: Log): readonly Fault[] {
  try {
    const read = ruleset.compileCard(card, "volume", (id) => id);
    if ("card" in read) return [];
    if (read.faults.length === 0 || read.faults.some(({ message }) => message.trim() === ""))
      faults.push(`refused without a reason: ${JSON.stringify(card)}`);
    return read.faults;
  } catch (error) {
    faults.push(`throws when it is read: ${(error as Error).stack}\n${JSON.stringify(card)}`);
    return [{ path: "", message: "throws" }];
  }
}

/** The set of these cards, without those that do not fit the others. */
function loaded(ruleset: Ruleset, house: readonly Data[], kept: readonly Data[], log: Log): CardSet {
  let cards = kept;
  for (;;) {
    const json = { id: "volume", ruleset: ruleset.id, name: "Volume", cards: [...house, ...cards] };
    const read = loadSet(json, [ruleset]);
    if ("set" in read) return read.set;
    const bad = new Map(read.problems.map((one: Problem) => [one.card, one]));
    for (const problem of bad.values()) log.refuse(problem);
    const rest = cards.filter(({ id }) => !bad.has(id as string));
    if (rest.length === cards.length) throw new Error(JSON.stringify(read.problems.slice(0, 5)));
    cards = rest;
  }
}
