/** The Damage step (N R12.22 to R12.26): ranged, then melee, each at once; then all agents retreat. */

import {
  attrOf,
  doStep,
  type Handle,
  type Next,
  NONE,
  objAt,
  optionsOf,
  settle,
  tableOf,
  varOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { attackersOf } from "./battle.ts";
import { isAgent } from "./card.ts";
import { defendersOf, setDefence } from "./execute.ts";
import { endIfLost } from "./queue.ts";
import { activeOf, otherSeat, turnOrder } from "./table.ts";
import type { Act, Match, Procedure } from "./typed.ts";
import { biomeOf, SECTORS } from "./zones.ts";

const power = (m: Match, handle: Handle): number => Math.max(0, attrOf(m, handle, "attack"));
const left = (m: Match, handle: Handle): number =>
  Math.max(0, attrOf(m, handle, "defense") - varOf(m, objAt(m, handle), "damage"));
const strikes = (m: Match, handle: Handle, ranged: boolean): boolean =>
  (attrOf(m, handle, "ranged") !== 0) === ranged;

/** Defenders of this attacker that are still where it is, in damage order. */
const stillThere = (m: Match, attacker: Handle): Handle[] =>
  defendersOf(m, attacker).filter(
    (one) => biomeOf(m, objAt(m, one).zone) === biomeOf(m, objAt(m, attacker).zone),
  );

/** N R12.24: terminal damage to each in order, the rest to the last. */
function shares(m: Match, total: number, defenders: readonly Handle[]): number[] {
  let rest = total;
  return defenders.map((one, at) => {
    const last = at === defenders.length - 1 && optionsOf(m).restOnLast;
    const share = last ? rest : Math.min(rest, left(m, one));
    rest -= share;
    return share;
  });
}

/** N R12.23: an undefended attacker hits the sector. One whose defenders are gone hits nothing. */
function attackerActs(m: Match, attacker: Handle): Act[] {
  const biome = biomeOf(m, objAt(m, attacker).zone);
  const seat = otherSeat(activeOf(m));
  const defenders = stillThere(m, attacker);
  const defended = varOf(m, objAt(m, attacker), "defended") !== 0;
  if (optionsOf(m).defendedStays ? !defended : defenders.length === 0)
    return [{ act: "durability", seat, biome, amount: -power(m, attacker), source: attacker }];
  return shares(m, power(m, attacker), defenders).map((amount, at) =>
    hit(m, attacker, defenders[at], amount),
  );
}

const hit = (m: Match, source: Handle, object: Handle, amount: number): Act => ({
  act: "damage",
  object,
  source,
  seat: objAt(m, object).controller,
  amount,
  biome: biomeOf(m, objAt(m, object).zone),
});

/** All damage of one sub-step, simultaneous. */
function strike(m: Match, ranged: boolean): void {
  const acts = attackersOf(m).flatMap((attacker) => [
    ...(strikes(m, attacker, ranged) ? attackerActs(m, attacker) : []),
    ...stillThere(m, attacker)
      .filter((one) => strikes(m, one, ranged))
      .map((one) => hit(m, one, attacker, power(m, one))),
  ]);
  if (acts.length > 0) doStep(m, { why: "strike", by: activeOf(m) }, acts);
}

export const damageProcedure: Procedure = {
  ranged(m): Next {
    strike(m, true);
    return "settle";
  },
  settle(m): Next {
    settle(m);
    return "result";
  },
  // N R14.4: here the result comes right after the sub-step.
  result(m): Next {
    endIfLost(m);
    return "melee";
  },
  melee(m): Next {
    strike(m, false);
    return "settleMelee";
  },
  settleMelee(m): Next {
    settle(m);
    return "resultMelee";
  },
  resultMelee(m): Next {
    endIfLost(m);
    return "retreat";
  },
  retreat(m): Next {
    const acts = turnOrder(m).flatMap((seat) =>
      SECTORS.flatMap((zone) => thingsIn(m, zone, seat))
        .filter((object) => isAgent(m, objAt(m, object)))
        .map((object): Act => ({ act: "retreat", object, seat })),
    );
    if (acts.length > 0) doStep(m, { why: "retreat", by: NONE }, acts);
    return "end";
  },
  end(m): Next {
    if (tableOf(m)._defence.length > 0) setDefence(m, []);
    return "done";
  },
};
