/**
 * A step (kernel.md 3): decided before it comes here, then planned, modified and
 * committed as one event. Every act was computed from the state before.
 */

import type { Cause } from "../model/event.ts";
import type { Match } from "../model/match.ts";
import type { Act, Next, Procedure } from "../model/ruleset.ts";
import { type Data, type Frame, type Handle, handleAt, NONE, objectOf, slotOf } from "../model/state.ts";
import type { Words } from "../model/words.ts";
import { closeEvent, note } from "../ops/events.ts";
import { spend } from "../ops/step-budget.ts";
import { declined, type Extra, type Holding, keyOf } from "../replacing/holding.ts";
import {
  applied,
  isOptional,
  mayChange,
  modifierName,
  needsNobody,
  type Planned,
  type Would,
  wouldApply,
} from "../replacing/single.ts";
import { NOTHING_SAID, type Said, wholeStep } from "../replacing/whole.ts";
import { tellComputed } from "../values/telling.ts";
import { addWaiting, matchAfter, matchBefore } from "../values/triggers.ts";
import { markChanged } from "./checks-due.ts";
import { call, setLocals, takeAnswer } from "./frames.ts";
import { inRulesOrder } from "./in-turn.ts";
import { nameResults } from "./naming.ts";
import { type Asked, askOptional } from "./optional.ts";
import { ask } from "./requests.ts";

type Locals = {
  readonly cause: Cause;
  /** The acts while modifiers on the whole step are being decided, with what was said to those; null after. */
  readonly given: readonly Act[] | null;
  readonly said: Said;
  readonly plan: readonly Planned[];
  readonly done: readonly Act[];
  /** The optional modifier that is being asked about. */
  readonly asked: Asked | null;
  /** Steps that follow this one. */
  readonly extra: readonly Extra[];
};

const localsOf = (frame: Frame): Locals => frame.locals as Locals;
const keep = (m: Match, frame: Frame, change: Partial<Locals>): void => setLocals(m, frame, change as Data);

/**
 * Happens at once when nobody has to choose between modifiers, else as a frame on top;
 * either way the caller's frame goes on after it.
 */
export function doStep<W extends Words>(m: Match<W>, cause: Cause, acts: readonly Act<NoInfer<W>>[]): void {
  spend(m, acts.length);
  const given = acts.filter(isPossible(m));
  const { acts: possible, open } = wholeStep(m, given, NOTHING_SAID);
  if (open === null && !possible.some((act) => mayChange(m, act))) return commit(m, cause, possible);
  const locals: Locals = { cause, given, said: NOTHING_SAID, plan: [], done: [], asked: null, extra: [] };
  call<Words, string>(m, "@step", locals as Data);
  modify(m, m.state.frames[m.state.frames.length - 1]);
}

/** An impossible act is dropped and never modified. */
const isPossible =
  (m: Match) =>
  (act: Act): boolean =>
    m.game.acts[act.act].possible?.(m, act) ?? true;

/**
 * A step whose acts nothing may replace by choice: costs, and what the rules do while an action is judged.
 * What is optional does not apply.
 */
export function stepNow<W extends Words>(m: Match<W>, cause: Cause, acts: readonly Act<NoInfer<W>>[]): void {
  spend(m, acts.length);
  const final: Act[] = [];
  const queue: Planned[] = wholeStep(m, acts.filter(isPossible(m)), null).acts.map((act) => ({
    act,
    used: [],
  }));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (!isPossible(m)(next.act)) continue;
    const would = wouldApply(m, next, final).find((one) => !isOptional(m, one));
    if (would === undefined) final.push(next.act);
    else queue.unshift(...applied(m, next, would, final));
  }
  commit(m, cause, final);
}

/** Acts that are paid with: what would leave nothing in the place of one does not apply, so that none is free. */
export const asCost = <A extends Act>(acts: readonly A[]): A[] => acts.map((act) => ({ ...act, cost: true }));

/** Whether all of it can really be paid: what is impossible, or what a rule keeps from happening, pays nothing (A ). */
export const canPay = <W extends Words>(m: Match<W>, acts: readonly Act<NoInfer<W>>[]): boolean =>
  acts.every(
    (act) =>
      isPossible(m)(act) &&
      !m.game.replacements.some(
        (one) => one.on === act.act && one.applies(m, act, []) && one.instead(m, act, []).length === 0,
      ),
  );

/** Applies modifiers until none applies; asks when several do or one is optional, and then stops. */
function modify(m: Match, frame: Frame): "ask" | "done" {
  if (!settleWhole(m, frame)) return "ask";
  const plan = localsOf(frame).plan.slice();
  const done = localsOf(frame).done.slice();
  while (plan.length > 0) {
    const [next] = plan;
    const would = wouldApply(m, next, done);
    if (would.length === 0) done.push((plan.shift() as Planned).act);
    else if (needsNobody(m, next, would, done)) plan.splice(0, 1, ...applied(m, next, would[0], done));
    else {
      keep(m, frame, { plan, done });
      if (would.length === 1) askWhether(m, frame, next, would[0] as Holding);
      else askModifier(m, frame, next.act, would);
      return "ask";
    }
  }
  keep(m, frame, { plan: [], done });
  return "done";
}

/** Modifiers on the whole step; false while an optional one of them is being asked about. */
function settleWhole(m: Match, frame: Frame): boolean {
  const { given, said } = localsOf(frame);
  if (given === null) return true;
  const { acts, open, extra } = wholeStep(m, given, said);
  if (open === null) keep(m, frame, { given: null, plan: acts.map((act) => ({ act, used: [] })), extra });
  else if (open.of.length === 1) keep(m, frame, { asked: askOptional(m, open.of[0], open.act) });
  else askModifier(m, frame, open.act, open.of);
  return open === null;
}

