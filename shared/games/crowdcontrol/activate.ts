/** Using an activated ability (C R8.2, 2.1), as often as it can be paid. */

import {
  type Announced,
  cardOf,
  type Draft,
  isOneOf,
  namesFor,
  note,
  objAt,
  refuse,
  type Seat,
  seatVarsOf,
  stepNow,
  varOf,
} from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { ACTIVATED, isAwake, priceNumber, writtenOf } from "./card.ts";
import type { CcAbility } from "./card-schema.ts";
import {
  costStage,
  DISCARD,
  DISMANTLE,
  finishUse,
  SACRIFICE,
  type Spending,
  targetStages,
  type Use,
  VOIDED,
} from "./stages.ts";
import type { ActionDef, Domain, Match, Refusal, Stage } from "./typed.ts";
import { BOARD, inPlay, publicName, sideOf, thingsIn } from "./zones.ts";

export const isActivated = (kind: string): boolean => isOneOf(ACTIVATED, kind);

function begin(m: Match, ctx: Announced): Refusal | void {
  const { seat, source, head } = ctx;
  const obj = objAt(m, source);
  if (!inPlay(m, obj) || sideOf(m, obj) !== seat) return refuse("E_NOT_YOURS");
  const { abilities } = cardOf(m, obj);
  // A client's number may be no index at all, for example -0.
  const at = abilities.findIndex((_, index) => Object.is(index, head.ability ?? 0));
  const found = abilities[at];
  if (found === undefined || !isActivated(found.kind) || varOf(m, obj, "silenced") !== 0)
    return refuse("E_NO_ABILITY");
  // C R2.8.
  if (isIn(m, source, "hq") && !isAwake(m, obj)) return refuse("E_HQ_DELAYED");
  const ability = writtenOf(found);
  const mana = manaOf(ability);
  if (seatVarsOf(m, seat).mana < mana) return refuse("E_MANA", { cost: mana });
  Object.assign(ctx, {
    card: obj.card,
    ability: at,
    held: source,
    x: 0,
    given: {},
    due: mana,
  });
  stepNow(m, { why: "pay", by: seat }, [{ act: "mana", seat, amount: -mana }]);
}

function manaOf(ability: CcAbility): number {
  if (ability.kind === "pay") return ability.n === "x" ? 0 : ability.n;
  return ability.kind === "discardPay" ? ability.n : 0;
}

/** C R4.0g: X is chosen when it is paid. */
const xStage: Stage<Use, number> = {
  slot: "x",
  domain: (m, ctx): Domain<number> => ({
    kind: "amount",
    min: 0,
    max: seatVarsOf(m, ctx.seat).mana,
    code: "E_X_RANGE",
  }),
  apply(m, ctx, value) {
    ctx.x = value;
    stepNow(m, { why: "pay", by: ctx.seat }, [{ act: "mana", seat: ctx.seat, amount: -value }]);
  },
  code: () => "E_X_RANGE",
};

function spendingOf(ability: CcAbility): Spending | null {
  switch (ability.kind) {
    case "tribute":
      return SACRIFICE(1);
    case "dismantle":
      return DISMANTLE;
    case "dissolve":
      return VOIDED(ability.n);
    case "discardPay":
      return DISCARD(1);
    default:
      return null;
  }
}

function stages(m: Match, use: Use): readonly Stage<Use>[] {
  const ability = writtenOf(m.pool.cards[use.card].abilities[use.ability]);
  const spending = spendingOf(ability);
  return [
    ...(priceNumber(ability) === "x" ? [xStage] : []),
    ...(spending === null ? [] : [costStage({ ...spending, self: true })]),
    ...targetStages(m, use),
  ];
}

function finish(m: Match, use: Use): string {
  const { seat, held, ability, x } = use;
  note(m, "activated", { seat, thing: publicName(m, held), ability, x }, { object: held });
  finishUse(m, use);
  return "done";
}

export const activate: ActionDef<Use> = {
  answers: ["commit"],
  head: ["card", "ability"],
  *heads(m: Match, seat: Seat): Iterable<Draft> {
    for (const handle of thingsIn(m, seat, ...BOARD)) {
      const { abilities } = cardOf(m, objAt(m, handle));
      for (let ability = 0; ability < abilities.length; ability++) {
        if (isActivated(abilities[ability].kind)) yield { card: namesFor(m, seat, [handle])[0], ability };
      }
    }
  },
  begin,
  stages,
  finish,
};
