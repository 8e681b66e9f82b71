/** Matches with the cards of a batch: each to its end or to a bound, and the laws that hold in all matches. */
import { type CardSet, newCatalog } from "../../shared/kernel/index.ts";
import { anyDecks } from "../property/decks.ts";
import { hold } from "../property/law.ts";
import { laws } from "../property/laws.ts";
import { open, step } from "../property/play.ts";
import type { World } from "../property/worlds.ts";
import { GAMES } from "../scenarios/games.ts";
import { worldsOf } from "../scenarios/worlds.ts";
import type { Batch } from "./batch.ts";

/** Decisions after which a match that is not over is left. */
export const MOVES = 600;

/** Matches with one batch, and how many laws are looked at with it; the next batch looks at those that follow. */
const MATCHES = 8;
const LAWS = 4;

/** How often a written card is drawn into a deck for one of the house. */
const FAVOUR = 3;

export interface Played {
  readonly matches: number;
  readonly over: number;
  readonly moves: number;
  /** Cards that came into a deck. */
  readonly dealt: ReadonlySet<string>;
  readonly faults: readonly string[];
}

export function worldOf({ ruleset, seed, set, ids }: Batch): World {
  const { rows, anyCards = anyDecks(2) } = worldsOf(ruleset.id);
  const { wire, alike } = GAMES.find((game) => game.ruleset.id === ruleset.id) ?? {};
  const written = { ...set, cards: set.cards.filter(({ id }) => ids.includes(id)) };
  const favoured = Array.from({ length: FAVOUR }, (): CardSet => written);
  return {
    name: `${ruleset.id}, batch ${seed}`,
    ruleset,
    profile: ruleset.profiles[seed % ruleset.profiles.length],
    sets: [set],
    options: { deckRules: false },
    decks: (random) => anyCards(random, [...favoured, set]),
    ...(rows[0].first && { first: rows[0].first }),
    intents: wire,
    alike,
    catalog: newCatalog([ruleset], [set]),
  };
}

/** Plays matches of a batch, and looks at some of the laws. */
export function played(batch: Batch): Played {
  const world = worldOf(batch);
  const dealt = new Set<string>();
  const faults: string[] = [];
  let [over, moves] = [0, 0];
  for (let at = 0; at < MATCHES; at++) {
    const seed = batch.seed * MATCHES + at;
    try {
      const play = open(world, seed);
      for (const { deck } of play.setup.seats) for (const id of deck) dealt.add(id);
      let count = 0;
      for (; count < MOVES && play.match.state.over === null; count++) step(play);
      moves += count;
      if (play.match.state.over !== null) over++;
    } catch (error) {
      faults.push(`match ${seed}: ${(error as Error).stack}`);
    }
  }
  return { matches: MATCHES, over, moves, dealt, faults: [...faults, ...lawFaults(world, batch.seed)] };
}

/** What breaks the laws whose turn it is. */
function lawFaults(world: World, seed: number): string[] {
  const suited = laws.filter(({ suits }) => suits?.(world) ?? true);
  return Array.from({ length: LAWS }, (_, at) => suited[(seed * LAWS + at) % suited.length]).flatMap(
    (law) => {
      try {
        hold(world, law, { size: "quick", seed, time: 0 });
        return [];
      } catch (error) {
        const { message, cause } = error as Error;
        return [`${law.name}: ${cause instanceof Error ? cause.message : message}`];
      }
    },
  );
}
