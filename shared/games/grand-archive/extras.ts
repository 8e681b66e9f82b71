/** Questions about costs, before and after the targets (G A3, A8): X, alternatives, extras, the attacker. */

import {
  asCost,
  attrOf,
  canPay,
  cardOf,
  type Data,
  dataOf,
  type Handle,
  holds,
  matchesHandle,
  namesFor,
  note,
  numberOf,
  objAt,
  present,
  refuse,
  type Scope,
  stepNow,
  thingsNamed,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { brewStage } from "./brewing.ts";
import { abilityCost, elementBits, type Keyword } from "./card.ts";
import type { GaCard } from "./card-schema.ts";
import { meantBits } from "./elements.ts";
import type { LayerKind } from "./layers.ts";
import { attackersFor } from "./legal.ts";
import { addedChoices, type Choosing, mostTargets, ownChoices } from "./modes.ts";
import { goAct } from "./moves.ts";
import type { NextCard } from "./next.ts";
import { floatStage, keywordOf, kindleStage, payStage, reserveMost } from "./payment.ts";
import { canGive, type Paying, partStages, reserveIn } from "./prices.ts";
import { towardsStage } from "./towards.ts";
import type { Act, Domain, Match, Refusal, Stage } from "./typed.ts";
import { championOf, type ZoneId } from "./zones.ts";

/** The choices that an activation or materialization has gathered on its way. */
export interface Play extends Paying, Choosing {
  scope: Scope;
  readonly kind: LayerKind;
  readonly ability: number;
  /** The zone that its card came from. */
  readonly from: ZoneId;
  /** It is paid in another way than by reserve. */
  rather: boolean;
  /** Nothing of its reserve cost is paid. */
  readonly free: boolean;
  /** What waits for this card. */
  waited: readonly NextCard[];
  /** The card's keywords that pay or play it, as they were where it came from. */
  words: Readonly<Partial<Record<Keyword, number>>>;
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
  /** Whatever elements are enabled. */
  readonly anyElement?: boolean;
  /** So much less of the cost. */
  readonly less?: number;
};

const cardData = (m: Match, ctx: Play): GaCard => dataOf(m, objAt(m, ctx.held));

/** G R14.5: X is chosen with the costs; played without paying it is 0. */
const xStage: Stage<Play, number> = {
  slot: "x",
  domain(m, play): Domain<number> | null {
    if (play.kind !== "activation" || cardData(m, play).reserve !== "x" || play.permit?.price === "free")
      return null;
    const paid = Math.max(0, reserveMost(m, play.seat) - play.due);
    const max = Math.min(paid, mostTargets(m, play));
    return { kind: "amount", min: 0, max, code: "COST_UNPAYABLE" };
  },
  apply(_m, ctx, value) {
    ctx.x = value;
    ctx.scope = { ...ctx.scope, x: value };
    ctx.due += value;
  },
};

/** G A3: another cost in the place of the reserve cost; a card that comes from where only this one works has no other. */
const ratherStage: Stage<Play> = {
  slot: "rather",
  price: true,
  domain(m, ctx) {
    const { rather, from = [] } = cardData(m, ctx);
    if (ctx.kind !== "activation" || rather === undefined || ctx.permit !== null) return null;
    const lies = rather.from?.some((zone) => zone === ctx.from);
    if (lies === false) return null;
    const can =
      (rather.when === undefined || holds(m, ctx.scope, rather.when)) && canGive(m, ctx, rather.parts ?? []);
    if (ctx.from === "hand" || from.some((zone) => zone === ctx.from) || lies !== true)
      return can ? { kind: "one", of: [false, true], code: "COST_UNPAYABLE" } : null;
    return can ? { kind: "one", of: [true], code: "COST_UNPAYABLE" } : refuse("COST_UNPAYABLE");
  },
  apply(m, ctx, value) {
    if (value !== true) return;
    const { rather } = cardData(m, ctx);
    ctx.due = rather?.reserve ?? 0;
    ctx.rather = true;
    ctx.parts = [...ctx.parts, ...(rather?.parts ?? [])];
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "one" ? domain.of[0] : undefined),
};

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
    const object = present(championOf(m, ctx.seat));
    stepNow(m, { why: "pay", by: ctx.seat }, [
      { act: "counter", object, seat: ctx.seat, key: "preparation", amount },
    ]);
    ctx.how.prepared = 1;
  },
  omitted: () => false,
};

/** Elements of the cards that count: its own but norm, or those that its text says (G R32.23). */
function kinBits(m: Match, ctx: Play): number {
  const { imbuedBy } = cardData(m, ctx);
  if (imbuedBy === "advanced") return meantBits("advanced");
  return imbuedBy === undefined
    ? attrOf(m, ctx.held, "elements") & ~elementBits(["norm"])
    : elementBits(imbuedBy);
}

/** Hand cards that count for Imbue. */
function kin(m: Match, ctx: Play): Handle[] {
  const bits = kinBits(m, ctx);
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
    const of = namesFor(
      m,
      play.seat,
      attackersFor(m, play.seat, keywordOf(play, "command") > 0, cardData(m, play).commands),
    );
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
  slot: "source",
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

/** G R32.51: what its targets change of the reserve cost; not of what is paid in another way. */
const aimedStage: Stage<Play> = {
  slot: "aimed",
  domain(m, ctx) {
    const { byTargets } = cardData(m, ctx);
    if (byTargets !== undefined && !ctx.free && !ctx.rather)
      ctx.due = Math.max(0, ctx.due + changeBy(m, { ...ctx.scope, targets: ctx.targets }, byTargets));
    return null;
  },
  apply: () => undefined,
};

function changeBy(m: Match, scope: Scope, { each, add }: NonNullable<GaCard["byTargets"]>): number {
  const aimed = scope.targets.flat().filter(({ kind, id }) => kind === "object" && fits(m, scope, id, each));
  return each === undefined ? numberOf(m, scope, add) : aimed.length * numberOf(m, scope, add);
}

const fits = (m: Match, scope: Scope, handle: Handle, each: Data | undefined): boolean =>
  each === undefined || matchesHandle(m, scope, handle, each);

/** Keeps the cost that was due, so that the layer can tell it. */
const dueStage: Stage<Play> = {
  slot: "due",
  domain(m, ctx) {
    ctx.due += reserveIn(m, ctx, ctx.parts);
    ctx.paid = ctx.due;
    return null;
  },
  apply: () => undefined,
};

/** G A3 to A8: declared costs, modes, targets, then the payment, and the choices that it adds. */
export const cardStages: readonly Stage[] = [
  xStage,
  ratherStage,
  prepareStage,
  ...ownChoices,
  aimedStage,
  dueStage,
  brewStage,
  ...partStages,
  attackerStage,
  imbueStage,
  kindleStage,
  towardsStage,
  payStage,
  ...addedChoices,
];
export const abilityStages: readonly Stage[] = [
  ...ownChoices,
  dueStage,
  sourceStage,
  ...partStages,
  payStage,
];
export const materialStages: readonly Stage[] = [...ownChoices, dueStage, ...partStages, floatStage];
