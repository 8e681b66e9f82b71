/** The outcome of an intent in its turn: the looks ahead that greedy and thinker share. */
import {
  type Data,
  type Draw,
  fork,
  type Match,
  requests,
  type Seat,
  sample,
  submit,
} from "../../shared/kernel/index.ts";
import { present } from "../../shared/protocol/index.ts";
import { evaluate } from "./evaluation.ts";
import { weightsOf } from "./evaluation-weights.ts";
import { habit } from "./habit.ts";

/** Answers after which a turn is taken as it stands. */
const ANSWERS = 40;

/** Ways to go on with a turn that are tried out. */
const WAYS = 2;

/** How the seat stands when the turn is over: 0 (lost) to 1 (won). The world is used up. */
export type Lookahead = (world: Match, turn: number, seat: Seat, random: Draw) => number;

/** The turn of the match, or the day. Matches are compared where one ends, since within it one seat is always ahead. */
export const turnOf = (world: Match): number => world.game.when(world).turn;

/** Plays the intent on the world itself; false where this world refuses it. */
export const tryIntent = (world: Match, seat: Seat, intent: Data): boolean => submit(world, seat, intent).ok;

const score = (world: Match, seat: Seat): number => present(evaluate(world)[seat], "seat");

/** When all who are asked follow the game's habits, and answer by their defaults else, until the turn is over. */
export const outlook: Lookahead = (world, turn, seat) => {
  playTurn(world, turn, seat, () => undefined);
  return score(world, seat);
};

/**
 * As the outlook, and better for the best of some ways in which the seat may go on, taken at random: a move that is
 * the first of several, such as to make energy and then spend it (N R6.5a), brings nothing by itself.
 */
export const prospect: Lookahead = (world, turn, seat, random) => {
  let best = 0;
  for (let way = 0; way < WAYS; way++) {
    const ahead = fork(world);
    playTurn(ahead, turn, seat, () => sample(ahead, seat, random));
    best = Math.max(best, score(ahead, seat));
  }
  const still = outlook(world, turn, seat, random);
  return still + weightsOf(world).hope * Math.max(0, best - still);
};

export const isWithin = (world: Match, turn: number): boolean =>
  world.state.over === null && turnOf(world) <= turn;

/** To the turn's end, with this seat's own answers where there are some, and habits and defaults otherwise. */
function playTurn(world: Match, turn: number, seat: Seat, answer: () => Data | undefined): void {
  for (let i = 0; i < ANSWERS && isWithin(world, turn); i++) {
    const intent = answer();
    const done = intent === undefined ? goOn(world) : tryIntent(world, seat, intent);
    if (!done) break;
  }
}

function goOn(world: Match): boolean {
  const usual = habit(world);
  if (usual !== undefined && tryIntent(world, usual.seat, usual.intent)) return true;
  const seats = requests(world).map(({ seat }) => seat);
  const intent: Data = seats.length === 0 ? { action: "continue" } : { action: "timeout", seats };
  return submit(world, "host", intent).ok;
}
