/** Counters of work done, which the caps of kernel.md 13 bound. */
import type { Match } from "../model/match.ts";
import { put } from "../model/undo.ts";

/**
 * What one step may look at and make: all other matches of a process wait for it. The sets that are known come to
 * some hundreds.
 */
const STEP_MOST = 300_000;

/** A thing that is made weighs as much as so many that are looked at: it stays. */
const MADE = 50;

/** So much of it counts as so many steps: the caps of steps bound what many heavy ones do together. */
const HEAVY = 10_000;
const STEPS_OF_HEAVY = 200;

/** A step that came to no end; the machine takes it back. */
export class Endless extends Error {}

/** Counts work of the step at hand. @throws Endless where it is too much */
export function spend({ cache }: Match, much = 1): void {
  cache.work += much;
  if (cache.work > STEP_MOST) throw new Endless("a step has no end in sight");
}

/**
 * All that may ever be in a match: each thing is looked at by every trigger and change, told to everybody and kept.
 * Eight of the largest decks come to less.
 */
const THINGS_MOST = 5_000;

/** Counts the work of making a thing, the match's n-th. @throws Endless where it is too much */
export function spendMaking(m: Match, nth: number): void {
  spend(m, MADE);
  if (nth > THINGS_MOST) throw new Endless("a match makes things without an end in sight");
}

/** From now on another step's, or a question's. */
export const beginWork = ({ cache }: Match): void => {
  cache.work = 0;
};

/** As how many steps the one just done counts. */
export const stepsDone = ({ cache }: Match): number => 1 + Math.floor(cache.work / HEAVY) * STEPS_OF_HEAVY;

/** Stands for "from the next step on": the loop counts steps apart and writes them when it rests. */
const ANEW = -1;

/** A turn's work is counted from the step after this one. */
export function resetTurnWork(m: Match): void {
  put(m.undo, m.state.counters, "turnWork", ANEW);
}

/** Whether the step just done began a turn's work; asked once. */
export function isTurnNew(m: Match): boolean {
  if (m.state.counters.turnWork !== ANEW) return false;
  put(m.undo, m.state.counters, "turnWork", 0);
  return true;
}
