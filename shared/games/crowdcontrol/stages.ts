/**
 * Common stages of playing a card and using an ability: special costs, and targets of the effects that resolve at
 * once.
 */

import {
  type Announced,
  asCost,
  canPay,
  type Handle,
  type Json,
  namesFor,
  optionsOf,
  type Ref,
  refsNamed,
  type Scope,
  type Seat,
  type Statement,
  scopeOf,
  setSeat,
  stepNow,
} from "../../kernel/game.ts";
import { targetSlot } from "../targets.ts";
import type { Place } from "./effects.ts";
import { effectOf, effectsOf, enqueue, isOwn, noting, wantsTarget } from "./queue.ts";
import type { Act, Domain, Match, Stage } from "./typed.ts";
import { thingsIn, type ZoneId } from "./zones.ts";

/** A card being played or an ability being used. */
export interface Use extends Announced {
  card: number;
  /** Which ability, or NONE for the card itself. */
  ability: number;
  /** The source where it is now. */
  held: Handle;
  x: number;
  given: Record<number, readonly Ref[]>;
}

/** A part of a price that is paid with cards (C R4.0g). */
export interface Spending {
  readonly count: number;
  readonly from: readonly ZoneId[];
  readonly act: "die" | "discard" | "voided";
  /** The source itself may be spent: a card on the board, never the one being played. */
  readonly self?: true;
}

export const SACRIFICE = (count: number): Spending => ({ count, from: ["attack", "defense"], act: "die" });
export const DISMANTLE: Spending = { count: 1, from: ["places"], act: "die" };
export const DISCARD = (count: number): Spending => ({ count, from: ["hand"], act: "discard" });
export const VOIDED = (count: number): Spending => ({ count, from: ["dust"], act: "voided" });

/** Only the player decides which cards are spent (kernel.md 6). */
export const costStage = ({ count, from, act, self }: Spending): Stage<Use> => ({
  slot: "cost",
  domain(m, ctx): Domain {
    const things = thingsIn(m, ctx.seat, ...from).filter(
      (one) => (self || one !== ctx.held) && canPay(m, [{ act, object: one, seat: ctx.seat }]),
    );
    return { kind: "subset", of: namesFor(m, ctx.seat, things), min: count, max: count, code: "E_COST" };
  },
  apply(m, ctx, value) {
    const acts = refsOf(m, ctx, value).map(({ id }): Act => ({ act, object: id, seat: ctx.seat }));
    stepNow(m, { why: "pay", by: ctx.seat }, asCost(acts));
  },
  code: () => "E_COST",
});

const refsOf = (m: Match, { seat }: Announced, value: Json): Ref[] => refsNamed(m, seat, value);

/**
 * Effects that resolve at once (C R8.4): all effects of a card that touches its controller's side
 * alone. A mixed card queues all its effects, or by option only the opposing ones (C ER-1).
 */
export function nowOf(m: Match, card: number, ability: number): number[] {
  const effects = effectsOf(m, card, ability);
  const own = effects.flatMap((node, at) => (isOwn(node) ? [at] : []));
  return own.length === effects.length || optionsOf(m).mixedCards === "split" ? own : [];
}

/**
 * C R8.4, ER-8: targets in the intent, up to the first effect whose targets, or whose X, an effect before it
 * may yet change.
 */
export function targetStages(m: Match, { card, ability }: Use): Stage<Use>[] {
  const stages: Stage<Use>[] = [];
  const opened = new Set<Place>();
  let changed = false;
  let counted = false;
  for (const at of nowOf(m, card, ability)) {
    const node = effectsOf(m, card, ability)[at];
    const effect = effectOf(node);
    if (wantsTarget(node)) {
      const isOpen = opened.has(effect.among?.(node) ?? "board") || (counted && effect.most !== undefined);
      if (isOpen) break;
      stages.push(targetStage(stages.length, at, node));
    }
    const place = effect.opens?.(node);
    if (place !== undefined) opened.add(place);
    // A count that follows a change is known only after the change.
    if (effect.notes) counted ||= changed;
    else changed = true;
  }
  return stages;
}

const targetStage = (index: number, at: number, node: Statement): Stage<Use> => ({
  slot: targetSlot(index),
  domain: (m, ctx) => targetDomain(m, scopeFor(m, ctx, at), node),
  apply(m, ctx, value) {
    ctx.given[at] = refsOf(m, ctx, value);
  },
  code: (_m, _ctx, _domain, value) => (value === undefined ? "E_TARGET_REQUIRED" : "E_TARGET_INVALID"),
});

/** The scope for aiming an effect of a card or ability in use: with X and the notes of earlier effects. */
function scopeFor(m: Match, { seat, held, x, card, ability, given }: Use, before: number): Scope {
  let scope: Scope = { ...scopeOf(held, seat), x };
  for (const at of nowOf(m, card, ability)) {
    const targets = given[at] === undefined ? [] : [given[at]];
    if (at < before) scope = noting(m, { ...scope, targets }, effectsOf(m, card, ability)[at]);
  }
  return { ...scope, targets: [] };
}

/** The possible targets of an effect now; null where there are none, so that it will fizzle (C R8.18). */
export function targetDomain(m: Match, scope: Scope, node: Statement): (Domain & { kind: "subset" }) | null {
  const effect = effectOf(node);
  const of = namesFor(m, scope.controller, effect.pool?.(m, scope.controller, node) ?? []);
  if (of.length === 0) return null;
  const max = effect.most?.(scope, node) ?? 1;
  if (max === 0) return null;
  return { kind: "subset", of, min: effect.least ?? 1, max, code: "E_TARGET_INVALID" };
}

/** The effects enter the queue. Those that resolve at once leave it before anything else happens. */
export function finishUse(m: Match, { seat, held, card, ability, x, given }: Use): void {
  enqueue(m, { seat, source: held, card, ability, x, targets: given, now: nowOf(m, card, ability) });
}

/** Any of some things in the order the seat says, kept in a variable of it; `code` says why something else is refused. */
export const listStage = (
  kept: "_switch" | "_priorities",
  among: (m: Match, seat: Seat) => readonly Handle[],
  code?: Stage["code"],
): Stage => ({
  slot: "list",
  domain(m, { seat }): Domain {
    const of = namesFor(m, seat, among(m, seat));
    return { kind: "subset", of, min: 0, max: of.length, code: "E_TARGET_INVALID" };
  },
  apply(m, { seat }, value) {
    const refs = refsNamed(m, seat, value);
    const things = refs.map(({ id }) => id);
    setSeat(m, seat, kept, things);
  },
  ...(code && { code }),
});
