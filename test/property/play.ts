import {
  createMatch,
  type Data,
  type Draw,
  type Event,
  type Match,
  type MatchSetup,
  requests,
  type Seat,
  sample,
  submit,
} from "../../shared/kernel/index.ts";
import { dice, pick } from "./dice.ts";
import type { World } from "./worlds.ts";

/** One entry of a journal. */
export interface Move {
  readonly by: Seat | "host";
  readonly intent: Data;
}

/** A match under way, with all that is needed to play it again. */
export interface Play {
  readonly world: World;
  readonly setup: MatchSetup;
  readonly match: Match;
  /** Events of the set-up. */
  readonly first: readonly Event[];
  readonly journal: Move[];
  readonly random: Draw;
}

export const seedOf = (number: number): string => (number >>> 0).toString(16).padStart(64, "0");

export function setupOf(world: World, seed: number, random: Draw): MatchSetup {
  const { ruleset, profile, options, sets } = world;
  return {
    ruleset: ruleset.id,
    profile,
    options,
    seed: seedOf(seed),
    seats: world.decks(random, sets).map((deck) => ({ deck })),
    sets: sets.map(({ id }) => id),
  };
}

/** A new match of the world, from one number. */
export function open(world: World, seed: number): Play {
  const random = dice(seed);
  const setup = setupOf(world, seed, random);
  const { match, events } = createMatch(setup, world.catalog);
  return { world, setup, match, first: events, journal: [], random };
}

/** What somebody might do now: a legal intent of a seat that is asked, at times a time-out, seldom a leaving. */
export function chooseMove(match: Match, random: Draw): Move {
  const asked = requests(match);
  if (asked.length === 0) return { by: "host", intent: { action: "continue" } };
  const { seat } = pick(random, asked);
  if (random(1000) < (match.state.seats.length > 2 ? 8 : 1))
    return { by: "host", intent: { action: "leave", seat } };
  if (random(24) === 0) return timeout(seat);
  const intent = sample(match, seat, random);
  return intent === undefined ? timeout(seat) : { by: seat, intent };
}

export const timeout = (...seats: readonly Seat[]): Move => ({
  by: "host",
  intent: { action: "timeout", seats },
});

/** Submits a move that must be accepted. */
export function submitMove(match: Match, move: Move): readonly Event[] {
  const result = submit(match, move.by, move.intent);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify({ move, result })}`);
  return result.events;
}

/** Plays one random move and enters it in the journal. */
export function step(play: Play): { move: Move; events: readonly Event[] } {
  const move = chooseMove(play.match, play.random);
  play.journal.push(move);
  return { move, events: submitMove(play.match, move) };
}

/** Plays so many random moves, or until the match is over. */
export function advance(play: Play, moves: number): void {
  for (let i = 0; i < moves && play.match.state.over === null; i++) step(play);
}

/** A match again from its setup and journal. */
export function replay(world: World, setup: MatchSetup, journal: readonly Move[]): Match {
  const { match } = createMatch(setup, world.catalog);
  for (const move of journal) submitMove(match, move);
  return match;
}
