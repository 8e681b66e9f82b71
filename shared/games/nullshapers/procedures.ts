/** The procedures of this game, and its windows by the names they are called by. */
import { collapseProcedure, discardProcedure, mulliganProcedure } from "./choices.ts";
import { damageProcedure } from "./damage.ts";
import { advanceProcedure, attackProcedure, defendProcedure, executeProcedure } from "./execute.ts";
import { aftermathProcedure, queueWindow } from "./queue.ts";
import { reactivesProcedure } from "./reactive.ts";
import { matchProcedure, resetProcedure, stepProcedure, turnProcedure } from "./turn.ts";

export const procedures = {
  match: matchProcedure,
  mulligan: mulliganProcedure,
  turn: turnProcedure,
  step: stepProcedure,
  damage: damageProcedure,
  reset: resetProcedure,
  aftermath: aftermathProcedure,
  reactives: reactivesProcedure,
  execute: executeProcedure,
  advance: advanceProcedure,
  attack: attackProcedure,
  defend: defendProcedure,
  discard: discardProcedure,
  collapse: collapseProcedure,
};

export const windows = { queue: queueWindow };
