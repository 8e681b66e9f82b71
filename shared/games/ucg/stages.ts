/** The questions of playing a card or using an ability, in the order of UCG 5.1: pay, then target. */

import {
  type Announced,
  asCost,
  type Data,
  dataOf,
  type Handle,
  holds,
  matching,
  NONE,
  objAt,
  objectRef,
  payable,
  type Ref,
  refsNamed,
  refuse,
  type Scope,
  spellFor,
  stepNow,
  understand,
} from "../../kernel/game.ts";
import { targetDomain, targetSlot } from "../targets.ts";
import { isOfContact } from "./card.ts";
import type { Cost, EpicCondition, TargetWord } from "./card-schema.ts";
import { candidates, linkScope } from "./links.ts";
import { ownCost, paymentItems, spendItems } from "./payment.ts";
import type { Domain, Match, Refusal, Stage } from "./typed.ts";

/** The choices that a play or activation has gathered on its way. */
export interface Play extends Announced {
  readonly mode: string;
  readonly sequence: boolean;
  /** Ability of the source, or NONE. */
  readonly ability: number;
  readonly cost: Cost;
  readonly words: readonly TargetWord[];
  /** Index of the card, which is known even when its source has been given up to pay. */
  readonly card: number;
  targets: Ref[][];
  condition: number;
  /** The Terra that was paid in addition to the cost (UCG 3.5). */
  x: number;
  /** The source where it is now; it changes with each zone. */
  held: Handle;
}

/** The scope its filters are read in. */
export const scopeOf = (ctx: Play): Scope => linkScope({ source: ctx.held, controller: ctx.seat });

/** UCG 3.5: an optional additional cost is chosen before payment. */
const extraStage: Stage<Play> = {
  slot: "extra",
  domain(m, ctx): Domain | null {
    const extra = dataOf(m, objAt(m, ctx.held)).extra;
    if (ctx.mode !== "play" || extra === undefined) return null;
    return { kind: "one", of: extra.optional ? [false, true] : [true], code: "CANNOT_PAY" };
  },
  apply(m, ctx, value) {
    const extra = dataOf(m, objAt(m, ctx.held)).extra;
    if (value !== true) return;
    ctx.x = extra?.terra ?? 0;
    ctx.due += ctx.x;
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "one" ? domain.of[0] : undefined),
};

/** UCG 18.5: alternatives of a written Epic Condition, numbered as printed from 0. */
const conditionStage: Stage<Play, number> = {
  slot: "condition",
  domain(m, ctx): Domain<number> | null {
    const conditions = dataOf(m, objAt(m, ctx.held)).conditions;
    if (ctx.mode !== "epic" || conditions === undefined) return null;
    const met = conditions.flatMap((one, index) => (conditionMet(m, ctx, one) ? [index] : []));
    return { kind: "one", of: met, code: "CANNOT_PAY" };
  },
  apply(_m, ctx, value) {
    ctx.condition = value;
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "one" && domain.of.length === 1 ? domain.of[0] : undefined),
};

function conditionMet(m: Match, ctx: Play, condition: EpicCondition): boolean {
  if ("dispose" in condition) return victims(m, ctx, condition.dispose).length > 0;
  return !("when" in condition) || holds(m, scopeOf(ctx), condition.when);
}

/** The things that an Epic Condition may dispose of; it targets nothing (UCG 18.6). */
const victims = (m: Match, ctx: Play, filter: Data): Ref[] =>
  matching(m, scopeOf(ctx), { controller: "you", ...filter }).map(objectRef);

/** UCG 5.2: any mix of Resources and generators; UCG 18.5: the thing that an Epic Condition disposes of. */
const payStage: Stage<Play, readonly string[]> = {
  slot: "pay",
  price: true,
  domain(m, play): Domain<readonly string[]> | Refusal | null {
    const victim = victimFilter(m, play);
    if (victim !== undefined) {
      const names = spellFor(m, play.seat, victims(m, play, victim));
      return { kind: "subset", of: names, min: 1, max: 1, code: "CANNOT_PAY" };
    }
    if (play.due === 0) return null;
    const items = paymentItems(m, play);
    if (payable(items) < play.due) return refuse("CANNOT_PAY", { due: play.due });
    return { kind: "pay", due: play.due, items, code: "CANNOT_PAY" };
  },
  apply(m, play, value) {
    const names = value;
    if (victimFilter(m, play) === undefined) return spendItems(m, play, names);
    const ref = understand(m, play.seat, names[0]);
    stepNow(
      m,
      { why: "pay", by: play.seat },
      asCost([{ act: "dispose", object: ref?.id ?? NONE, seat: play.seat }]),
    );
  },
  /**
   * Plain Resources differ only by name, so the machine takes them. It never chooses a thing to destroy (kernel.md
   * 6).
   */
  omitted(_m, ctx, domain) {
    if (domain.kind !== "pay") return undefined;
    const plain = domain.items.filter((item) => item.alike !== "" && item.gives === 1);
    return plain.length >= ctx.due ? plain.slice(0, ctx.due).map(({ item }) => item) : undefined;
  },
};

function victimFilter(m: Match, ctx: Play): Data | undefined {
  if (ctx.condition === NONE) return undefined;
  const condition = dataOf(m, objAt(m, ctx.held)).conditions?.[ctx.condition];
  return condition && "dispose" in condition ? condition.dispose : undefined;
}

/** Costs of the source itself. They are paid with the rest, and nobody can answer them (UCG 5.5). */
const costStage: Stage<Play> = {
  slot: "cost",
  domain: (m, ctx) => {
    ownCost(m, ctx);
    return null;
  },
  apply: () => undefined,
};

/** UCG 12.5: the last link met the Contact, and the candidates begin with it. */
function targetsOf(m: Match, play: Play, word: TargetWord): Ref[] {
  const found = candidates(m, scopeOf(play), word);
  const card = m.pool.cards[play.card].data;
  return isOfContact(card, word) ? found.slice(0, 1) : found;
}

/** UCG 7.2.3: after payment, a word at a time. */
const targetStage = (index: number): Stage<Play> => ({
  slot: targetSlot(index),
  domain(m, play): Domain | null {
    const word = play.words[index];
    return targetDomain(m, play.seat, word, targetsOf(m, play, word));
  },
  apply(m, ctx, value) {
    const refs = refsNamed(m, ctx.seat, value);
    ctx.targets.push(refs);
  },
  omitted: (_m, _ctx, domain) =>
    domain.kind === "subset" && domain.min === 1 && domain.of.length === 1 ? domain.of : undefined,
});

/** All stages of an announcement. */
export function stagesOf(_m: Match, ctx: Play): readonly Stage<Play>[] {
  const { words } = ctx;
  return [extraStage, conditionStage, costStage, payStage, ...words.map((_, index) => targetStage(index))];
}
