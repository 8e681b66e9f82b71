/** State checks (UCG 16), one round at a time; and how a match ends (UCG 15). */

import {
  attrOf,
  dataOf,
  type Handle,
  matchesHandle,
  objAt,
  objectOf,
  optionsOf,
  type Seat,
  scopeOf,
  seatVarsOf,
  varOf,
} from "../../kernel/game.ts";
import { endWhereLost } from "../outcome.ts";
import { countIn, eachIn } from "../zones.ts";
import { isCharacter } from "./card.ts";
import { turnOrder } from "./table.ts";
import type { Act, Match } from "./typed.ts";
import { inPlay } from "./zones.ts";

const FIGHTERS = ["active", "exhausted", "encounter"] as const;

/** The acts that the rules do by themselves now; none at the fixed point. */
export function checks(m: Match): Act[] {
  // UCG 15.8: the next check judges a deck, whatever else it finds and however often that is prevented.
  endWhereLost(m, (seat) => hasLost(m, seat), "deck");
  if (m.state.over !== null) return [];
  const acts: Act[] = [];
  for (const seat of turnOrder(m)) {
    for (const zone of FIGHTERS) eachIn(m, zone, seat, (handle) => characterCheck(m, handle, seat, acts));
    eachIn(m, "shadow", seat, (handle) => {
      const obj = objAt(m, handle);
      // UCG 15.5: its damage does not wear off.
      if (varOf(m, obj, "damage") >= attrOf(m, handle, "power")) acts.push({ act: "spent", object: handle });
    });
    eachIn(m, "attached", seat, (handle) => {
      if (!hostStands(m, handle)) acts.push({ act: "spent", object: handle });
    });
  }
  return acts;
}

/** UCG 16.1, 16.2; at 0 Combat or less there is no Revive. */
function characterCheck(m: Match, handle: Handle, seat: Seat, acts: Act[]): void {
  const obj = objAt(m, handle);
  if (!isCharacter(m, obj)) return;
  const combat = attrOf(m, handle, "combat");
  if (combat <= 0) acts.push({ act: "slay", object: handle, seat, sure: true });
  else if (varOf(m, obj, "damage") >= combat) acts.push({ act: "slay", object: handle, seat });
}

/**
 * UCG 16.4, 20.1: a Status Effect needs the host that its text names. The zone where the host was chosen does not
 * matter any more.
 */
function hostStands(m: Match, handle: Handle): boolean {
  const obj = objAt(m, handle);
  const host = objectOf(m.state, obj.host);
  if (host === undefined || !inPlay(m, host)) return false;
  const word = dataOf(m, obj).targets?.[0];
  if (word === undefined || !("object" in word)) return true;
  const { in: _zones, ...asked } = word.object;
  return matchesHandle(m, scopeOf(handle, obj.controller), obj.host, asked);
}

/** UCG 15.8: an empty deck loses, or only one that a player must draw from. */
const hasLost = (m: Match, seat: Seat): boolean =>
  optionsOf(m).deckOut === "draw" ? seatVarsOf(m, seat).starved : countIn(m, "deck", seat) === 0;
