/** A card's ability that puts something in an act's place: which it is, when it fits, what follows where it is declined. */

import { cardOf, type Match } from "../model/match.ts";
import type { Instead } from "../model/program.ts";
import type { Act, Scope } from "../model/ruleset.ts";
import { type Data, type Handle, handleAt, NONE, objectRef } from "../model/state.ts";
import { spell } from "../ops/audience.ts";
import { holds, matchesHandle } from "../values/evaluate.ts";
import { scopeOf } from "../values/modifiers.ts";
import { byFits, isOf } from "../values/triggers.ts";

/** A replacing ability of a card: where it lies and which it is. */
export interface Holding {
  readonly slot: number;
  readonly ability: number;
}

/** A declined replacement's "If you don't": what happens in a step right after the current one. */
export type Extra = {
  readonly scope: Scope;
  readonly verbs: readonly Data[];
};

export const keyOf = ({ slot, ability }: Holding): string => `${slot}.${ability}`;

/** The replacement itself; the ability is known to be one. */
export const insteadIn = (m: Match, { slot, ability }: Holding): Instead =>
  cardOf(m, m.state.objects[slot]).abilities[ability].instead as Instead;

/** The scope in which a replacing ability looks at an act. */
export const insteadScope = (m: Match, slot: number, act: Act): Scope => ({
  ...scopeOf(handleAt(m.state, slot), m.state.objects[slot].controller),
  event: act,
});

/** What everybody calls a card's modifier: the thing and its ability. */
export const holdingName = (m: Match, { slot, ability }: Holding): string =>
  `${spell(m, objectRef(handleAt(m.state, slot)))}/${ability}`;

/** Whether the ability of the object in this slot would change the act. */
export function fitsInstead(m: Match, slot: number, instead: Instead, act: Act): boolean {
  if (!isOf(instead, act)) return false;
  // No cost is free.
  if (act.cost === true && instead.verbs.length === 0) return false;
  if (instead.by !== undefined && !byFits(instead.by, act, m.state.objects[slot].controller)) return false;
  const scope = insteadScope(m, slot, act);
  const object = (act.object as Handle | undefined) ?? NONE;
  if (instead.object !== null && !matchesHandle(m, scope, object, instead.object)) return false;
  return holds(m, scope, instead.when);
}

/** What declining it leaves to be done; nothing where it does not say. */
export function declined(m: Match, holding: Holding, act: Act): readonly Extra[] {
  const { otherwise } = insteadIn(m, holding);
  return otherwise === undefined ? [] : [{ scope: insteadScope(m, holding.slot, act), verbs: otherwise }];
}
