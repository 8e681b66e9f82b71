/** The acts that may take another act's place (kernel.md 3). */

import { attrOf, type Seat, varOf } from "../../kernel/game.ts";
import { affected, amount, object, objOf, seat } from "../acts.ts";
import { isLiving, turnPlayer } from "./table.ts";
import type { Act, Match, Replacement } from "./typed.ts";

/** The rest of a shield or of bulwark counters, after the other damage of the step has used them. */
function left(m: Match, key: "shield" | "combatShield" | "bulwark", act: Act, done: readonly Act[]): number {
  const obj = objOf(m, act);
  if (obj === undefined) return 0;
  const spent = done.filter((one) => one.object === act.object && one.key === key);
  return spent.reduce((sum, one) => sum + amount(one), varOf(m, obj, key));
}

/** G R21.4: a shield against damage of this kind. It does not stop unpreventable damage, which does not use it up. */
const shielding = (key: "shield" | "combatShield", fits: (act: Act) => boolean): Replacement => ({
  on: "damage",
  ranked: true,
  applies: (m, act, done) => act.sure !== 1 && fits(act) && left(m, key, act, done) > 0,
  instead(m, act, done) {
    const used = Math.min(left(m, key, act, done), amount(act));
    const rest = amount(act) - used;
    const spent: Act = { act: "shield", key, object: object(act), seat: seat(act), amount: -used };
    return rest > 0 ? [spent, { ...act, amount: rest }] : [spent];
  },
});

/** The acts that the rules themselves put in an act's place (G R18.4). */
export const replacements: readonly Replacement[] = [
  {
    // G 23 Immortality: not from the field to the graveyard, except by the Unique rule.
    on: "leave",
    applies: (m, act) =>
      act.to === "graveyard" && act.why !== "unique" && attrOf(m, object(act), "immortality") > 0,
    instead: () => [],
  },
  {
    on: "damage",
    ranked: true,
    applies: (m, act) =>
      objOf(m, act) !== undefined && act.sure !== 1 && attrOf(m, object(act), "warded") > 0,
    instead: () => [],
  },
  {
    // G R21.6: one instance of combat damage; G R21.4: used up even where nothing can be prevented.
    on: "damage",
    ranked: true,
    applies: (m, act, done) => act.combat === 1 && left(m, "bulwark", act, done) > 0,
    instead: (_m, act) => [
      { act: "counter", object: object(act), seat: seat(act), key: "bulwark", amount: -1 },
      ...(act.sure === 1 ? [act] : []),
    ],
  },
  shielding("combatShield", (act) => act.combat === 1),
  shielding("shield", () => true),
];

/** G R18.4: the controller of the affected object, or the player, chooses between modifiers. */
export function modifierChooser(m: Match, act: Act): Seat {
  const chooser = affected(m, act);
  return chooser !== undefined && isLiving(m, chooser) ? chooser : turnPlayer(m);
}
