/** Random matches of a set: between its own decks, or decks of its cards and those of the house where it has none. */

import { rulesets } from "../../shared/games/index.ts";
import {
  type CardSet,
  deckCards,
  deckProblems,
  newCatalog,
  type Ruleset,
} from "../../shared/kernel/index.ts";
import { anyDecks, publishedDecks } from "../property/decks.ts";
import { open, type Play, step } from "../property/play.ts";
import type { World } from "../property/worlds.ts";
import { worldsOf } from "../scenarios/worlds.ts";
import { readHouse } from "./read.ts";
import { Tally } from "./tally.ts";

/** A match that goes on for longer is left. */
const MOVES = 2_000;

/** How often a card of the set is drawn for one of the house. */
const FAVOUR = 3;

export interface Tried {
  readonly moves: number;
  /** Matches that came to their end. */
  readonly over: number;
  readonly lines: readonly string[];
  /** Matches in which something threw, each with the number that plays it again. */
  readonly faults: readonly string[];
}

/** Plays so many matches with the set. @param first number of the first match; the same number is the same match */
export function tried(set: CardSet, matches: number, first = 1): Tried {
  const world = worldOf(set);
  const tally = new Tally(set, world.catalog);
  const faults: string[] = [];
  let [moves, over] = [0, 0];
  for (let seed = first; seed < first + matches; seed++) {
    try {
      const play = open(world, seed);
      tally.count(play.match, play.first);
      moves += playOut(play, tally);
      if (play.match.state.over !== null) over++;
    } catch (error) {
      faults.push(`match ${seed}: ${(error as Error).stack}`);
    }
  }
  return { moves, over, lines: tally.lines(), faults };
}

function playOut(play: Play, tally: Tally): number {
  let moves = 0;
  for (; moves < MOVES && play.match.state.over === null; moves++) tally.count(play.match, step(play).events);
  return moves;
}

/** What is wrong with the decks of the set, by the rules of its game. */
export function faultsOfDecks(set: CardSet): string[] {
  const game = gameOf(set);
  const catalog = newCatalog([game], [set]);
  const where = { ruleset: game.id, sets: [set.id], options: {} };
  return set.decks.flatMap((deck) =>
    deckProblems(where, game, catalog, deckCards(deck)).map((problem) => `deck ${deck.id}: ${problem}`),
  );
}

function worldOf(set: CardSet): World {
  const ruleset = gameOf(set);
  const hasDecks = set.decks.length > 0;
  const house = hasDecks ? [] : readHouse(ruleset).filter(({ id }) => id !== set.id);
  const sets = [set, ...house];
  const favoured = hasDecks ? sets : [...Array.from({ length: FAVOUR }, () => set), ...house];
  return {
    name: set.id,
    ruleset,
    profile: ruleset.profiles[0],
    sets,
    // A deck that is not finished yet is played all the same.
    options: { deckRules: false },
    decks: (random) =>
      (hasDecks ? publishedDecks : (worldsOf(ruleset.id).anyCards ?? anyDecks(2)))(random, favoured),
    catalog: newCatalog([ruleset], sets),
  };
}

const gameOf = ({ ruleset }: CardSet): Ruleset => rulesets.find(({ id }) => id === ruleset) as Ruleset;
