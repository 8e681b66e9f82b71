/** Opportunity (G 9): natural windows always open, and open again; derived ones open only over layers. */

import {
  call,
  type Frame,
  type Next,
  NONE,
  openWindow,
  optionsOf,
  type Seat,
  setTable,
  tableOf,
  topEntry,
} from "../../kernel/game.ts";
import { duty } from "./attack.ts";
import { check } from "./checks.ts";
import { isLiving, isOrphaned, nextSeat, turnPlayer } from "./table.ts";
import type { Intent, Match, Procedure, Window, WindowPolicy } from "./typed.ts";

/** G 23 Interdiction: while its activation is on the stack nobody can have Opportunity; G28: nor for triggers above it. */
function isInterdicted(m: Match): boolean {
  const { entries } = m.state;
  const looked = optionsOf(m).interdictionHoldsTriggers ? entries : entries.slice(-1);
  return looked.some(({ data }) => data.interdicts === true);
}

/** G R24.8: the turn player has left, and this is not yet the End phase. */
const isCutShort = (m: Match): boolean => isOrphaned(m) && tableOf(m).phase !== "end";

/** G R9.6: the player who acted has Opportunity again, turn player or not. */
function afterAction(m: Match, last: Seat): Seat {
  const top = topEntry(m.state);
  const keeps = top?.kind !== "ability" || optionsOf(m).activatorKeepsAfterAbility;
  return keeps && isLiving(m, last) ? last : turnPlayer(m);
}

function next(
  m: Match,
  { holder, passed, last }: Window,
  reason: string,
): { holder: Seat; passed: readonly Seat[] } {
  if (reason === "entryAdded") return { holder: afterAction(m, last), passed: [] };
  // G R9.5, R24.10: the next player in turn order. A player who leaves changes nothing for the others who passed
  // (ER-1).
  if (reason === "passed" || reason === "seatLeft") return { holder: nextSeat(m, holder), passed };
  return { holder: turnPlayer(m), passed: [] };
}

/** G R9.7: once all have passed in succession the top layer resolves. */
const policy = (afterEmpty: (m: Match) => "reopen" | "end"): WindowPolicy => ({
  next,
  // G R9.8.
  afterEmpty,
  beforeHandover: check,
  open(m, { kind }) {
    if (m.state.entries.length === 0) return kind === "derived" || isCutShort(m) ? "end" : "ask";
    return isInterdicted(m) ? "resolve" : "ask";
  },
  fallback: (m, window): Intent => duty(m, window.holder) ?? { action: "pass" },
  resolve: "layer",
});

/** What the windows are called. */
export type WindowName = "natural" | "derived" | "round";

export const windows: Readonly<Record<WindowName, WindowPolicy>> = {
  natural: policy((m) => (isCutShort(m) ? "end" : "reopen")),
  derived: policy(() => "end"),
  /** One that gives Opportunity on an empty stack too, where the options say so (G G6, G12). */
  round: policy((m) => (optionsOf(m).derivedWindowsPassAgain && !isCutShort(m) ? "reopen" : "end")),
};

/** Sets the step of the phase for all that follows (G R8.5). */
export const setStep = (m: Match, step: string): void => setTable(m, "step", step);

/** Opportunity for the turn player whatever is on the stack (G R8.3). */
export function natural(m: Match, step: string): void {
  setStep(m, step);
  openWindow(m, "natural", NONE);
}

/** Opportunity because of a layer or, with an option on, because of a check's acts; false where there is neither. */
export function openDerived(m: Match, frame: Frame, last: Seat = NONE): boolean {
  const { derivedWindowsPassAgain, stateChangeOpensWindow } = optionsOf(m);
  const layers = m.state.entries.length > 0;
  if (!layers && !(stateChangeOpensWindow && frame.locals.changed === true)) return false;
  openWindow(m, derivedWindowsPassAgain || !layers ? "round" : "derived", last);
  return true;
}

/** A check; Opportunity only if it leaves a layer on the stack (G R8.2). */
export function derived(m: Match, step: string): void {
  setStep(m, step);
  call(m, "derived");
}

export const derivedProcedure: Procedure = {
  check(m): Next {
    check(m);
    return "open";
  },
  open(m, frame): Next {
    openDerived(m, frame);
    return "done";
  },
};
