/** The moments for an action (N 10): by the step, by the top of the queue, and by the active player. */

import { type Seat, tableOf, topEntry } from "../../kernel/game.ts";
import type { NsCode } from "./refusals.ts";
import { activeOf, hasActions, phaseOf } from "./table.ts";
import type { Match } from "./typed.ts";

/** Why a card or skill of this speed cannot be used now, or null. */
export function speedFault(m: Match, seat: Seat, speed: number): NsCode | null {
  const { step } = tableOf(m);
  if (!hasActions(step)) return "E_STEP_NO_ACTIONS";
  const phase = phaseOf(step);
  if ((phase === "start" || phase === "end") && speed < 3) return "E_PHASE";
  if (phase === "battle" && speed < 2) return "E_PHASE";
  // N R10.1, R10.2: a player answers the last unexecuted entry.
  const top = topEntry(m.state);
  if (top !== undefined && (speed < 2 || (speed === 2 && top.data.speed > 2))) return "E_SPEED";
  return speed < 2 && seat !== activeOf(m) ? "E_NOT_YOUR_TURN" : null;
}

/** The slowest that a card or skill may be and still be used now: a faster one is never refused where a slower is not. */
export function slowestNow(m: Match, seat: Seat): number {
  if (speedFault(m, seat, 1) === null) return Number.NEGATIVE_INFINITY;
  return [2, 3].find((speed) => speedFault(m, seat, speed) === null) ?? Number.POSITIVE_INFINITY;
}

/** N R9.1, R9.5: only the active player converts or plays anomalies, in a primary phase. The queue does not matter. */
export function primaryFault(m: Match, seat: Seat): NsCode | null {
  const { step } = tableOf(m);
  if (!hasActions(step)) return "E_STEP_NO_ACTIONS";
  if (step !== "primary1" && step !== "primary2") return "E_PHASE";
  return seat === activeOf(m) ? null : "E_NOT_YOUR_TURN";
}
