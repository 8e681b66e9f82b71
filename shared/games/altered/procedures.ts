/** The procedures of this game by the names they are called by. */
import { choosePlaceProcedure, payToughProcedure, placeProcedure, rollProcedure } from "./asking.ts";
import { declareProcedure, freeProcedure } from "./declare.ts";
import { emblemProcedure, reactionsProcedure } from "./emblems.ts";
import { internalProcedure } from "./internal.ts";
import { cleanUpProcedure } from "./night.ts";
import { cardProcedure, effectProcedure } from "./resolve.ts";
import { afternoonProcedure, dayProcedure, expandProcedure, matchProcedure, phaseProcedure } from "./turn.ts";

export const procedures = {
  match: matchProcedure,
  day: dayProcedure,
  phase: phaseProcedure,
  afternoon: afternoonProcedure,
  expand: expandProcedure,
  cleanUp: cleanUpProcedure,
  reactions: reactionsProcedure,
  emblem: emblemProcedure,
  declare: declareProcedure,
  free: freeProcedure,
  card: cardProcedure,
  effect: effectProcedure,
  internal: internalProcedure,
  roll: rollProcedure,
  place: placeProcedure,
  choosePlace: choosePlaceProcedure,
  payTough: payToughProcedure,
};
