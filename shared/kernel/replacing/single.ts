/** Replacing modifiers on single acts: the rules' own and those of cards, each once an act (kernel.md 3). */

import { cardOf, type Match } from "../model/match.ts";
import type { Instead } from "../model/program.ts";
import type { Act } from "../model/ruleset.ts";
import { handleAt } from "../model/state.ts";
import { abilitySlots, works } from "../values/modifiers.ts";
import { givenInsteads } from "./given.ts";
import { fitsInstead, type Holding, holdingName, insteadIn, insteadScope, keyOf } from "./holding.ts";

/** A modifier that would change this act: one of the rules, or a card's (slot and ability). */
export type Would = { readonly rule: number } | Holding;

/** An act of a step that is not decided yet. */
export type Planned = {
  readonly act: Act;
  /** Modifiers that have applied to it already; each applies once (kernel.md 3). */
  readonly used: readonly string[];
};

/** Whether any modifier, optional or not, could change the act; cheap, and may be true in vain. */
export function mayChange(m: Match, act: Act): boolean {
  return (
    m.pool.replaced.has(act.act) ||
    m.game.replacements.some((one) => one.on === act.act && one.applies(m, act, []))
  );
}

/** "You may … instead" (A R-14.4); the rules' own modifiers never are. */
export const isOptional = (m: Match, would: Would): boolean =>
  !("rule" in would) && insteadIn(m, would).optional === true;

/** Whether these modifiers of one act apply without a question: one alone, or several that come to the same. */
export function needsNobody(m: Match, next: Planned, would: readonly Would[], done: readonly Act[]): boolean {
  if (would.some((one) => isOptional(m, one))) return false;
  return would.length === 1 || sameResult(m, next, would, done);
}

function sameResult(m: Match, planned: Planned, would: readonly Would[], done: readonly Act[]): boolean {
  const result = (one: Would): string =>
    JSON.stringify(applied(m, planned, one, done).map((each) => each.act));
  return would.every((one) => result(one) === result(would[0]));
}

/** What everybody calls a modifier that is chosen from: a thing and its ability, or a rule by its number. */
export const modifierName = (m: Match, would: Would): string =>
  "rule" in would ? `rule ${would.rule}` : holdingName(m, would);

/** The modifiers that apply to this act and have not yet: the rules' own first, then by timestamp. */
export function wouldApply(m: Match, { act, used }: Planned, done: readonly Act[]): Would[] {
  const out: Would[] = [];
  m.game.replacements.forEach((one, rule) => {
    if (one.on === act.act && !used.includes(`r${rule}`) && one.applies(m, act, done)) out.push({ rule });
  });
  // A rule's own modifier is no one's to choose: it comes first and alone, unless it is ranked.
  const first = out.find((one) => "rule" in one && m.game.replacements[one.rule].ranked !== true);
  if (first !== undefined) return [first];
  if (!m.pool.replaced.has(act.act)) return out;
  for (const slot of abilitySlots(m)) {
    const holder = m.state.objects[slot];
    cardOf(m, holder).abilities.forEach((one, ability) => {
      const { instead, gift } = one;
      const own = { slot, ability };
      if (instead === null || instead.whole === true || gift === true || used.includes(keyOf(own))) return;
      if (isSpent(m, own, instead, done)) return;
      if (works(m, holder, one) && fitsInstead(m, own, instead, act)) out.push(own);
    });
  }
  out.push(
    ...givenInsteads(
      m,
      (one, instead) =>
        !used.includes(keyOf(one)) && !isSpent(m, one, instead, done) && fitsInstead(m, one, instead, act),
    ),
  );
  return out;
}

/** Whether an act of this very step has used it up. */
function isSpent(m: Match, { slot, gift }: Holding, { spends }: Instead, done: readonly Act[]): boolean {
  if (spends === undefined) return false;
  if (gift !== undefined) return done.some((one) => one.act === spends.act && one.gift === gift);
  const object = handleAt(m.state, slot);
  return done.some(
    (one) => one.act === spends.act && one.object === object && one.ability === spends.ability,
  );
}

/** The acts that stand in the place of this one, each with the modifier marked as used. */
export function applied(m: Match, { act, used }: Planned, would: Would, done: readonly Act[]): Planned[] {
  if ("rule" in would) {
    const mark = [...used, `r${would.rule}`];
    return m.game.replacements[would.rule].instead(m, act, done).map((one) => ({ act: one, used: mark }));
  }
  const scope = insteadScope(m, would, act);
  const mark = [...used, keyOf(would)];
  const acts = insteadIn(m, would).verbs.flatMap((node) =>
    m.game.verbs[node.do as string].plan(m, scope, node),
  );
  return acts.map((one) => ({ act: m.game.inherits?.(act, one) ?? one, used: mark }));
}
