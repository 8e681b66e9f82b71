/** The procedures of this game, and its windows by the names they are called by. */
import { bideProcedure } from "./bide.ts";
import { chainWindow, linkProcedure } from "./chain.ts";
import { chainProcedure, encounterProcedure } from "./encounter.ts";
import { damageProcedure } from "./fight.ts";
import { triggersProcedure } from "./triggers.ts";
import {
  assimilateProcedure,
  matchProcedure,
  mulliganProcedure,
  openProcedure,
  phaseProcedure,
  turnProcedure,
} from "./turn.ts";

export const procedures = {
  match: matchProcedure,
  mulligan: mulliganProcedure,
  turn: turnProcedure,
  phase: phaseProcedure,
  open: openProcedure,
  assimilate: assimilateProcedure,
  bide: bideProcedure,
  triggers: triggersProcedure,
  link: linkProcedure,
  chain: chainProcedure,
  encounter: encounterProcedure,
  damage: damageProcedure,
};

export const windows = { chain: chainWindow };
