/** Random matches of a set: between its own decks, or decks of its cards and those of the house where it has none. */

import { rulesets } from "../../shared/games/index.ts";
import { type CardDef, type CardSet, newCatalog, type Ruleset } from "../../shared/kernel/index.ts";
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
  /** How many were played, of them to their end, and with how many moves. */
  readonly matches: number;
  readonly over: number;
  readonly moves: number;
  /** Cards for which matches were played once more, with decks that are full of them. */
  readonly pushed: readonly string[];
  readonly lines: readonly string[];
  /** Matches in which something threw, each with the number that plays it again. */
  readonly faults: readonly string[];
}

/**
 * Plays so many matches with the set, and as many again for the cards that never came into play in them.
 * @param first number of the first match; the same number is the same match
 */
export function tried(set: CardSet, matches: number, first = 1): Tried {
  const tally = new Tally(set);
  const plain = series(
    set.decks.length > 0 ? deckWorld(set) : anyWorld(set, set.cards),
    matches,
    first,
    tally,
  );
  const idle = set.cards.filter((card) => card.data.token !== true && !tally.played(card));
  if (idle.length === 0) return { ...plain, pushed: [], lines: tally.lines() };
  const again = series(anyWorld(set, idle), matches, first, tally);
  return {
    matches: plain.matches + again.matches,
    over: plain.over + again.over,
    moves: plain.moves + again.moves,
    pushed: idle.map(({ name }) => name),
    lines: tally.lines(),
    faults: [...plain.faults, ...again.faults],
  };
}

function series(world: World, matches: number, first: number, tally: Tally) {
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
  return { matches, over, moves, faults };
}

function playOut(play: Play, tally: Tally): number {
  let moves = 0;
  for (; moves < MOVES && play.match.state.over === null; moves++) tally.count(play.match, step(play).events);
  return moves;
}

/** Matches between the decks of the set. */
const deckWorld = (set: CardSet): World => worldOf(set, [set], (random) => publishedDecks(random, [set]));

/** Matches with decks of any cards of the set and the house, these often among them: alone they may make no deck. */
function anyWorld(set: CardSet, often: readonly CardDef[]): World {
  const house = readHouse(gameOf(set)).filter(({ id }) => id !== set.id);
  const favoured = Array.from({ length: FAVOUR }, () => ({ ...set, cards: often }));
  const { anyCards = anyDecks(2) } = worldsOf(set.ruleset);
  return worldOf(set, [set, ...house], (random) => anyCards(random, [...favoured, set, ...house]));
}

function worldOf(set: CardSet, sets: readonly CardSet[], decks: World["decks"]): World {
  const ruleset = gameOf(set);
  return {
    name: set.id,
    ruleset,
    profile: ruleset.profiles[0],
    sets,
    // A deck that is not finished yet is played all the same.
    options: { deckRules: false },
    decks,
    catalog: newCatalog([ruleset], sets),
  };
}

const gameOf = ({ ruleset }: CardSet): Ruleset => rulesets.find(({ id }) => id === ruleset) as Ruleset;
