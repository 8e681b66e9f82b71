import { compiledProcedure } from "../../../shared/kernel/flow/frames.ts";
import { isSliced } from "../../../shared/kernel/flow/machine.ts";
import type { Match } from "../../../shared/kernel/index.ts";
import { objectOf } from "../../../shared/kernel/model/state.ts";
import type { Law } from "../law.ts";
import { type Play, step, submitMove } from "../play.ts";
import { underCaps } from "./caps.ts";

/** So many turns of each seat anything may last that is said to last until some point. */
const ROUNDS = 3;

/** Steps of the machine that one intent may take before it is looked at whether it goes round. */
const LONG = 400;
/** Steps that are then compared with each other. */
const WATCHED = 200;

/**
 * What the turn of a game must do at its end, since the kernel knows no turns (kernel.md 8, 9, 13): the steps of a turn are
 * counted anew, what lasts until a point ends there, and what only the turn's own effects look back on is forgotten.
 */
function tidied(play: Play, moves: number): void {
  const { match } = play;
  const seats = match.state.seats.length;
  const born = new Map<number, number>();
  let turn = turnOf(match);
  let counted = countersOf(match);
  // Memories are never changed, only made and forgotten together.
  let remembered: { readonly first: unknown; readonly turn: number } | undefined;
  for (let i = 0; i < moves && match.state.over === null; i++) {
    step(play);
    const now = countersOf(match);
    const next = turnOf(match);
    if (
      next !== turn &&
      match.state.over === null &&
      now.turnWork - counted.turnWork === now.work - counted.work
    )
      throw new Error(`turn ${next} has begun and its steps count on from the last one: call resetTurnWork`);
    turn = next;
    counted = now;
    for (const { id, until, attr, source } of match.state.modifiers) {
      const since = born.get(id) ?? next;
      born.set(id, since);
      // What a thing holds lasts as long as the thing.
      const isHeld = until.endsWith(`:${source}`) && objectOf(match.state, source) !== undefined;
      if (until === "" || isHeld || next - since <= ROUNDS * seats) continue;
      throw new Error(
        `a change of ${attr} until "${until}" was made in turn ${since} and still lasts in turn ${next}: nothing reaches "${until}"`,
      );
    }
    const [first] = match.state.memories;
    if (first === undefined) remembered = undefined;
    else if (remembered?.first !== first) remembered = { first, turn: next };
    else if (next - remembered.turn > ROUNDS * seats)
      throw new Error(
        `what left in turn ${remembered.turn} is still remembered in turn ${next}: call forget`,
      );
  }
}

const turnOf = (match: Match): number => match.game.when(match).turn;

const countersOf = ({ state: { counters } }: Match) => ({ work: counters.work, turnWork: counters.turnWork });

/** Law 5: the rules never go round among their own steps without changing anything; a cap would end that match unseen. */
function goesOn(play: Play, moves: number): void {
  const { match } = underCaps(play, { slice: 1 });
  toRequest(match);
  for (let i = 0; i < moves && match.state.over === null; i++) {
    submitMove(match, step(play).move);
    toRequest(match);
  }
}

/** Lets the match come to its next request step by step. */
function toRequest(match: Match): void {
  const states: string[] = [];
  const way: string[] = [];
  for (let n = 0; isSliced(match); n++) {
    submitMove(match, { by: "host", intent: { action: "continue" } });
    if (n < LONG || n > LONG + WATCHED) continue;
    const state = stateOf(match);
    const before = states.indexOf(state);
    states.push(state);
    way.push(whereOf(match));
    if (before >= 0)
      throw new Error(
        `the rules go round and nothing changes, no procedure on the way gives back: ${way.slice(before).join(" → ")}`,
      );
  }
}

/** The step that is next, as a game writes it. */
function whereOf({ state: { frames }, game }: Match): string {
  const frame = frames.at(-1);
  if (frame === undefined) return "the end";
  const procedure = game.procedures[frame.program];
  if (procedure === undefined) return frame.program;
  const { pc } = compiledProcedure(procedure);
  return `${frame.program}.${Object.keys(pc).find((label) => pc[label] === frame.pc)}`;
}

/** All that rules can read. */
const stateOf = ({ state: { counters, ...rest } }: Match): string =>
  JSON.stringify({ ...rest, time: counters.time, names: counters.names });

export const laws: readonly Law[] = [
  {
    name: "law 5: each turn is tidied up at its end",
    holds: tidied,
    quick: { runs: 3, moves: 250 },
    long: { runs: 20, moves: 1000 },
  },
  {
    name: "law 5: the rules do not go round",
    holds: goesOn,
    quick: { runs: 2, moves: 60, after: 0 },
    long: { runs: 20, moves: 400 },
  },
];
