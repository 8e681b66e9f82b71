/** The acts that may take another act's place (kernel.md 3). */

import { attrOf, objectOf, type Seat, tableOf, varOf } from "../../kernel/game.ts";
import { affected } from "../acts.ts";
import { thingsIn } from "../zones.ts";
import { isCharacter } from "./card.ts";
import type { Act, Match, Replacement } from "./typed.ts";

/**
 * Acts that a card may replace: acts on things and players, but never the course of the game or the payment of a
 * cost.
 */
export const REPLACEABLE = [
  "damage",
  "damagePlayer",
  "slay",
  "decimate",
  "bounce",
  "recover",
  "discard",
  "drawn",
  "counter",
  "heal",
  "exhaust",
  "awaken",
  "enter",
] as const;

/** UCG 13.8: Revive, unless its Combat is 0 or less. */
const revive: Replacement<"slay"> = {
  on: "slay",
  applies(m, { object, sure }) {
    const obj = objectOf(m.state, object);
    if (obj === undefined || !isCharacter(m, obj) || sure === true) return false;
    return attrOf(m, object, "revive") > varOf(m, obj, "revived") && attrOf(m, object, "combat") > 0;
  },
  instead: (_m, act) => [{ ...act, act: "revive" }],
};

/** UCG 15.3: a Shadow Architect takes all damage to its player. */
const shielded: Replacement<"damagePlayer"> = {
  on: "damagePlayer",
  applies: (m, { seat }) => thingsIn(m, "shadow", seat).length > 0,
  instead: (m, act) => [{ ...act, act: "damage", object: thingsIn(m, "shadow", act.seat)[0] }],
};

/** The acts that the rules themselves put in an act's place. */
export const replacements: readonly Replacement[] = [revive, shielded];

/** The affected player chooses between modifiers. The turn does not matter here. */
export const modifierChooser = (m: Match, act: Act): Seat => affected(m, act) ?? tableOf(m).owner;
