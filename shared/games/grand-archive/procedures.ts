/** The procedures of this game, and its windows by the names they are called by. */
import { chanceProcedure, rollProcedure } from "./chance.ts";
import { checkProcedure } from "./checks.ts";
import { combatProcedure } from "./combat.ts";
import { criticalProcedure } from "./critical.ts";
import { glimpseProcedure, instructProcedure, witherProcedure } from "./instruct.ts";
import { toDeckProcedure } from "./into-deck.ts";
import { nameFirstProcedure } from "./naming-first.ts";
import { nameProcedure } from "./naming-verb.ts";
import { ftProcedure, mulliganProcedure, setupProcedure } from "./opening.ts";
import { payProcedure } from "./pay-now.ts";
import { cleanUpProcedure, phases } from "./phases.ts";
import { copyProcedure, redirectProcedure } from "./relay.ts";
import { layerProcedure } from "./resolve.ts";
import { scavengeProcedure } from "./scavenge.ts";
import { searchProcedure } from "./search.ts";
import { splitProcedure } from "./split.ts";
import { triggersProcedure } from "./triggers.ts";
import { matchProcedure, phaseProcedure, turnProcedure } from "./turn.ts";
import { derivedProcedure } from "./window.ts";

export const procedures = {
  match: matchProcedure,
  setup: setupProcedure,
  turn: turnProcedure,
  phase: phaseProcedure,
  ft: ftProcedure,
  ...phases,
  cleanUp: cleanUpProcedure,
  combat: combatProcedure,
  critical: criticalProcedure,
  derived: derivedProcedure,
  layer: layerProcedure,
  check: checkProcedure,
  triggers: triggersProcedure,
  instruct: instructProcedure,
  glimpse: glimpseProcedure,
  wither: witherProcedure,
  mulligan: mulliganProcedure,
  copy: copyProcedure,
  redirect: redirectProcedure,
  search: searchProcedure,
  toDeck: toDeckProcedure,
  chance: chanceProcedure,
  roll: rollProcedure,
  scavenge: scavengeProcedure,
  splitDamage: splitProcedure,
  payNow: payProcedure,
  name: nameProcedure,
  nameFirst: nameFirstProcedure,
};
