/** What comes of an intent when nobody does anything more in its turn: the look ahead that greedy and thinker share. */
import { type Data, type Match, requests, type Seat, submit } from "../../shared/kernel/index.ts";
import { evaluate } from "./evaluation.ts";

/** Defaults after which a turn is taken as it stands. */
const DEFAULTS = 40;

/** The turn of the match, or the day. Matches are compared where one ends, since within it one seat is always ahead. */
export const turnOf = (world: Match): number => world.game.when(world).turn;

/** Plays the intent on the world itself; false where this world refuses it. */
export const tryIntent = (world: Match, seat: Seat, intent: Data): boolean => submit(world, seat, intent).ok;

/** How each seat stands when all who are asked answer by their defaults until the turn is over. The world is used up. */
export function outlook(world: Match, turn: number): number[] {
  for (let i = 0; i < DEFAULTS && isWithin(world, turn); i++) if (!goOn(world)) break;
  return evaluate(world);
}

export const isWithin = (world: Match, turn: number): boolean =>
  world.state.over === null && turnOf(world) <= turn;

function goOn(world: Match): boolean {
  const seats = requests(world).map(({ seat }) => seat);
  const intent: Data = seats.length === 0 ? { action: "continue" } : { action: "timeout", seats };
  return submit(world, "host", intent).ok;
}
