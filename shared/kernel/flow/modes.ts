/** "Choose two": the modes of an effect, one after the other in the player's order (A ). */
import type { Match } from "../model/match.ts";
import type { Instr } from "../model/program.ts";
import type { Scope } from "../model/ruleset.ts";
import { type Frame, type Json, NONE } from "../model/state.ts";
import { note } from "../ops/events.ts";
import { setLocals, setPc, takeAnswer } from "./frames.ts";
import { ask } from "./requests.ts";

/** The answer of a player who wants no more of them. */
const ENOUGH = "none";

/** Asks for the next mode; what is chosen is told at once. */
export function chooseMode(m: Match, frame: Frame, scope: Scope, instr: Instr & { op: "mode" }): void {
  const seat = scope.controller;
  const taken = scope.vars[instr.taken] as number;
  const left = Array.from({ length: instr.modes }, (_, mode) => mode).filter(
    (mode) => instr.again || (taken & (1 << mode)) === 0,
  );
  if (left.length === 0) return setPc(m, frame, instr.to);
  const answer = takeAnswer(m, frame, seat);
  if (answer === null) {
    const of: readonly Json[] = instr.optional ? [...left, ENOUGH] : left;
    const info = { entry: scope.entry === NONE ? "" : `e${scope.entry}` };
    ask(m, { seat, kind: "mode", info, domain: { kind: "one", of, code: "ILLEGAL_CHOICE" } });
    return;
  }
  if (answer.choice === ENOUGH) {
    note(m, "may", { seat, yes: false });
    return setPc(m, frame, instr.to);
  }
  const mode = answer.choice as number;
  note(m, "mode", { seat, mode });
  setLocals(m, frame, { vars: { ...scope.vars, [instr.as]: mode, [instr.taken]: taken | (1 << mode) } });
  setPc(m, frame, frame.pc + 1);
}
