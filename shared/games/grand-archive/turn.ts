/** The match and its turns (G 8, 25): the phases, the skipped ones, and how each begins and ends. */

import {
  attrOf,
  call,
  forget,
  type Next,
  type Nothing,
  nextPhase,
  note,
  optionsOf,
  plan,
  reach,
  resetTurnWork,
  type Seat,
  seatVarsOf,
  setLocals,
  setSeat,
  setTable,
  skip,
  tableOf,
} from "../../kernel/game.ts";
import { newTurn } from "../tally.ts";
import { turnBegins } from "./durations.ts";
import { counting } from "./happened.ts";
import { allowedThisTurn } from "./later.ts";
import { isCurrent, isOrphaned, nextSeat, type Phase, ROUND } from "./table.ts";
import type { GaWords, Match, Procedure } from "./typed.ts";
import { derived } from "./window.ts";
import { championOf } from "./zones.ts";

export const matchProcedure: Procedure = {
  setup(m): Next {
    call(m, "setup");
    return "turn";
  },
  turn(m): Next {
    call(m, "turn");
    return "next";
  },
  /** G R2.5, R10.34. */
  next(m): Next {
    const seat = nextSeat(m, tableOf(m).active);
    setTable(m, "active", seat);
    const { skips, turns } = seatVarsOf(m, seat);
    if ((skips.turn ?? 0) === 0) return "turn";
    setSeat(m, seat, "skips", { ...skips, turn: skips.turn - 1 });
    // G G31.
    if (!optionsOf(m).firstTurnBegins) setSeat(m, seat, "turns", turns + 1);
    note(m, "turnSkipped", { seat });
    return "next";
  },
};

/** Phases a first turn does not have (G R4.5, R4.13). */
function skippedFirst(m: Match, seat: Seat): readonly string[] {
  const two = m.state.seats.length === 2;
  return ["wakeUp", "materialize", "recollection", ...(two && seat === tableOf(m).starting ? ["draw"] : [])];
}

const isDistorted = (m: Match, seat: Seat): boolean => {
  const champion = championOf(m, seat);
  return champion !== undefined && attrOf(m, champion, "timeDistorted") > 0;
};

/** Whether this phase is skipped. That uses up a skip (G R25.1). */
function isSkipped(m: Match, phase: string, first: boolean): boolean {
  const seat = tableOf(m).active;
  if (phase === "ft") return false;
  if (first && skippedFirst(m, seat).includes(phase)) return true;
  // G 23: while time is distorted the normal Materialize phase is skipped.
  if (phase === "materialize" && isDistorted(m, seat)) return true;
  const { skips } = seatVarsOf(m, seat);
  const count = skips[phase] ?? 0;
  if (count === 0) return false;
  setSeat(m, seat, "skips", { ...skips, [phase]: count - 1 });
  return true;
}

export const turnProcedure: Procedure<Nothing, { readonly first: boolean; readonly extra?: boolean }> = {
  begin(m, frame): Next {
    resetTurnWork(m);
    const { turn, active } = tableOf(m);
    setTable(m, "turn", turn + 1);
    setTable(m, "_began", m.state.counters.time);
    newTurn(m, counting);
    const { turns } = seatVarsOf(m, active);
    // G G31: a first turn is the first that begins.
    setSeat(m, active, "turns", turns + 1);
    note(m, "turnBegan", { seat: active, turn: turn + 1 });
    turnBegins(m, active);
    allowedThisTurn(m, active);
    setLocals(m, frame, { first: turns === 0, extra: false });
    skip(m, () => true);
    const phases: GaWords["phase"]["phase"][] = [...ROUND];
    if (turns === 0 && !isCurrent(m)) phases.splice(phases.indexOf("draw"), 0, "ft");
    plan(
      m,
      phases.map((phase) => ({ phase })),
    );
    return "phase";
  },
  phase(m, frame): Next {
    const next = nextPhase(m);
    if (next === undefined) return "close";
    const { phase } = next;
    // G R24.8: of a turn whose player has left only the End phase is left.
    if (isOrphaned(m) && phase !== "end") return "phase";
    const { first } = frame.locals;
    if (phase === "end" && !first && frame.locals.extra !== true && isDistorted(m, tableOf(m).active)) {
      setLocals(m, frame, { extra: true });
      plan(m, [next]);
      call(m, "phase", { phase: "materialize" });
      return "phase";
    }
    if (isSkipped(m, phase, first)) {
      note(m, "phaseSkipped", { phase });
      return "phase";
    }
    call(m, "phase", { phase });
    return "phase";
  },
  close(m): Next {
    note(m, "turnEnded", { seat: tableOf(m).active });
    return "done";
  },
  /** G R25.4: an effect has ended the turn; clean-up, then the next. */
  cleanUp(m): Next {
    // G G26.
    if (!optionsOf(m).endTurnCleansUp) return "close";
    setTable(m, "phase", "end");
    call(m, "cleanUp");
    return "cleaned";
  },
  cleaned(m): Next {
    reach(m, "end");
    return "close";
  },
};

/** A phase: its marker, its steps, and the end of effects that last until then (G R10.3). */
export const phaseProcedure: Procedure<{ phase: Exclude<Phase, "setup"> }> = {
  begin(m, frame): Next {
    const { phase } = frame.locals;
    setTable(m, "phase", phase);
    setTable(m, "step", "");
    note(m, "phaseBegan", { phase });
    return "run";
  },
  run(m, frame): Next {
    call(m, frame.locals.phase);
    return "close";
  },
  close(m, frame): Next {
    reach(m, frame.locals.phase);
    // G G10: still inside the phase.
    if (!optionsOf(m).expiryFoundNextPhase) derived(m, tableOf(m).step);
    return "ended";
  },
  ended(m, frame): Next {
    const { phase } = frame.locals;
    note(m, "phaseEnded", { phase });
    if (m.state.entries.length === 0 && m.state.waiting.length === 0) forget(m);
    return "done";
  },
};
