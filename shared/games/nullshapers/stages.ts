/** The questions of taking an action (N R6.7, R7.11, R7.18): option, surcharge, X, targets, and the code of each fault. */

import {
  cardOf,
  isList,
  type Json,
  objAt,
  type Ref,
  refsNamed,
  refuse,
  type Scope,
  spellFor,
} from "../../kernel/game.ts";
import { targetSlot } from "../targets.ts";
import type { TargetWord } from "./card-schema.ts";
import { mostX, type Payer } from "./energy.ts";
import { boundsOf, candidates, canTarget } from "./targets.ts";
import type { Domain, Match, Refusal, Stage } from "./typed.ts";
import { addCosts, globalOf, type Way, waysOf } from "./uses.ts";

/** The choices that the use of a card or skill has gathered on its way; plain data, since a frame may keep it. */
export type Use = Payer & {
  /** Index of the card whose text it is, and which ability, or -1 for the card itself. */
  readonly card: number;
  readonly ability: number;
  readonly scope: Scope;
  option: string;
  words: readonly TargetWord[];
  targets: readonly (readonly Ref[])[];
  global: boolean;
};

const waysIn = (m: Match, use: Use): readonly Way[] => waysOf(m.pool.cards[use.card], use.ability);

/** N R7.18: an option without valid targets cannot be picked. An option without a name is no choice. */
export const optionStage: Stage<Use, string> = {
  slot: "option",
  domain(m, use): Domain<string> | null {
    const ways = waysIn(m, use);
    if (ways.length < 2) return null;
    const open = ways.filter(({ words }) => canTarget(m, use.scope, words));
    return { kind: "one", of: open.map(({ name }) => name), code: "E_OPTION_UNKNOWN" };
  },
  apply(m, use, value) {
    use.option = value;
    use.words = waysIn(m, use).find(({ name }) => name === value)?.words ?? [];
  },
  code(m, ctx, _domain, value) {
    if (value === undefined) return "E_OPTION_REQUIRED";
    return waysIn(m, ctx).some(({ name }) => name === value) ? "E_TARGET_REQUIRED" : undefined;
  },
};

/** N R3.9 Global: an optional surcharge that replaces the printed target words. */
export const globalStage: Stage<Use> = {
  slot: "global",
  domain: (m, ctx): Domain | null =>
    globalOf(m.pool.cards[ctx.card], ctx.ability) === undefined
      ? null
      : { kind: "one", of: [false, true], code: "E_CANNOT_PAY" },
  apply(m, use, value) {
    const surcharge = globalOf(m.pool.cards[use.card], use.ability);
    if (value !== true || surcharge === undefined) return;
    use.global = true;
    use.cost = addCosts(use.cost, surcharge.cost);
    use.words = surcharge.targets;
  },
  omitted: () => false,
};

/** N R6.10. */
export const xStage: Stage<Use, number> = {
  slot: "x",
  domain(m, ctx): Domain<number> | Refusal | null {
    const { seat, cost, not } = ctx;
    if (cost.x === undefined) return null;
    const max = mostX(m, seat, cost, not);
    return max < 0 ? refuse("E_CANNOT_PAY") : { kind: "amount", min: 0, max, code: "E_X_RANGE" };
  },
  apply(_m, ctx, value) {
    ctx.x = value;
  },
  code(_m, _ctx, _domain, value) {
    if (value === undefined) return "E_X_REQUIRED";
    return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? "E_CANNOT_PAY" : undefined;
  },
};

/** N R7.11, R7.12: a word at a time. */
export const targetStage = (index: number, slot: string = targetSlot(index)): Stage<Use> => ({
  slot,
  domain(m, ctx): Domain | null {
    const { words, scope, seat } = ctx;
    const word = words[index];
    if (word === undefined) return null;
    const { min, max } = boundsOf(word);
    const of = spellFor(m, seat, candidates(m, scope, word));
    return { kind: "subset", of, min, max, code: "E_TARGET_INVALID" };
  },
  apply(m, use, value) {
    const refs = refsNamed(m, use.seat, value);
    use.targets = [...use.targets.slice(0, index), refs];
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "subset" && domain.max === 0 ? [] : undefined),
  code: (_m, _ctx, domain, value) => targetCode(domain, value),
});

function targetCode(domain: Domain, value: Json | undefined): Refusal["code"] | undefined {
  if (value === undefined) return "E_TARGET_REQUIRED";
  if (domain.kind !== "subset" || !isList(value)) return undefined;
  if (value.length === 0) return "E_TARGET_REQUIRED";
  if (new Set(value).size < value.length) return "E_TARGET_DUPLICATE";
  return value.length < domain.min || value.length > domain.max ? "E_TARGET_COUNT" : undefined;
}

/** The most target words a text may have. */
export const MOST_WORDS = 3;
export const targetStages: readonly Stage[] = [0, 1, 2].map((index) => targetStage(index));

/** The target words of a text without "Pick one". With "Pick one", the stage of the option sets them. */
export const onlyWords = (m: Match, card: number, ability: number): readonly TargetWord[] => {
  const ways = waysOf(m.pool.cards[card], ability);
  return ways.length === 1 ? ways[0].words : [];
};

/** The definition behind a thing that is used. */
export const defOf = (m: Match, source: number) => cardOf(m, objAt(m, source));
