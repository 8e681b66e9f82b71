/** The procedures of this game by the names they are called by. */
import { activateOneProcedure } from "./activate-one.ts";
import { choosePlaceProcedure, payToughProcedure, placeProcedure } from "./asking.ts";
import { rollProcedure } from "./chance.ts";
import { declareProcedure, freeProcedure } from "./declare.ts";
import { emblemProcedure, reactionsProcedure } from "./emblems.ts";
import { internalProcedure } from "./internal.ts";
import { cleanUpProcedure } from "./night.ts";
import { playNowProcedure } from "./play-now.ts";
import { cardProcedure, effectProcedure } from "./resolve.ts";
import { afternoonProcedure, dayProcedure, expandProcedure, matchProcedure, phaseProcedure } from "./turn.ts";
import { withinProcedure } from "./within.ts";

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
  playNow: playNowProcedure,
  card: cardProcedure,
  effect: effectProcedure,
  internal: internalProcedure,
  roll: rollProcedure,
  place: placeProcedure,
  within: withinProcedure,
  activateOne: activateOneProcedure,
  choosePlace: choosePlaceProcedure,
  payTough: payToughProcedure,
};
