/** Replacing modifiers on a whole step: they come before those on single acts (kernel.md 3; A ). */

import { cardOf, type Match } from "../model/match.ts";
import type { Instead } from "../model/program.ts";
import type { Act } from "../model/ruleset.ts";
import { abilitySlots, works } from "../values/modifiers.ts";
import { declined, type Extra, fitsInstead, type Holding, insteadScope, keyOf } from "./holding.ts";

/** What was decided so far: which came first where several fitted, and which optional ones were taken, by key. */
export type Said = {
  readonly order: readonly string[];
  readonly taken: Readonly<Record<string, boolean>>;
};

export const NOTHING_SAID: Said = { order: [], taken: {} };

export interface Whole {
  /** The step's acts as far as they are decided. */
  readonly acts: readonly Act[];
  /** What must be decided next, and an act it is about: which of several comes first, or whether one applies. */
  readonly open: { readonly of: readonly Holding[]; readonly act: Act } | null;
  /** What follows from those declined. */
  readonly extra: readonly Extra[];
}

/** A whole-step replacement that fits now, and the acts it takes away. */
interface Fitting extends Holding {
  readonly instead: Instead;
  readonly acts: readonly Act[];
}

/**
 * The step's acts after what replaces all fitting ones at once, each ability once a step; after each one is
 * looked again (A ). Where several fit and differ, the chooser says which comes first (A ).
 * Without `said` nobody can be asked: then what is optional does not apply, and the oldest comes first.
 */
export function wholeStep(m: Match, acts: readonly Act[], said: Said | null): Whole {
  const extra: Extra[] = [];
  if (!m.pool.whole) return { acts, open: null, extra };
  const abilities = wholly(m).filter(({ instead }) => said !== null || instead.optional !== true);
  const used = new Set<string>();
  const order = [...(said?.order ?? [])];
  let now = acts;
  for (;;) {
    const fitting = fittingIn(m, abilities, used, now);
    if (fitting.length === 0) return { acts: now, open: null, extra };
    const one = firstOf(m, fitting, now, said === null ? null : order);
    if (one === undefined) return { acts: now, open: { of: fitting, act: fitting[0].acts[0] }, extra };
    const key = keyOf(one);
    if (one.instead.optional === true && said?.taken[key] === undefined)
      return { acts: now, open: { of: [one], act: one.acts[0] }, extra };
    used.add(key);
    if (one.instead.optional !== true || said?.taken[key] === true) now = replaced(m, one, now);
    else extra.push(...declined(m, one, one.acts[0]));
  }
}

const fittingIn = (
  m: Match,
  abilities: readonly (Holding & { readonly instead: Instead })[],
  used: ReadonlySet<string>,
  now: readonly Act[],
): Fitting[] =>
  abilities.flatMap((one) => {
    const acts = used.has(keyOf(one)) ? [] : now.filter((act) => fitsInstead(m, one, one.instead, act));
    return acts.length === 0 ? [] : [{ ...one, acts }];
  });

/** The one that comes first; undefined where its chooser must say so. */
function firstOf(
  m: Match,
  fitting: readonly Fitting[],
  now: readonly Act[],
  order: string[] | null,
): Fitting | undefined {
  const result = (one: Fitting): string => JSON.stringify(replaced(m, one, now));
  const alike = (): boolean =>
    fitting.every((one) => one.instead.optional !== true && result(one) === result(fitting[0]));
  if (order === null || fitting.length === 1 || alike()) return fitting[0];
  const key = order.shift();
  return fitting.find((one) => keyOf(one) === key);
}

function replaced(m: Match, one: Fitting, now: readonly Act[]): Act[] {
  const { instead, acts } = one;
  const scope = insteadScope(m, one, acts[0]);
  const verbs = instead.verbs.flatMap((node) => m.game.verbs[node.do as string].plan(m, scope, node));
  const kept = verbs.map((act) => m.game.inherits?.(acts[0], act) ?? act);
  return [...now.filter((act) => !acts.includes(act)), ...kept];
}

/** Working abilities that replace whole steps, in their order. */
function wholly(m: Match): (Holding & { readonly instead: Instead })[] {
  const slots = [...abilitySlots(m)].sort((a, b) => m.state.objects[a].time - m.state.objects[b].time);
  return slots.flatMap((slot) => {
    const holder = m.state.objects[slot];
    return cardOf(m, holder).abilities.flatMap((one, ability) =>
      one.instead?.whole === true && one.gift !== true && works(m, holder, one)
        ? [{ slot, ability, instead: one.instead }]
        : [],
    );
  });
}
