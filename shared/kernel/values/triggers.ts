/**
 * Triggers (kernel.md 9): self-entering ones look at the state after the step, all
 * others at the state before. What matched waits for the ruleset's orderer.
 */

import { cardOf, type Match } from "../model/match.ts";
import type { Ability, Trigger } from "../model/program.ts";
import type { Act } from "../model/ruleset.ts";
import {
  type Gift,
  type Handle,
  handleAt,
  type Json,
  type Modifier,
  NONE,
  objectOf,
  type Seat,
  slotOf,
  type Waiting,
} from "../model/state.ts";
import { append, put } from "../model/undo.ts";
import { holds, matches, matchesHandle, matching } from "./evaluate.ts";
import { abilitySlots, giftedBy, scopeOf, works } from "./modifiers.ts";

/** A record as the state before the step knows it; some of its trigger may be left to be looked at after. */
interface Seen {
  readonly waiting: Waiting;
  /** Which of the step's acts it is. */
  readonly at: number;
  readonly trigger: Trigger;
}

/** All that the state before the step says. */
export interface Before {
  readonly seen: readonly Seen[];
  /** Self-entering abilities that the state before rules out, by act, holder and index. */
  readonly barred: ReadonlySet<string>;
}

/** Matches against the state before the acts are applied; nothing is recorded yet. */
export function matchBefore(m: Match, acts: readonly Act[]): Before {
  if (!acts.some((act) => m.pool.awaited.has(act.act))) return NOTHING;
  const seen: Seen[] = [];
  const barred = new Set<string>();
  acts.forEach((act, at) => {
    for (const slot of abilitySlots(m)) beforeAct(m, slot, act, at, seen);
    for (const one of m.state.modifiers)
      if (one.gives !== undefined) beforeGift(m, one, one.gives, { act, at }, seen);
    if (m.game.acts[act.act].enters === true) barEntering(m, act, at, barred);
  });
  return { seen, barred };
}

const NOTHING: Before = { seen: [], barred: new Set() };

const barKey = (at: number, holder: number, index: number): string => `${at}.${holder}.${index}`;

/** Conditions on the state before of what will see itself enter: its card's own abilities and those granted. */
function barEntering(m: Match, act: Act, at: number, barred: Set<string>): void {
  const self = (act.object as Handle | undefined) ?? NONE;
  if (objectOf(m.state, self) === undefined) return;
  const bar = (holder: number, own: boolean): void =>
    cardOf(m, m.state.objects[holder]).abilities.forEach((ability, index) => {
      const { trigger, grants } = ability;
      if (trigger?.entering !== true || trigger.was === undefined || (grants === undefined) !== own) return;
      const waiting = recordOf(m, self, holder, ability, index, act);
      if (!isSo(m, trigger.was, waiting)) barred.add(barKey(at, holder, index));
    });
  bar(slotOf(self), true);
  if (m.pool.granting) for (const holder of abilitySlots(m)) bar(holder, false);
}

function beforeAct(m: Match, slot: number, act: Act, at: number, out: Seen[]): void {
  const holder = m.state.objects[slot];
  cardOf(m, holder).abilities.forEach((ability, index) => {
    const { trigger } = ability;
    if (trigger === null || trigger.entering || ability.gift === true) return;
    if (!isOf(trigger, act) || !works(m, holder, ability)) return;
    for (const self of bearers(m, slot, ability))
      see(m, recordOf(m, self, slot, ability, index, act), at, trigger, out);
  });
}

function see(m: Match, waiting: Waiting, at: number, trigger: Trigger, out: Seen[]): void {
  if (!isSo(m, trigger.was, waiting)) return;
  if (trigger.late === true || fits(m, trigger, waiting)) out.push({ waiting, at, trigger });
}

/** What an effect has given for a time: its objects have it, or its player where there are none. */
function beforeGift(
  m: Match,
  gift: Modifier,
  gives: Gift,
  { act, at }: Pick<Seen, "at"> & { readonly act: Act },
  out: Seen[],
): void {
  const { trigger } = m.pool.cards[gives.card].abilities[gives.ability];
  if (trigger === null || !isOf(trigger, act)) return;
  const own = { ...gives, granter: NONE, event: act, time: gift.time };
  if (gift.refs.length === 0) {
    if (m.state.seats[gift.controller].left) return;
    see(m, { ...own, source: gift.source, controller: gift.controller }, at, trigger, out);
    return;
  }
  for (const source of giftedBy(m, gift)) {
    const { controller } = m.state.objects[slotOf(source)];
    see(m, { ...own, source, controller }, at, trigger, out);
  }
}

/** Whether an act is of the kind, and has the fields, that a trigger or a replacement names. */
export const isOf = (
  { on, where = {} }: { readonly on: string; readonly where?: Readonly<Record<string, readonly Json[]>> },
  act: Act,
): boolean =>
  on === act.act && Object.entries(where).every(([field, values]) => values.includes(act[field] ?? null));

/** The objects that have the ability: its card's own, or those it is granted to. */
function bearers(m: Match, slot: number, { grants }: Ability): readonly Handle[] {
  const self = handleAt(m.state, slot);
  return grants === undefined ? [self] : matching(m, scopeOf(self, m.state.objects[slot].controller), grants);
}

function recordOf(
  m: Match,
  self: Handle,
  slot: number,
  { grants }: Ability,
  ability: number,
  event: Act,
): Waiting {
  const { controller, time } = m.state.objects[slotOf(self)];
  const granter = grants === undefined ? NONE : handleAt(m.state, slot);
  return { source: self, card: m.state.objects[slot].card, ability, controller, granter, event, time };
}

