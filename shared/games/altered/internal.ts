/** Internal actions (A ): "you may pay … to …", declared, paid and resolved inside an effect. */

import {
  type Announced,
  type Data,
  doStep,
  frameOf,
  type Handle,
  isRefusal,
  type Next,
  note,
  objAt,
  present,
  type Ref,
  refsNamed,
  refuse,
  setLocals,
  thingsNamed,
  type VerbLocals,
  verbDone,
  zonesNamed,
} from "../../kernel/game.ts";
import { countIn } from "../zones.ts";
import { openRef } from "./names.ts";
import { isTaken, offer } from "./offers.ts";
import { canGive, costCards, costCount, ownActs, payActs, payDomain } from "./payment.ts";
import { candidates, targetDomain, toughDue } from "./targets.ts";
import type { Act, ActionDef, Domain, Match, Procedure, Refusal, Stage } from "./typed.ts";
import type { Offer } from "./verbs.ts";
import { readyOrbs } from "./zones.ts";

/** What is offered now. */
const offered = (m: Match): VerbLocals<Offer> => present(frameOf(m, internalProcedure)).locals;

/**
 * A ER-6: the game does not offer it where everybody can see that it cannot be paid. Of a hand it only counts the
 * cards.
 */
function mayBePaid(m: Match, { node, scope }: VerbLocals<Offer>): boolean {
  const { cost } = node;
  const seat = scope.controller;
  if ((cost.mana ?? 0) > readyOrbs(m, seat).length || !canGive(m, scope.self, cost)) return false;
  if (cost.cards === undefined) return true;
  const count = zonesNamed(cost.cards.from).includes("hand")
    ? countIn(m, "hand", seat)
    : costCards(m, seat, scope.self, cost).length;
  return count >= costCount(cost);
}

/** Offers it to the effect's controller; `called.ok` says whether it was paid. */
export const internalProcedure: Procedure<
  VerbLocals<Offer>,
  { readonly acts: readonly Act[]; readonly vars: Data }
> = {
  offer(m, frame): Next {
    const { scope } = frame.locals;
    if (!mayBePaid(m, frame.locals)) {
      verbDone(m, false);
      return "done";
    }
    return offer(m, "internal", scope);
  },
  answer(m, frame): Next {
    const taken = isTaken(m, frame);
    if (isRefusal(taken)) return taken;
    if (!taken) {
      verbDone(m, false);
      return "done";
    }
    doStep(m, { why: "cost", by: frame.locals.scope.controller }, frame.locals.acts);
    return "paid";
  },
  paid(m, frame): Next {
    verbDone(m, true, frame.locals.vars);
    return "done";
  },
};

export interface Paying extends Announced {
  cards: Handle[];
  target: Ref[];
  orbs: Handle[];
}

const cardsStage: Stage<Paying> = {
  slot: "cards",
  domain(m, ctx): Domain | null {
    const { node, scope } = offered(m);
    if (node.cost.cards === undefined) return null;
    const of = costCards(m, ctx.seat, scope.self, node.cost).map((card) => objAt(m, card).name);
    const count = costCount(node.cost);
    return { kind: "subset", of, min: count, max: count, code: "CANNOT_PAY" };
  },
  apply(m, ctx, value) {
    ctx.cards = thingsNamed(m, ctx.seat, value);
  },
};

const targetStage: Stage<Paying> = {
  slot: "target",
  domain(m, ctx): Domain | null {
    const { node, scope } = offered(m);
    if (node.target === undefined) return null;
    const refs = candidates(m, { self: scope.self, controller: ctx.seat, event: scope.event }, node.target);
    return targetDomain(m, node.target, refs);
  },
  apply(m, ctx, value) {
    ctx.target = refsNamed(m, ctx.seat, value);
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "subset" && domain.max === 0 ? [] : undefined),
};

const payStage: Stage<Paying> = {
  slot: "pay",
  price: true,
  domain(m, ctx): Domain | Refusal | null {
    const { node } = offered(m);
    const due = (node.cost.mana ?? 0) + toughDue(m, ctx.seat, [ctx.target]);
    if (due === 0) return null;
    if (readyOrbs(m, ctx.seat).length < due) return refuse("CANNOT_PAY", { due });
    return payDomain(m, ctx.seat, due);
  },
  apply(m, ctx, value) {
    ctx.orbs = thingsNamed(m, ctx.seat, value);
  },
  omitted: (_m, _ctx, domain) =>
    domain.kind === "pay" ? domain.items.slice(0, domain.due).map(({ item }) => item) : undefined,
};

/** Declares and pays it: one event for the whole cost (A ). */
export const payFor: ActionDef<Paying> = {
  answers: ["internal"],
  begin(_m, ctx) {
    Object.assign(ctx, { cards: [], target: [], orbs: [] });
  },
  stages: () => [cardsStage, targetStage, payStage],
  finish(m, ctx) {
    const frame = present(frameOf(m, internalProcedure));
    const { node, scope } = frame.locals;
    const { seat, cards, target, orbs } = ctx;
    note(m, "may", { seat, yes: true });
    if (target.length > 0)
      note(m, "targeted", { seat, things: target.map((ref) => openRef(m, ref)) }, { targets: target });
    setLocals(m, frame, {
      acts: [...payActs(seat, orbs), ...ownActs(m, seat, scope.self, node.cost, cards)],
      vars: node.as === undefined ? {} : { [node.as]: target },
    });
    return "paid";
  },
};
