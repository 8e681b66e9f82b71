/** Declaring a card or a quick action (A ): everything is fixed first, then the card moves and all is paid. */

import {
  type Announced,
  attrOf,
  call,
  cardOf,
  type Draft,
  dataOf,
  type Handle,
  handleTo,
  holds,
  NONE,
  note,
  numberOf,
  type Obj,
  objAt,
  type Ref,
  refsNamed,
  refuse,
  type Seat,
  scopeOf,
  tableOf,
  thingsNamed,
  varOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { abilityCost, joinsExpedition, usableIf } from "./card.ts";
import type { AlteredCard, Cost, TargetWord } from "./card-schema.ts";
import { tellFixed } from "./declare.ts";
import { A_DAY, countUse } from "./emblems.ts";
import { optionsOf } from "./options.ts";
import { canGive, costCards, costCount, ownActs, payActs, payDomain } from "./payment.ts";
import { allowedNow, isAllowed } from "./play-now.ts";
import { actionDue, dueFor, leastDue, sidesFor, type Way, waysOf } from "./prices.ts";
import { bodyOf, modesOf, wordsOf } from "./programs.ts";
import type { AlteredCode } from "./refusals.ts";
import { candidates, targetDomain, toughDue } from "./targets.ts";
import type { ActionDef, Domain, Match, Refusal, Stage } from "./typed.ts";
import { inExpeditions, type Place, placeOf, readyOrbs, type Side } from "./zones.ts";

/** The choices that a declaration has fixed so far. */
export interface Declared extends Announced {
  /** Ability of a quick action; NONE for a card. */
  readonly ability: number;
  readonly from: Place;
  readonly cost: Cost;
  /** How its cost is paid. */
  way: Way;
  mode: number;
  side: Side | "";
  /** A. */
  x: number;
  targets: Ref[][];
  cards: Handle[];
  orbs: Handle[];
}

/** Whether the seat's turn allows anything to be played. */
function turnFault(m: Match, seat: Seat): AlteredCode | null {
  // A: an effect that asks for it stands above the turn.
  if (allowedNow(m) !== undefined) return null;
  const { phase, active } = tableOf(m);
  if (phase !== "afternoon") return "NOT_NOW";
  return active === seat ? null : "NOT_YOUR_TURN";
}

/** A: only a card with that cost can be played from there. */
export function cardFault(m: Match, seat: Seat, obj: Obj): AlteredCode | null {
  const place = placeOf(m, obj);
  const now = allowedNow(m);
  if (now !== undefined && !isAllowed(m, now, handleTo(m.state, obj), place)) return "WRONG_ZONE";
  if (obj.owner !== seat || (place !== "hand" && place !== "reserve")) return "WRONG_ZONE";
  const card = dataOf(m, obj);
  if (card.type === "hero" || card.token) return "NO_COST";
  if ((place === "hand" ? card.hand : card.reserve) === undefined) return "NO_COST";
  if (!mayPlay(m, seat, obj)) return "NOT_PLAYABLE";
  return place === "reserve" && isSpent(m, obj) ? "IS_EXHAUSTED" : null;
}

/** A. */
export const mayPlay = (m: Match, seat: Seat, obj: Obj): boolean =>
  holds(m, scopeOf(handleTo(m.state, obj), seat), dataOf(m, obj).playableIf ?? null);

/** A: exhausted, unless a text says that it can be played all the same. */
function isSpent(m: Match, obj: Obj): boolean {
  const handle = handleTo(m.state, obj);
  if (varOf(m, obj, "exhausted") === 0 || attrOf(m, handle, "playable") > 0) return false;
  return sidesFor(m, handle).length === 0;
}

/** A. */
function quickFault(m: Match, seat: Seat, obj: Obj, handle: Handle, index: number): AlteredCode | null {
  const ability = cardOf(m, obj).abilities[index];
  if (ability?.kind !== "action") return "NO_SUCH_ABILITY";
  const place = placeOf(m, obj);
  const there =
    ability.node.support === true
      ? place === "reserve"
      : place === "expedition" || place === "landmark" || place === "hero";
  if (obj.controller !== seat || !there) return "WRONG_ZONE";
  // A.
  if (!holds(m, scopeOf(handle, seat), usableIf(ability))) return "NOT_PLAYABLE";
  const cost = abilityCost(ability);
  if (varOf(m, obj, "exhausted") > 0 && (cost.exhaust || place === "reserve")) return "IS_EXHAUSTED";
  if ((tableOf(m)._counts[useKey(handle, index)] ?? 0) >= A_DAY) return "LIMIT_REACHED";
  return canGive(m, handle, cost) ? null : "CANNOT_PAY";
}

const useKey = (handle: Handle, index: number): string => `use.${handle}.${index}`;

function begin(m: Match, ctx: Announced): Refusal | void {
  const { ability: named = 0 } = ctx.head;
  // What is no number names an ability that no card has.
  const used = typeof named === "number" ? named : Number.NaN;
  const ability = ctx.action === "quick" ? used : NONE;
  const obj = objAt(m, ctx.source);
  const fault =
    turnFault(m, ctx.seat) ??
    (ability === NONE ? cardFault(m, ctx.seat, obj) : quickFault(m, ctx.seat, obj, ctx.source, ability));
  if (fault !== null) return refuse(fault);
  const cost = ability === NONE ? {} : abilityCost(cardOf(m, obj).abilities[ability]);
  // A R-22: at least the cost of the card is due; Tough may add to it later.
  const due =
    ability === NONE
      ? leastDue(m, ctx.seat, ctx.source)
      : actionDue(m, ctx.seat, ctx.source, cardOf(m, obj).abilities[ability]);
  if (due > readyOrbs(m, ctx.seat).length) return refuse("CANNOT_PAY", { due });
  const from = placeOf(m, obj);
  Object.assign(ctx, {
    ability,
    from,
    cost,
    way: from === "hand" ? "hand" : "reserve",
    mode: NONE,
    side: "",
    x: 0,
    targets: [],
    cards: [],
    orbs: [],
  });
}

const body = (m: Match, ctx: Declared) =>
  bodyOf(cardOf(m, objAt(m, ctx.source)), ctx.ability, ctx.way === "aid");
const card = (m: Match, ctx: Declared): AlteredCard => dataOf(m, objAt(m, ctx.source));

/** A Character's Expedition. */
const sideStage: Stage<Declared, Side> = {
  slot: "expedition",
  domain(m, ctx): Domain<Side> | null {
    if (ctx.ability !== NONE || !joinsExpedition(card(m, ctx))) return null;
    const of = sidesFor(m, ctx.source);
    return { kind: "one", of, code: "ILLEGAL_EXPEDITION" };
  },
  apply(_m, ctx, value) {
    ctx.side = value;
  },
};

/** A: the cost that is paid, where there is more than one. */
const wayStage: Stage<Declared, Way> = {
  slot: "cost",
  domain(m, { ability, seat, source }): Domain<Way> | null {
    if (ability !== NONE) return null;
    const of = waysOf(m, seat, source);
    return of.length === 1 ? null : { kind: "one", of, code: "ILLEGAL_COST" };
  },
  apply(m, ctx, value) {
    const cost = value === "aid" ? card(m, ctx).aid?.cost : undefined;
    Object.assign(ctx, { way: value, ...(cost !== undefined && { cost }) });
  },
  omitted: (_m, { from }) => (from === "hand" ? "hand" : "reserve"),
};

/** A: in V1 with the declaration. */
const modeStage: Stage<Declared, number> = {
  slot: "mode",
  domain(m, ctx): Domain<number> | null {
    const modes = modesOf(body(m, ctx));
    if (modes === 0) return null;
    return { kind: "one", of: Array.from({ length: modes }, (_, mode) => mode), code: "ILLEGAL_MODE" };
  },
  apply(_m, ctx, value) {
    ctx.mode = value;
  },
};

const TARGET_SLOTS = ["target", "target2", "target3"] as const;

const targetStage = (index: number): Stage<Declared> => ({
  slot: TARGET_SLOTS[index],
  domain(m, declared): Domain | Refusal | null {
    const word = targetWord(m, declared, index);
    if (word === undefined) return null;
    const refs = candidates(m, { self: declared.source, controller: declared.seat, x: declared.x }, word);
    if (refs.length === 0) {
      const wanted = "object" in word ? (word.min ?? 1) : 1;
      if (wanted > 0 && optionsOf(m).mandatoryTarget === "illegal") return refuse("ILLEGAL_TARGET");
      // A: there is nothing to choose from, so the empty choice is the only legal one.
      return { kind: "subset", of: [], min: 0, max: 0, code: "ILLEGAL_TARGET" };
    }
    return targetDomain(m, word, refs);
  },
  apply(m, ctx, value) {
    ctx.targets[index] = refsNamed(m, ctx.seat, value);
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "subset" && domain.max === 0 ? [] : undefined),
});

/** A C-2: in 3.0 nothing is targeted before its step. */
function targetWord(m: Match, ctx: Declared, index: number): TargetWord | undefined {
  if (optionsOf(m).targetTiming === "step") return undefined;
  if (ctx.ability === NONE && card(m, ctx).type !== "spell") return undefined;
  return wordsOf(body(m, ctx), ctx.mode)[index];
}

/** Cards the cost takes. */
const cardsStage: Stage<Declared> = {
  slot: "cards",
  domain(m, ctx): Domain | null {
    const { cost, source, seat } = ctx;
    if (cost.cards === undefined) return null;
    const of = costCards(m, seat, source, cost).map((handle) => objAt(m, handle).name);
    return { kind: "subset", of, min: costCount(cost), max: costCount(cost), code: "CANNOT_PAY" };
  },
  apply(m, ctx, value) {
    ctx.cards = thingsNamed(m, ctx.seat, value);
  },
};

/** The mana that its player chooses to pay for X; null where X is no mana. */
const chosenX = (m: Match, ctx: Declared) => (ctx.ability === NONE ? card(m, ctx).x : ctx.cost.x);

/** Its price with X, before Tough; null where it is free. */
function priceOf(m: Match, ctx: Declared): number | null {
  const { seat, source, ability, x } = ctx;
  const plain =
    ability === NONE
      ? dueFor(m, seat, source, ctx)
      : actionDue(m, seat, source, cardOf(m, objAt(m, source)).abilities[ability]);
  return plain === null || chosenX(m, ctx)?.pays !== "mana" ? plain : plain + x;
}

/** A: no more than its text allows, and than its player has. */
const amountStage: Stage<Declared, number> = {
  slot: "x",
  domain(m, ctx): Domain<number> | null {
    const { seat, source } = ctx;
    const asked = chosenX(m, ctx);
    if (asked === undefined) return null;
    const held =
      asked.pays === "counters"
        ? varOf(m, objAt(m, source), "tick")
        : readyOrbs(m, seat).length - (priceOf(m, ctx) ?? 0);
    const most = asked.most === undefined ? held : numberOf(m, scopeOf(source, seat), asked.most);
    return { kind: "amount", min: 0, max: Math.max(0, Math.min(held, most)), code: "ILLEGAL_COST" };
  },
  apply(_m, ctx, value) {
    ctx.x = value;
  },
};

/** A. */
const payStage: Stage<Declared> = {
  slot: "pay",
  price: true,
  domain(m, ctx): Domain | Refusal | null {
    const { seat, targets } = ctx;
    const price = priceOf(m, ctx);
    const due = price === null ? 0 : price + toughDue(m, seat, targets);
    if (due === 0) return null;
    if (readyOrbs(m, seat).length < due) return refuse("CANNOT_PAY", { due });
    return payDomain(m, seat, due);
  },
  apply(m, ctx, value) {
    ctx.orbs = thingsNamed(m, ctx.seat, value);
  },
  omitted: (_m, _ctx, domain) =>
    domain.kind === "pay" ? domain.items.slice(0, domain.due).map(({ item }) => item) : undefined,
};

const STAGES: readonly Stage[] = [
  wayStage,
  sideStage,
  amountStage,
  modeStage,
  targetStage(0),
  targetStage(1),
  targetStage(2),
  cardsStage,
  payStage,
];

/** In 3.0 modes are chosen when the step comes (A ). */
const stages = (m: Match): readonly Stage[] =>
  optionsOf(m).targetTiming === "step" ? STAGES.filter((stage) => stage !== modeStage) : STAGES;

/** A R-9.4b: the choices are told together with the first thing that happens. */
function tell(m: Match, ctx: Declared): void {
  const { seat, mode, side, targets } = ctx;
  tellFixed(m, seat, mode, targets.flat());
  if (side !== "") note(m, "declared", { seat, expedition: side });
}

/** A: to Limbo, pay in one step, resolve. */
export const playCard: ActionDef<Declared> = {
  answers: ["turn", "playNow"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    if (turnFault(m, seat) !== null) return;
    for (const handle of [...thingsIn(m, "hand", seat), ...thingsIn(m, "reserve", seat)]) {
      const obj = objAt(m, handle);
      if (cardFault(m, seat, obj) === null) yield { card: obj.name };
    }
  },
  begin,
  stages,
  finish(m, declared) {
    const { seat, source, from, mode, side, targets, orbs, way, cost, cards, x } = declared;
    const { aid } = card(m, declared);
    tell(m, declared);
    call(m, "card", {
      card: source,
      seat,
      from,
      mode,
      side,
      targets: targets,
      orbs,
      ...(x > 0 && { x }),
      ...(way === "aid" && aid?.narrows !== undefined && { narrowed: true }),
      ...(way === "scout" && { scouts: true }),
      ...(way === "aid" && { aid: ownActs(m, seat, source, cost, cards) }),
    });
    return "card";
  },
};

/** A: no zone changes by itself; its cost is one step. */
export const quickAction: ActionDef<Declared> = {
  answers: ["turn"],
  head: ["card", "ability"],
  *heads(m, seat): Iterable<Draft> {
    if (turnFault(m, seat) !== null) return;
    const places = [
      ...thingsIn(m, "hero", seat),
      ...thingsIn(m, "landmark", seat),
      ...inExpeditions(m, seat),
      ...thingsIn(m, "reserve", seat),
    ];
    for (const handle of places) {
      const obj = objAt(m, handle);
      for (const [ability, { kind }] of cardOf(m, obj).abilities.entries()) {
        if (kind === "action" && quickFault(m, seat, obj, handle, ability) === null)
          yield { card: obj.name, ability };
      }
    }
  },
  begin(m, ctx) {
    const ability = ctx.head.ability ?? 0;
    if (!Number.isSafeInteger(ability)) return refuse("MALFORMED", { key: "ability" });
    return begin(m, ctx);
  },
  stages,
  finish(m, declared) {
    const { seat, source, ability, cost, cards, orbs, mode, targets, x } = declared;
    const { card: of } = objAt(m, source);
    tell(m, declared);
    countUse(m, useKey(source, ability));
    call(m, "effect", {
      card: of,
      key: String(ability),
      self: source,
      seat,
      mode,
      targets: targets,
      cost: [...payActs(seat, orbs), ...ownActs(m, seat, source, cost, cards, x)],
      ...(x > 0 && { x }),
    });
    return "quick";
  },
};
