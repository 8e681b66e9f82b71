/**
 * Reactive skills (N 11). The game puts them on the queue, the active player's first, in the order that each
 * player says.
 */

import {
  callAnnounce,
  callOrder,
  type Data,
  isPayable,
  type Next,
  NONE,
  type Nothing,
  nextToPlace,
  optionsOf,
  present,
  refuse,
  type Seat,
  scopeOf,
  setLocals,
  stepNow,
  takeFirstWaiting,
  triggersPlaced,
  waitingOf,
} from "../../kernel/game.ts";
import { energyValue } from "./card.ts";
import { payActs, payStage, priceOf } from "./energy.ts";
import { enter } from "./entries.ts";
import { MOST_WORDS, onlyWords, optionStage, targetStage, type Use } from "./stages.ts";
import { canTarget } from "./targets.ts";
import type { ActionDef, Domain, Match, Procedure, Refusal, Stage } from "./typed.ts";
import { energyOf, waysOf } from "./uses.ts";

export interface Reaction extends Use {
  readonly event: Data;
  readonly may: boolean;
  declined: boolean;
}

const told = (m: Match, ctx: Reaction): Data => ({
  card: m.state.cards[ctx.card],
  ability: ctx.ability,
});

/** N R11.4: a skill with "may" or with a cost asks its player as it enters. */
const mayStage: Stage<Reaction> = {
  slot: "may",
  domain(m, ctx): Domain | null {
    const { may, cost, seat } = ctx;
    if (!may) return null;
    const able = isPayable(priceOf(m, seat, cost, 0, NONE));
    return { kind: "one", of: able ? [false, true] : [false], code: "E_CANNOT_PAY" };
  },
  apply(_m, ctx, value) {
    ctx.declined = value !== true;
  },
  info: told,
};

/** A player who has declined is asked nothing more. */
const unlessDeclined = (stage: Stage): Stage<Reaction> => ({
  ...stage,
  domain: (m, ctx) => (ctx.declined ? null : stage.domain(m, ctx)),
  info: told,
});

const STAGES: readonly Stage[] = [
  mayStage,
  ...[
    optionStage,
    // Asked under the word that effects ask with.
    ...Array.from({ length: MOST_WORDS }, (_, index) => targetStage(index, "choose")),
    payStage,
  ].map(unlessDeclined),
];

/** One waiting skill as it enters (N R7.11); no client sends it. */
export const react: ActionDef<Reaction> = {
  answers: [],
  begin(m, ctx): Refusal | void {
    const { source, card, ability, event } = present(takeFirstWaiting(m, ctx.seat));
    const def = m.pool.cards[card];
    const { node } = def.abilities[ability];
    const scope = scopeOf(source, ctx.seat, event);
    // N R11.3: without a valid target it is dropped.
    if (!waysOf(def, ability).some(({ words }) => canTarget(m, scope, words)))
      return refuse("E_TARGET_REQUIRED");
    const cost = energyOf(def, ability);
    Object.assign(ctx, {
      source,
      card,
      ability,
      scope,
      event,
      option: "",
      words: onlyWords(m, card, ability),
      targets: [],
      global: false,
      cost,
      x: 0,
      pay: [],
      not: NONE,
      may: node.may === true || energyValue(cost) > 0,
      declined: false,
    });
  },
  stages: () => STAGES,
  finish(m, ctx) {
    const { declined, seat, source, card, ability, option, targets, cost, pay, event } = ctx;
    if (declined) return "declined";
    const acts = payActs(m, seat, priceOf(m, seat, cost, 0, NONE), pay);
    if (acts.length > 0) stepNow(m, { why: "pay", by: seat }, acts);
    enter(m, {
      kind: "reactiveSkill",
      controller: seat,
      source,
      ability,
      mode: option,
      targets,
      paid: pay.length,
      data: { card, speed: optionsOf(m).reactiveSpeed, event },
    });
    // N R11.8: the last skill that entered decides which player is first.
    triggersPlaced(m, seat);
    return "entry";
  },
};

/** N R11.2: all waiting skills, seat by seat. When others join meanwhile, the order is made anew. */
export const reactivesProcedure: Procedure<Nothing, { readonly left: number; readonly seat: Seat }> = {
  next(m, frame): Next {
    const seat = nextToPlace(m);
    if (seat === undefined) return "done";
    setLocals(m, frame, { seat, left: waitingOf(m, seat).length });
    callOrder(m, seat);
    return "place";
  },
  place(m, frame): Next {
    const { left } = frame.locals;
    if (left === 0) return "next";
    setLocals(m, frame, { left: left - 1 });
    callAnnounce(m, frame.locals.seat, { action: "react" });
    return "place";
  },
};
