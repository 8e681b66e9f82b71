/** Questions about costs, before and after the targets (G A3, A8): X, alternatives, extras, the attacker. */

import {
  asCost,
  attrOf,
  canPay,
  cardOf,
  type Data,
  dataOf,
  type Handle,
  type Json,
  namesFor,
  note,
  objAt,
  refuse,
  stepNow,
  thingsNamed,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { abilityCost, elementBits, type Keyword } from "./card.ts";
import type { GaCard } from "./card-schema.ts";
import { candidates, type LayerKind } from "./layers.ts";
import { attackersFor } from "./legal.ts";
import { addedChoices, type Choosing, ownChoices } from "./modes.ts";
import { goAct, leaveAct } from "./moves.ts";
import { floatStage, keywordOf, kindleStage, payStage, reserveMost } from "./payment.ts";
import type { Act, Domain, Match, Refusal, Stage } from "./typed.ts";
import { championOf } from "./zones.ts";

/** The choices that an activation or materialization has gathered on its way. */
export interface Play extends Choosing {
  readonly kind: LayerKind;
  readonly ability: number;
  /** The card where it is now; for an ability, the object that has it. */
  held: Handle;
  /** The card's keywords that pay or play it, as they were where it came from. */
  words: Readonly<Partial<Record<Keyword, number>>>;
  x: number;
  paid: number;
  /** The attacker of an attack card. */
  attacker: Handle;
  /** "free" and "starcalling" when an effect lets it be activated (G R6.5). */
  readonly permit: Permit | null;
}

/** The permission of an effect that asks: these cards, at this price. */
export type Permit = {
  readonly cards: readonly Handle[];
  readonly price: "printed" | "free" | "starcalling";
};

const cardData = (m: Match, ctx: Play): GaCard => dataOf(m, objAt(m, ctx.held));

/** G R14.5: X is chosen with the costs; played without paying it is 0. */
const xStage: Stage<Play, number> = {
  slot: "x",
  domain(m, play): Domain<number> | null {
    if (play.kind !== "activation" || cardData(m, play).reserve !== "x" || play.permit?.price === "free")
      return null;
    const max = Math.max(0, reserveMost(m, play.seat) - play.due);
    return { kind: "amount", min: 0, max, code: "COST_UNPAYABLE" };
  },
  apply(_m, ctx, value) {
    ctx.x = value;
    ctx.due += value;
  },
};

/** G A3 Brew: an alternative cost. */
const brewStage: Stage<Play> = {
  slot: "brew",
  domain(m, ctx): Domain | null {
    const { brew } = cardData(m, ctx);
    if (ctx.kind !== "activation" || brew === undefined || ctx.due === 0) return null;
    const of = ingredients(m, ctx, brew.sacrifice);
    if (of.length < brew.count) return null;
    return { kind: "subset", of: namesFor(m, ctx.seat, of), min: 0, max: brew.count, code: "COST_UNPAYABLE" };
  },
  apply(m, ctx, value): Refusal | void {
    const chosen = thingsNamed(m, ctx.seat, value);
    if (chosen.length === 0) return;
    if (chosen.length !== cardData(m, ctx).brew?.count) return refuse("COST_UNPAYABLE");
    stepNow(
      m,
      { why: "pay", by: ctx.seat },
      asCost(chosen.map((one) => leaveAct(m, one, "graveyard", "sacrificed"))),
    );
    ctx.due = 0;
    ctx.how.brewed = 1;
  },
  omitted: () => [],
};

const ingredients = (m: Match, play: Play, filter: Json): Handle[] =>
  candidates(m, play.scope, { object: { ...(filter as Data), controller: "you" } })
    .map(({ id }) => id)
    .filter((one) => canPay(m, [leaveAct(m, one, "graveyard", "sacrificed")]));

/** G A3 Prepare N: optional, preparation counters of the champion. */
const prepareStage: Stage<Play> = {
  slot: "prepare",
  domain(m, ctx): Domain | null {
    const count = keywordOf(ctx, "prepare");
    const champion = championOf(m, ctx.seat);
    if (count === 0 || champion === undefined) return null;
    const held = objAt(m, champion).vars[m.layout.varIndex.preparation];
    return held < count ? null : { kind: "one", of: [false, true], code: "COST_UNPAYABLE" };
  },
  apply(m, ctx, value) {
    if (value !== true) return;
    const amount = -keywordOf(ctx, "prepare");
    const object = championOf(m, ctx.seat) as Handle;
    stepNow(m, { why: "pay", by: ctx.seat }, [
      { act: "counter", object, seat: ctx.seat, key: "preparation", amount },
    ]);
    ctx.how.prepared = 1;
  },
  omitted: () => false,
};

/** Hand cards that share an element other than norm with the activated card. */
function kin(m: Match, ctx: Play): Handle[] {
  const bits = attrOf(m, ctx.held, "elements") & ~elementBits(["norm"]);
  return thingsIn(m, "hand", ctx.seat).filter((one) => (attrOf(m, one, "elements") & bits) !== 0);
}

/** G A8 Imbue N: N of the cards reserved for it are of its element, and shown. */
const imbueStage: Stage<Play> = {
  slot: "imbue",
  domain(m, ctx): Domain | null {
    const count = keywordOf(ctx, "imbue");
    const of = count === 0 || ctx.due < count ? [] : kin(m, ctx);
    if (of.length < count || count === 0) return null;
    return { kind: "subset", of: namesFor(m, ctx.seat, of), min: 0, max: count, code: "COST_UNPAYABLE" };
  },
  apply(m, ctx, value): Refusal | void {
    const chosen = thingsNamed(m, ctx.seat, value);
    if (chosen.length === 0) return;
    if (chosen.length !== keywordOf(ctx, "imbue")) return refuse("COST_UNPAYABLE");
    const cards = chosen.map((one) => m.state.cards[objAt(m, one).card]);
    note(m, "revealed", { seat: ctx.seat, cards });
    stepNow(
      m,
      { why: "pay", by: ctx.seat },
      chosen.map((object): Act => ({ act: "reserve", object, seat: ctx.seat })),
    );
    ctx.due -= chosen.length;
    ctx.how.imbued = 1;
  },
  omitted: () => [],
};

/** G R20.12: the champion, or with Command an ally, is rested. */
const attackerStage: Stage<Play> = {
  slot: "attacker",
  domain(m, play): Domain | null {
    if (play.kind !== "activation" || cardData(m, play).type !== "attack") return null;
    const of = namesFor(m, play.seat, attackersFor(m, play.seat, keywordOf(play, "command") > 0));
    return { kind: "subset", of, min: 1, max: 1, code: "RESTED" };
  },
  apply(m, ctx, value) {
    const [object] = thingsNamed(m, ctx.seat, value);
    ctx.attacker = object;
    stepNow(m, { why: "pay", by: ctx.seat }, [{ act: "rest", object, seat: ctx.seat }]);
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "subset" && domain.of.length === 1 ? domain.of : undefined),
};

/** The part of a cost that the source of an ability gives itself (G R12.4). */
const sourceStage: Stage<Play> = {
  slot: "cost",
  domain(m, ctx) {
    const { kind, ability, source, held: object, seat } = ctx;
    if (kind !== "ability") return null;
    const cost = abilityCost(cardOf(m, objAt(m, source)).abilities[ability]);
    const acts: Act[] = [];
    if (cost.rest) acts.push({ act: "rest", object, seat });
    if (cost.counters)
      acts.push({ act: "counter", object, seat, key: cost.counters.kind, amount: -cost.counters.count });
    if (cost.discard) acts.push({ act: "discard", object, seat });
    if (cost.sacrifice) acts.push(goAct(m, object, "graveyard", "sacrificed"));
    else if (cost.banish) acts.push(goAct(m, object, "banishment", "banished"));
    if (!canPay(m, acts)) return refuse("COST_UNPAYABLE");
    if (acts.length > 0) stepNow(m, { why: "pay", by: seat }, asCost(acts));
    return null;
  },
  apply: () => undefined,
};

/** Keeps the cost that was due, so that the layer can tell it. */
const dueStage: Stage<Play> = {
  slot: "due",
  domain(_m, ctx) {
    ctx.paid = ctx.due;
    return null;
  },
  apply: () => undefined,
};

/** G A3 to A8: declared costs, modes, targets, then the payment, and the choices that it adds. */
export const cardStages: readonly Stage[] = [
  xStage,
  prepareStage,
  ...ownChoices,
  dueStage,
  brewStage,
  attackerStage,
  imbueStage,
  kindleStage,
  payStage,
  ...addedChoices,
];
export const abilityStages: readonly Stage[] = [...ownChoices, dueStage, sourceStage, payStage];
export const materialStages: readonly Stage[] = [...ownChoices, dueStage, floatStage];
