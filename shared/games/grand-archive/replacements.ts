/** The acts that may take another act's place (kernel.md 3). */

import { attrOf, type Seat, varOf } from "../../kernel/game.ts";
import { affected, objOf } from "../acts.ts";
import { namingFirst } from "./naming-first.ts";
import { isLiving, turnPlayer } from "./table.ts";
import type { Act, Match, Replacement } from "./typed.ts";

type Damage = Act<"damage">;
type Shield = "shield" | "combatShield";

const uses = (act: Act, key: Shield | "bulwark"): act is Act<"shield" | "counter"> =>
  (act.act === "shield" || act.act === "counter") && act.key === key;

/** The rest of a shield or of bulwark counters, after the other damage of the step has used them. */
function left(m: Match, key: Shield | "bulwark", act: Damage, done: readonly Act[]): number {
  const obj = objOf(m, act);
  if (obj === undefined) return 0;
  return done.reduce(
    (sum, one) => (uses(one, key) && one.object === act.object ? sum + one.amount : sum),
    varOf(m, obj, key),
  );
}

/** G R21.4: a shield against damage of this kind. It does not stop unpreventable damage, which does not use it up. */
const shielding = (key: Shield, fits: (act: Damage) => boolean): Replacement<"damage"> => ({
  on: "damage",
  ranked: true,
  applies: (m, act, done) => act.sure !== 1 && fits(act) && left(m, key, act, done) > 0,
  instead(m, act, done) {
    const used = Math.min(left(m, key, act, done), act.amount);
    const rest = act.amount - used;
    const spent: Act = { act: "shield", key, object: act.object, seat: act.seat, amount: -used };
    return rest > 0 ? [spent, { ...act, amount: rest }] : [spent];
  },
});

/** G 23 Immortality: not from the field to the graveyard, except by the Unique rule. */
const immortality: Replacement<"leave"> = {
  on: "leave",
  applies: (m, { to, why, object }) =>
    to === "graveyard" && why !== "unique" && attrOf(m, object, "immortality") > 0,
  instead: () => [],
};

const warded: Replacement<"damage"> = {
  on: "damage",
  ranked: true,
  applies: (m, act) => objOf(m, act) !== undefined && act.sure !== 1 && attrOf(m, act.object, "warded") > 0,
  instead: () => [],
};

/** G R21.6: one instance of combat damage; G R21.4: used up even where nothing can be prevented. */
const bulwark: Replacement<"damage"> = {
  on: "damage",
  ranked: true,
  applies: (m, act, done) => act.combat === 1 && left(m, "bulwark", act, done) > 0,
  instead: (_m, act) => [
    { act: "counter", object: act.object, seat: act.seat, key: "bulwark", amount: -1 },
    ...(act.sure === 1 ? [act] : []),
  ],
};

/** The acts that the rules themselves put in an act's place (G R18.4). */
export const replacements: readonly Replacement[] = [
  immortality,
  warded,
  bulwark,
  shielding("combatShield", (act) => act.combat === 1),
  shielding("shield", () => true),
  // They are called by their numbers, also in matches that run.
  namingFirst,
];

/** G R18.4: the controller of the affected object, or the player, chooses between modifiers. */
export function modifierChooser(m: Match, act: Act): Seat {
  const chooser = affected(m, act);
  return chooser !== undefined && isLiving(m, chooser) ? chooser : turnPlayer(m);
}
