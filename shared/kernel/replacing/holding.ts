/** A card's ability that puts something in an act's place: which it is, when it fits, what follows where it is declined. */

import { cardOf, type Match } from "../model/match.ts";
import type { Instead } from "../model/program.ts";
import type { Act, Scope } from "../model/ruleset.ts";
import {
  type Data,
  type Handle,
  handleAt,
  type Modifier,
  NONE,
  objectRef,
  type Seat,
  slotOf,
} from "../model/state.ts";
import { spell } from "../ops/audience.ts";
import { holds, matchesHandle } from "../values/evaluate.ts";
import { scopeOf } from "../values/modifiers.ts";
import { byFits, isOf } from "../values/triggers.ts";

/** A replacing ability of a card: where it lies and which it is. */
export interface Holding {
  /** NONE where a player has it. */
  readonly slot: number;
  readonly ability: number;
  /** The change that gives it, where it is not the card's own. */
  readonly gift?: number;
}

/** A declined replacement's "If you don't": what happens in a step right after the current one. */
export type Extra = {
  readonly scope: Scope;
  readonly verbs: readonly Data[];
};

export const keyOf = ({ slot, ability, gift }: Holding): string =>
  gift === undefined ? `${slot}.${ability}` : `${slot}.g${gift}`;

/** What gives it; it is there for as long as the ability is. */
const giftIn = (m: Match, { gift }: Holding): Modifier | undefined =>
  gift === undefined ? undefined : m.state.modifiers.find(({ id }) => id === gift);

/** The replacement itself; the ability is known to be one. */
export function insteadIn(m: Match, holding: Holding): Instead {
  const given = giftIn(m, holding)?.gives?.card;
  const card = given === undefined ? cardOf(m, m.state.objects[holding.slot]) : m.pool.cards[given];
  return card.abilities[holding.ability].instead as Instead;
}

/** Who has it. */
export function holderOf(m: Match, holding: Holding): Seat {
  const { slot } = holding;
  return slot === NONE ? (giftIn(m, holding)?.controller ?? NONE) : m.state.objects[slot].controller;
}

/** The scope in which a replacing ability looks at an act. */
export function insteadScope(m: Match, holding: Holding, act: Act): Scope {
  const { slot, gift } = holding;
  const self = slot === NONE ? (giftIn(m, holding)?.source ?? NONE) : handleAt(m.state, slot);
  return { ...scopeOf(self, holderOf(m, holding), act), ...(gift !== undefined && { gift }) };
}

/** What everybody calls a card's modifier: the thing and its ability; of one that is given, the thing that it came from. */
export function holdingName(m: Match, holding: Holding): string {
  const { slot, ability } = holding;
  const given = giftIn(m, holding);
  if (given === undefined) return `${spell(m, objectRef(handleAt(m.state, slot)))}/${ability}`;
  const from = slotOf(given.source);
  const isThere = m.state.objects[from].card === given.gives?.card;
  return `${isThere ? spell(m, objectRef(handleAt(m.state, from))) : ""}/${ability}`;
}

/** Whether the ability would change the act. */
export function fitsInstead(m: Match, holding: Holding, instead: Instead, act: Act): boolean {
  if (!isOf(instead, act)) return false;
  // No cost is free.
  if (act.cost === true && instead.verbs.length === 0) return false;
  if (instead.by !== undefined && !byFits(instead.by, act, holderOf(m, holding))) return false;
  const scope = insteadScope(m, holding, act);
  const object = (act[instead.field ?? "object"] as Handle | undefined) ?? NONE;
  if (instead.object !== null && !matchesHandle(m, scope, object, instead.object)) return false;
  return holds(m, scope, instead.when);
}

/** What declining it leaves to be done; nothing where it does not say. */
export function declined(m: Match, holding: Holding, act: Act): readonly Extra[] {
  const { otherwise } = insteadIn(m, holding);
  return otherwise === undefined ? [] : [{ scope: insteadScope(m, holding, act), verbs: otherwise }];
}
