/** What may happen in an act's place (kernel.md 3). */

import { attrOf, objectOf, type Seat, tableOf, varOf } from "../../kernel/game.ts";
import { affected, object, seat } from "../acts.ts";
import { thingsIn } from "../zones.ts";
import { isCharacter } from "./card.ts";
import type { Act, Match, Replacement } from "./typed.ts";

/** What a card may replace: what is done to things and players, never how the game goes on or how a cost is paid. */
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

/** What the rules themselves put in an act's place. */
export const replacements: readonly Replacement[] = [
  {
    // UCG 13.8: Revive, unless its Combat is 0 or less.
    on: "slay",
    applies(m, act) {
      const obj = objectOf(m.state, object(act));
      if (obj === undefined || !isCharacter(m, obj) || act.sure === true) return false;
      return (
        attrOf(m, object(act), "revive") > varOf(m, obj, "revived") && attrOf(m, object(act), "combat") > 0
      );
    },
    instead: (_m, act) => [{ ...act, act: "revive" }],
  },
  {
    // UCG 15.3: a Shadow Architect takes all damage to its player.
    on: "damagePlayer",
    applies: (m, act) => thingsIn(m, "shadow", seat(act)).length > 0,
    instead: (m, act) => [{ ...act, act: "damage", object: thingsIn(m, "shadow", seat(act))[0] }],
  },
];

/** Whose turn it is decides nothing here; the one who is hit chooses between modifiers. */
export const modifierChooser = (m: Match, act: Act): Seat => affected(m, act) ?? tableOf(m).owner;