const askWhether = (m: Match, frame: Frame, { act }: Planned, would: Holding): void =>
  keep(m, frame, { asked: askOptional(m, would, act) });

function askModifier(m: Match, frame: Frame, act: Act, would: readonly Would[]): void {
  const seat = m.game.modifierChooser(m, act, localsOf(frame).cause);
  const labels = would.map((_, index) => index);
  ask(m, {
    seat,
    kind: "modifier",
    info: { act: act.act, of: would.map((one) => modifierName(m, one)) },
    domain: { kind: "one", of: labels, code: "ILLEGAL_CHOICE" },
    fallback: { action: "modifier", choice: 0 },
  });
}

/** The frame of a step that somebody must decide in. */
export const stepProcedure: Procedure = {
  modify(m, frame): Next {
    const waits = localsOf(frame).asked === null ? heedChoice(m, frame) : heedOptional(m, frame);
    if (waits || modify(m, frame) === "ask") return "modify";
    return "commit";
  },
  commit(m, frame): Next {
    const { cause, done, extra } = localsOf(frame);
    commit(m, cause, done.filter(isPossible(m)));
    return extra.length === 0 ? "done" : "extra";
  },
  /** A: "if you don't". */
  extra(m, frame): Next {
    const [next, ...extra] = localsOf(frame).extra;
    if (next === undefined) return "done";
    keep(m, frame, { extra });
    const { scope, verbs } = next;
    const acts = verbs.flatMap((node) => m.game.verbs[node.do as string].plan(m, scope, node));
    if (acts.length > 0) doStep(m, { why: "otherwise", by: scope.controller }, acts);
    return "extra";
  },
};

/** Applies the modifier that was chosen among several; true where that one must be asked about now. */
function heedChoice(m: Match, frame: Frame): boolean {
  const { cause, given, plan, done } = localsOf(frame);
  if (given !== null) return heedFirst(m, frame, given);
  const [next, ...rest] = plan;
  if (next === undefined) return false;
  const answer = takeAnswer(m, frame, m.game.modifierChooser(m, next.act, cause));
  if (answer === null) return false;
  // Gone with whoever left in the meantime: then what is left is looked at anew.
  const would = wouldApply(m, next, done)[answer.choice as number];
  if (would === undefined) return false;
  const waits = isOptional(m, would);
  if (waits) askWhether(m, frame, next, would as Holding);
  else keep(m, frame, { plan: [...applied(m, next, would, done), ...rest] });
  return waits;
}

/** Which modifier on the whole step comes first; never waits by itself. */
function heedFirst(m: Match, frame: Frame, given: readonly Act[]): false {
  const { cause, said } = localsOf(frame);
  const { open } = wholeStep(m, given, said);
  if (open === null) return false;
  const answer = takeAnswer(m, frame, m.game.modifierChooser(m, open.act, cause));
  const first = answer === null ? undefined : open.of[answer.choice as number];
  if (first !== undefined) keep(m, frame, { said: { ...said, order: [...said.order, keyOf(first)] } });
  return false;
}

/** Applies the optional modifier, or marks it used; never waits again by itself. */
function heedOptional(m: Match, frame: Frame): false {
  const { asked, given, said, plan, done, extra } = localsOf(frame);
  const { seat, ...holding } = asked as Asked;
  const answer = takeAnswer(m, frame, seat);
  keep(m, frame, { asked: null });
  // Asked anew where somebody has left in the meantime.
  if (answer === null) return false;
  const yes = answer.choice === true;
  const key = keyOf(holding);
  note(m, "may", { seat, yes });
  if (given !== null) {
    keep(m, frame, { said: { ...said, taken: { ...said.taken, [key]: yes } } });
    return false;
  }
  const [next, ...rest] = plan;
  const would = wouldApply(m, next, done).find((one) => !("rule" in one) && keyOf(one) === key);
  if (would === undefined) return false;
  if (yes) keep(m, frame, { plan: [...applied(m, next, would, done), ...rest] });
  else
    keep(m, frame, {
      plan: [{ ...next, used: [...next.used, key] }, ...rest],
      extra: [...extra, ...declined(m, holding, next.act)],
    });
  return false;
}

/** All acts as one event; triggers match the final acts (kernel.md 3, stage four). */
function commit(m: Match, cause: Cause, modified: readonly Act[]): void {
  closeEvent(m, { why: "note", by: NONE }, []);
  const acts = m.game.ready?.(m, modified) ?? modified;
  const before = matchBefore(m, acts);
  const living = acts.map((act) => isLiving(m, act));
  const depth = m.state.frames.length;
  // Two acts on one thing: the earlier stands (kernel.md 3).
  const became = acts.map((act, at) =>
    living[at] && !isLiving(m, act) && m.game.acts[act.act].follows !== true
      ? NONE
      : (m.game.acts[act.act].apply(m, act) ?? nowOf(m, act)),
  );
  m.game.carried?.(m, acts, became);
  nameResults(m, acts, became);
  if (m.facts.some(({ op }) => op !== "note")) markChanged(m);
  inRulesOrder(m, depth);
  const matched = matchAfter(m, acts, before, became);
  if (m.game.additive !== undefined) m.game.additive(m, matched, acts, cause);
  else addWaiting(m, matched);
  tellComputed(m);
  closeEvent(m, cause, acts);
}

const isLiving = (m: Match, { object }: Act): boolean =>
  typeof object === "number" && objectOf(m.state, object) !== undefined;

/** The object an act is about goes on as a new one where it changed realm; the act names the old. */
const nowOf = (m: Match, { object }: Act): Handle =>
  typeof object === "number" && object >= 0 ? handleAt(m.state, slotOf(object)) : NONE;
