/** Counters of work done, which the caps of kernel.md 13 bound. */
import type { Match } from "./match.ts";
import { put } from "./undo.ts";

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
