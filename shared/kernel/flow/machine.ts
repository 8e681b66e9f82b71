/** The loop: steps the top frame until somebody is asked or the match is over. */

import type { Match } from "../model/match.ts";
import { isRefusal, type Refusal } from "../model/refusal.ts";
import type { Next, Procedure } from "../model/ruleset.ts";
import type { Frame, Seat } from "../model/state.ts";
import { put, rollback } from "../model/undo.ts";
import { note } from "../ops/events.ts";
import { beginWork, Endless, isTurnNew, stepsDone } from "../ops/step-budget.ts";
import { waitingOf } from "../values/triggers.ts";
import { announceProcedure } from "./announce.ts";
import { CHECKS } from "./checks-due.ts";
import { compiledProcedure, endFrame, setPc, stepAt, takeAnswer, topFrame } from "./frames.ts";
import { ask, isAsking } from "./requests.ts";
import { windowProcedure } from "./response.ts";
import { stepProgram } from "./run.ts";
import { settleProcedure } from "./settle.ts";
import { stepProcedure } from "./step.ts";

/** Lets a seat put its own waiting triggers in order; one alone needs no asking. */
const orderProcedure: Procedure = {
  ask(m, frame): Next {
    const seat = frame.locals.seat as Seat;
    const own = waitingOf(m, seat);
    if (own.length < 2) return "done";
    const labels = own.map((_, index) => `t${index}`);
    const what = own.map(({ card, ability }) => ({ card: m.state.cards[card], ability }));
    ask(m, {
      seat,
      kind: "order",
      info: { what },
      domain: { kind: "order", of: labels, code: "ILLEGAL_CHOICE" },
    });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = frame.locals.seat as Seat;
    const own = waitingOf(m, seat);
    const answer = takeAnswer(m, frame, seat);
    // Who has left orders nothing.
    if (answer === null || own.length < 2) return "done";
    const order = answer.choice as readonly string[];
    const sorted = order.map((label) => own[Number(label.slice(1))]);
    const others = m.state.waiting.filter((one) => one.controller !== seat);
    put(m.undo, m.state, "waiting", [...sorted, ...others]);
    note(m, "ordered", { seat });
    return "done";
  },
};

/** The procedures that no game has to bring. */
const KERNEL_PROCEDURES: ReadonlyMap<string, Procedure> = new Map([
  ["@window", windowProcedure],
  ["@announce", announceProcedure],
  ["@step", stepProcedure],
  [CHECKS, settleProcedure],
  ["@order", orderProcedure],
]);

/**
 * Runs until somebody is asked, the match is over or the slice is used up. A refusal can
 * come from the first step alone, the one that reads the answer being judged; after it
 * nothing may be refused (kernel.md 6, point of no return).
 */
export function run(m: Match): Refusal | undefined {
  const { caps } = m.game;
  const { work } = m.state.counters;
  let steps = 0;
  let ofTurn = m.state.counters.turnWork;
  while (m.state.over === null && !isAsking(m) && m.state.counters.slice + steps < caps.slice) {
    const frame = topFrame(m);
    if (frame === undefined) {
      // In a branch that is the end: its seat is locked in.
      if (m.state.world !== null) break;
      throw new Error(`${m.game.id}: its last procedure is done, the match is not over, and nobody is asked`);
    }
    const refusal = stepOnce(m, frame);
    if (refusal !== undefined) {
      if (steps > 0) throw new Error(`refused after the point of no return: ${refusal.code}`);
      return refusal;
    }
    const done = stepsDone(m);
    const before = isTurnNew(m) ? -done : ofTurn;
    steps += done;
    ofTurn = before + done;
    if (before < caps.turn && ofTurn >= caps.turn) m.game.exhausted(m, "turn");
    if (work + steps - done < caps.match && work + steps >= caps.match) m.game.exhausted(m, "match");
  }
  const { counters } = m.state;
  put(m.undo, counters, "slice", counters.slice + steps);
  put(m.undo, counters, "turnWork", ofTurn);
  put(m.undo, counters, "work", counters.work + steps);
  return undefined;
}

/** A step that comes to no end is taken back, and so does the match (kernel.md 13). */
function stepOnce(m: Match, frame: Frame): Refusal | undefined {
  const { length } = m.undo.log;
  const told = m.out.length;
  const facts = m.facts.slice();
  beginWork(m);
  try {
    return stepFrame(m, frame);
  } catch (error) {
    if (!(error instanceof Endless)) throw error;
    rollback(m.undo, length);
    m.out.length = told;
    m.facts.splice(0, m.facts.length, ...facts);
    m.game.exhausted(m, "match");
    return undefined;
  }
}

/** Whether the host must send `continue` for the match to go on (kernel.md 13). */
export const isSliced = (m: Match): boolean =>
  m.state.over === null && !isAsking(m) && m.state.counters.slice >= m.game.caps.slice;

function stepFrame(m: Match, frame: Frame): Refusal | undefined {
  const procedure = KERNEL_PROCEDURES.get(frame.program) ?? m.game.procedures[frame.program];
  if (procedure === undefined) {
    const program = m.catalog.program(m.game.id, frame.program);
    if (stepProgram(m, frame, program)) endFrame(m);
    return undefined;
  }
  const compiled = compiledProcedure(procedure);
  const step = compiled.steps[frame.pc];
  if (step === undefined)
    throw new Error(
      `${m.game.id}: procedure "${frame.program}" ends without a word: its last step gives back "done"`,
    );
  const next = step(m, frame);
  if (isRefusal(next)) return next;
  const at = m.state.frames.lastIndexOf(frame);
  // A frame that was unwound in its own step has nowhere to go on.
  if (at < 0) return undefined;
  // What a last step has called goes on in its place.
  if (next === "done") endFrame(m, at);
  else setPc(m, frame, next === undefined ? frame.pc + 1 : stepAt(m, frame.program, compiled, next));
  return undefined;
}
