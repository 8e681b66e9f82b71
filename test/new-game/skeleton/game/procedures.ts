/** Everything that can stand on the machine's stack of frames, by its name, and the windows. */
import { castingWindow, resolveProcedure } from "./stack.ts";
import { matchProcedure, phaseProcedure, turnProcedure } from "./turn.ts";

export const procedures = {
  match: matchProcedure,
  turn: turnProcedure,
  phase: phaseProcedure,
  resolve: resolveProcedure,
};

export const windows = { stack: castingWindow };
