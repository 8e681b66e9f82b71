/** Everything that can stand on the machine's stack of frames, by its name, and the windows. */
import { aftermathProcedure, answerWindow, resolveProcedure } from "./answers.ts";
import { layProcedure, matchProcedure, roundProcedure } from "./round.ts";

export const procedures = {
  match: matchProcedure,
  round: roundProcedure,
  lay: layProcedure,
  aftermath: aftermathProcedure,
  resolve: resolveProcedure,
};

export const windows = { answer: answerWindow };
