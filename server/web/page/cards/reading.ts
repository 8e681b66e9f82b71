/** A set's text as its author writes it: every problem with its line, and all cards that are right. */
import { rulesets } from "../../../../shared/games/index.ts";
import {
  type CardSet,
  labelOf,
  loadSet,
  type Problem,
  setWarnings,
} from "../../../../shared/kernel/index.ts";
import { type Note, Source } from "../sets/source.ts";

export interface Reading {
  /** What is wrong, and what comes to nothing. */
  readonly notes: readonly Note[];
  /** The set with all of its cards that are right; undefined where there is none. */
  readonly set: CardSet | undefined;
}

/** @param game the set's, where it does not say so itself */
export function readingOf(text: string, game: string): Reading {
  const source = new Source(text);
  if (source.broken.length > 0) return { notes: source.broken, set: undefined };
  const loaded = loadSet(source.json, rulesets);
  const found =
    "set" in loaded ? warningsOf(loaded.set, source) : loaded.problems.map((one) => source.note(one));
  const notes = [...source.keysTwice(), ...found].toSorted((a, b) => a.line - b.line);
  return { notes, set: "set" in loaded ? loaded.set : soundPart(source.json, loaded.problems, game) };
}

const warningsOf = (set: CardSet, source: Source): Note[] =>
  rulesets
    .filter(({ id }) => id === set.ruleset)
    .flatMap((game) => setWarnings(game, set).map(source.warning));

interface Written {
  readonly id?: unknown;
}

/** The same set with nothing in it that has a problem; undefined where nothing is left. */
function soundPart(json: unknown, problems: readonly Problem[], game: string): CardSet | undefined {
  const given = (json ?? {}) as { readonly ruleset?: unknown; readonly cards?: unknown };
  const ruleset = rulesets.some(({ id }) => id === given.ruleset) ? given.ruleset : game;
  const whole = { ...given, ruleset };
  const cards: readonly Written[] = Array.isArray(given.cards) ? given.cards : [];
  let left = without(cards, problems);
  while (left.length > 0) {
    let found: readonly Problem[] = [];
    // Where the set itself is at fault its cards are shown without it.
    for (const round of [
      { ...whole, decks: decksOf(whole, left) },
      { id: "a-set", ruleset, name: "?" },
    ]) {
      const loaded = loadSet({ ...round, cards: left }, rulesets);
      if ("set" in loaded) return loaded.set;
      found = loaded.problems;
    }
    const fewer = without(left, found);
    if (fewer.length === left.length) return undefined;
    left = fewer;
  }
  return undefined;
}

function without(cards: readonly Written[], problems: readonly Problem[]): readonly Written[] {
  const faulty = new Set(problems.map(({ card }) => card));
  return cards.filter((card, at) => typeof card?.id === "string" && !faulty.has(labelOf(card, at)));
}

/** The decks with the cards that are left; none where they cannot be read. */
function decksOf(whole: object, left: readonly Written[]): readonly unknown[] {
  const { decks } = whole as { readonly decks?: unknown };
  if (!Array.isArray(decks)) return [];
  const ids = new Set(left.map(({ id }) => id));
  return decks.flatMap((deck: { readonly cards?: object } | null) => {
    const cards = Object.entries(deck?.cards ?? {}).filter(([card]) => ids.has(card));
    return cards.length === 0 ? [] : [{ ...deck, cards: Object.fromEntries(cards) }];
  });
}
