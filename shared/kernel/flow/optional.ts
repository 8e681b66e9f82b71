/** "You may … instead" (A ): who controls the object with the ability is asked when it is about to apply. */

import { cardOf, type Match } from "../model/match.ts";
import type { Instead } from "../model/program.ts";
import type { Act, Scope } from "../model/ruleset.ts";
import { type Data, type Handle, handleAt, objectRef, type Seat } from "../model/state.ts";
import { spell } from "../ops/audience.ts";
import { scopeOf } from "../values/modifiers.ts";
import { ask } from "./requests.ts";

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

/** What is known of a question while it is open. */
export interface Asked extends Holding {
  readonly seat: Seat;
}

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

/** Asks whether the replacement applies to the act; the answer is a "may". */
export function askOptional(m: Match, { slot, ability }: Holding, act: Act): Asked {
  const seat = m.state.objects[slot].controller;
  const thing = typeof act.object === "number" ? spell(m, objectRef(act.object as Handle)) : "";
  ask(m, {
    seat,
    kind: "may",
    info: { act: act.act, thing, of: [holdingName(m, { slot, ability })] },
    domain: { kind: "one", of: [true, false], code: "ILLEGAL_CHOICE" },
    fallback: { action: "may", choice: false },
  });
  return { slot, ability, seat };
}

/** What declining it leaves to be done; nothing where it does not say. */
export function declined(m: Match, holding: Holding, act: Act): readonly Extra[] {
  const { otherwise } = insteadIn(m, holding);
  return otherwise === undefined ? [] : [{ scope: insteadScope(m, holding.slot, act), verbs: otherwise }];
}