function fits(m: Match, trigger: Trigger, { source, controller, event }: Waiting): boolean {
  const scope = { ...scopeOf(source, controller), event };
  const object = (event[trigger.field ?? "object"] as Handle | undefined) ?? NONE;
  if (trigger.object !== null && !matchesHandle(m, scope, object, trigger.object)) return false;
  if (trigger.by !== null && !byFits(trigger.by, event as Act, controller)) return false;
  return holds(m, scope, trigger.when);
}

/** Whether a condition of the trigger's holds in the state as it stands; one that is not there always does. */
const isSo = (m: Match, condition: Json | undefined, { source, controller, event }: Waiting): boolean =>
  condition === undefined || holds(m, { ...scopeOf(source, controller), event }, condition);

/** Whether an act is of who "you" or the opponent is for this controller. */
export const byFits = (by: string, act: Act, controller: Seat): boolean =>
  (act.seat === controller) === (by === "you");

/** What matched before, and what the entered objects themselves wait for; `became` says what each act's object is now. */
export function matchAfter(
  m: Match,
  acts: readonly Act[],
  { seen, barred }: Before,
  became: readonly Handle[],
): readonly Waiting[] {
  const out: Waiting[] = [];
  for (const { waiting, at, trigger } of seen) {
    const now = became[at];
    const late = trigger.late === true;
    const event = late ? { ...waiting.event, object: now, became: now } : { ...waiting.event, became: now };
    const record = now === NONE && !late ? waiting : { ...waiting, event };
    if (trigger.once === true && out.some((one) => isSameAbility(one, record))) continue;
    if ((!late || fits(m, trigger, record)) && isSo(m, trigger.now, record)) out.push(record);
  }
  acts.forEach((act, at) => {
    if (m.pool.awaited.has(act.act) && m.game.acts[act.act].enters === true)
      matchEntered(m, { ...act, object: became[at] }, (key) => barred.has(barKey(at, ...key)), out);
  });
  return out;
}

const isSameAbility = (a: Waiting, b: Waiting): boolean =>
  a.source === b.source &&
  a.card === b.card &&
  a.ability === b.ability &&
  a.granter === b.granter &&
  a.time === b.time;

/** Self-entering triggers of the object that came: its card's own and those it is granted on arrival. */
function matchEntered(
  m: Match,
  act: Act,
  isBarred: (key: readonly [holder: number, index: number]) => boolean,
  out: Waiting[],
): void {
  const self = act.object as Handle;
  const slot = slotOf(self);
  const obj = objectOf(m.state, self);
  // What comes face down does not tell which card it is.
  if (obj === undefined || obj.down) return;
  const take = (holder: number, ability: Ability, index: number): void => {
    const { trigger } = ability;
    if (trigger?.entering !== true || !isOf(trigger, act) || isBarred([holder, index])) return;
    const waiting = recordOf(m, self, holder, ability, index, act);
    if (fits(m, trigger, waiting) && isSo(m, trigger.now, waiting)) out.push(waiting);
  };
  cardOf(m, obj).abilities.forEach((ability, index) => {
    if (ability.grants === undefined) take(slot, ability, index);
  });
  if (!m.pool.granting) return;
  for (const holder of abilitySlots(m)) {
    const granter = m.state.objects[holder];
    cardOf(m, granter).abilities.forEach((ability, index) => {
      if (ability.grants === undefined || !works(m, granter, ability)) return;
      const scope = scopeOf(handleAt(m.state, holder), granter.controller);
      if (m.game.inPlay(m, obj) && matches(m, scope, obj, self, ability.grants)) take(holder, ability, index);
    });
  }
}

/** The records that wait to be placed for a seat, in their order. */
export const waitingOf = (m: Match, seat: Seat): readonly Waiting[] =>
  m.state.waiting.filter((one) => one.controller === seat);

/** The first of these seats, by default in the rules' order, that has a trigger to be placed. */
export const nextToPlace = (m: Match, order: readonly Seat[] = m.game.triggerOrder(m)): Seat | undefined =>
  order.find((seat) => m.state.waiting.some((one) => one.controller === seat));

/** Takes the first record of a seat out of the waiting list, to announce it. */
export function takeFirstWaiting(m: Match, seat: Seat): Waiting | undefined {
  const waiting = m.state.waiting.find((one) => one.controller === seat);
  if (waiting !== undefined) takeWaiting(m, waiting);
  return waiting;
}

/** Takes a record out of the waiting list. */
export function takeWaiting(m: Match, waiting: Waiting): void {
  put(
    m.undo,
    m.state,
    "waiting",
    m.state.waiting.filter((one) => one !== waiting),
  );
}

/** Takes every record out of the waiting list. */
export function takeAllWaiting(m: Match): readonly Waiting[] {
  const { waiting } = m.state;
  if (waiting.length > 0) put(m.undo, m.state, "waiting", []);
  return waiting;
}

/** Puts records behind all others. */
export function addWaiting(m: Match, records: readonly Waiting[]): void {
  for (const one of records) append(m.undo, m.state.waiting, one);
}

/** Puts records back before all others: they were taken out while something else came first. */
export function putWaiting(m: Match, records: readonly Waiting[]): void {
  if (records.length > 0) put(m.undo, m.state, "waiting", [...records, ...m.state.waiting]);
}
