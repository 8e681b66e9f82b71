/** State checks (C R9.5), one round at a time; and how a match ends (C 12). */

import { attrOf, optionsOf, type Seat, seatVarsOf } from "../../kernel/game.ts";
import { endWhereLost } from "../outcome.ts";
import { isPending, placeTriggers } from "./queue.ts";
import { initiative } from "./table.ts";
import type { Act, Match } from "./typed.ts";
import { hqOf, thingsIn } from "./zones.ts";

/** The acts that the rules do by themselves now; none at the fixed point. */
export function checks(m: Match): Act[] {
  placeTriggers(m);
  const acts: Act[] = [];
  for (const seat of initiative(m)) {
    // C R2.6.
    for (const object of thingsIn(m, seat, "places", "attack", "defense"))
      if (attrOf(m, object, "health") <= 0) acts.push({ act: "die", object, seat });
    // C R3.6, R9.7.
    for (const object of thingsIn(m, seat, "action"))
      if (!isPending(m, object)) acts.push({ act: "spent", object, seat });
    acts.push(...drawing(m, seat));
  }
  return acts.length > 0 ? acts : lossCheck(m);
}

/** C R4.0: enough wisdom always draws a card. C R4.0b: with an empty deck it deals damage instead. */
function drawing(m: Match, seat: Seat): Act[] {
  const { wisdom, starved } = seatVarsOf(m, seat);
  const { drawCost, emptyDeckDamage } = optionsOf(m);
  if (wisdom < drawCost) return [];
  const spent: Act = { act: "wisdom", seat, amount: -drawCost };
  if (thingsIn(m, seat, "deck").length > 0) return [spent, { act: "drawn", seat }];
  const amount = emptyDeckDamage + starved;
  return [spent, { act: "starved", seat, amount: 1 }, { act: "damage", object: hqOf(m, seat), seat, amount }];
}

/** C R12.1 to R12.3: both seats are judged together; in a hidden segment this waits for the reveal (C ER-10). */
function lossCheck(m: Match): Act[] {
  const hasFallen = (seat: Seat): boolean => attrOf(m, hqOf(m, seat), "health") <= 0;
  if (m.state.world === null) endWhereLost(m, hasFallen, "headquarter");
  return [];
}
