/**
 * The window of the queue (N 8). Players act by turns, and may follow their own action once the other declined.
 * The top executes when both pass in a row.
 */

import {
  call,
  currentWindow,
  type Next,
  NONE,
  optionsOf,
  type Seat,
  settle,
  tableOf,
  type WindowReason,
} from "../../kernel/game.ts";
import { endWhereLost } from "../outcome.ts";
import { checks } from "./checks.ts";
import { activeOf, hasLost, otherSeat } from "./table.ts";
import type { Match, Procedure, Window, WindowPolicy } from "./typed.ts";

/** N R8.2, in its order of precedence. */
function holderAfter(m: Match, { holder, last }: Window, reason: WindowReason): Seat {
  const active = activeOf(m);
  const { step, _executed } = tableOf(m);
  const { firstAfterExecution, firstInSubStepB } = optionsOf(m);
  switch (reason) {
    case "opened":
      // N R12.9.
      return step === "advanceB" && firstInSubStepB === "other" ? otherSeat(active) : active;
    case "triggersPlaced":
      // N R12.11, R12.27: the active player answers first the entries from the beginning of these steps.
      return holder === NONE && (step === "attack" || step === "end") ? active : otherSeat(last);
    case "entryAdded":
      return otherSeat(last);
    case "passed":
      return otherSeat(holder);
    case "special":
      return holder;
    default:
      // N R12.15: after the ATTACK the other player is first.
      return _executed === "attack" || firstAfterExecution === "other" ? otherSeat(active) : active;
  }
}

/** N R8.4, R8.6, ER-5: once both have passed the top entry executes; over an empty queue the window ends. */
export const queueWindow: WindowPolicy = {
  next(m, window, reason) {
    const kept = reason === "passed" || reason === "special";
    return { holder: holderAfter(m, window, reason), passed: kept ? window.passed : [] };
  },
  // N R8.13: an empty queue alone ends no step.
  afterEmpty: () => "reopen",
  beforeHandover(m) {
    // N 8.5, R11.1: this follows an execution or an operation outside the queue, but not a new entry.
    const reason = currentWindow(m)?.reason;
    if (reason === "entryAdded" || reason === "passed") return;
    if (m.state.waiting.length > 0 || anyLost(m) || checks(m).length > 0) call(m, "aftermath");
  },
  resolve: "execute",
};

const anyLost = (m: Match): boolean => m.state.seats.some((_, seat) => hasLost(m, seat));

/** N R8.12, steps 5 to 7: settling, placing reactive skills, and the result where the queue is empty. */
export const aftermathProcedure: Procedure = {
  settle(m): Next {
    settle(m);
    return "place";
  },
  place(m): Next {
    if (m.state.waiting.length === 0) return "result";
    call(m, "reactives");
    return "settle";
  },
  result(m): Next {
    if (m.state.entries.length === 0) endIfLost(m);
    return "done";
  },
};

/** N R14.3, R14.4: the loss was latched when it happened; both at once are a draw. */
export const endIfLost = (m: Match): void => endWhereLost(m, (seat) => hasLost(m, seat), "sectors");
