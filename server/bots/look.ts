/** What comes of an intent when nobody does anything more: the look ahead that greedy and thinker share. */
import { type Data, type Match, requests, type Seat, submit } from "../../shared/kernel/index.ts";
import { evaluate } from "./evaluation.ts";

/** Defaults answered after an intent, so that what it put on the stack comes off and a combat is fought. */
const DEFAULTS = 8;

/** Plays the intent on the world itself; false where this world refuses it. */
export const tryIntent = (world: Match, seat: Seat, intent: Data): boolean => submit(world, seat, intent).ok;

/** How each seat stands after the defaults of all who are asked. The world is used up. */
export function outlook(world: Match): number[] {
  for (let i = 0; i < DEFAULTS && world.state.over === null; i++) {
    const seats = requests(world).map(({ seat }) => seat);
    const intent: Data = seats.length === 0 ? { action: "continue" } : { action: "timeout", seats };
    if (!submit(world, "host", intent).ok) break;
  }
  return evaluate(world);
}
