/** The Trigger Queue (C R4.1): one effect an entry, first in first out by controller. */
import {
  addEntry,
  addWaiting,
  type Data,
  dataOf,
  type Handle,
  NONE,
  numbersIn,
  objectOf,
  optionsOf,
  type Ref,
  type Scope,
  type Seat,
  type Statement,
  scopeOfEntry,
  slotOf,
  takeAllWaiting,
  type Waiting,
} from "../../kernel/game.ts";
import { OWN_ARRIVAL, writtenOf } from "./card.ts";
import type { Effect } from "./effects.ts";
import { initiative } from "./table.ts";
import type { Entry, Match } from "./typed.ts";
import { verbs } from "./verbs.ts";
import { boardOf, publicName } from "./zones.ts";

export interface Queued {
  readonly seat: Seat;
  readonly source: Handle;
  readonly card: number;
  /** Which ability of the card, or NONE for an Action's own effects. */
  readonly ability: number;
  readonly x: number;
  /** Targets by effect, where they are known already (C R8.4). */
  readonly targets: Readonly<Record<number, readonly Ref[]>>;
  /** Effects that resolve at once: they touch their controller's side alone, in Commit (C R8.4). */
  readonly now: readonly number[];
}

/** The effects of an ability, or of an Action. */
export const effectsOf = (m: Match, card: number, ability: number): readonly Statement[] =>
  ability === NONE
    ? (dataOf(m, { card }).effects ?? [])
    : writtenOf(m.pool.cards[card].abilities[ability]).effects;

export const effectOf = (node: Statement): Effect => verbs[node.do];
export const nodeOf = (m: Match, { data, ability }: Entry): Statement =>
  effectsOf(m, data.card, ability)[data.at];
export const isOwn = (node: Statement): boolean => effectOf(node).side(node) === "own";
export const wantsTarget = (node: Statement): boolean => effectOf(node).wants?.(node) ?? false;

/** Effects of one card or ability enter in printed order and share their notes (C R4.2). */
export function enqueue(m: Match, queued: Queued): void {
  const { seat, source, card, ability, x, targets, now } = queued;
  const group = m.state.counters.entries;
  effectsOf(m, card, ability).forEach((node, at) => {
    const data = { card, at, group, now: now.includes(at), vars: {} };
    const told: Data = {
      seat,
      card: m.state.cards[card],
      source: publicName(m, source),
      ability,
      do: node.do,
      side: effectOf(node).side(node),
      aimed: wantsTarget(node),
      x,
    };
    const aims = targets[at] === undefined ? [] : [targets[at]];
    addEntry(m, { kind: "effect", controller: seat, source, ability, targets: aims, x, data }, told);
  });
}

/** The scope in which an entry's effect is computed. */
export const scopeOf = (entry: Entry): Scope => ({ ...scopeOfEntry(entry), vars: entry.data.vars });

/** The scope of the later effects of the same card, with the notes that this effect would make now (C R4.2). */
export function noting(m: Match, scope: Scope, node: Statement): Scope {
  const effect = effectOf(node);
  if (!effect.notes) return scope;
  const noted = effect
    .plan(m, scope, node)
    .flatMap((act) => (act.act === "remember" ? [[act.key, act.value]] : []));
  return { ...scope, vars: { ...scope.vars, ...Object.fromEntries(noted) } };
}

/**
 * The scope for aiming an entry before it resolves: with the notes that earlier effects of its card would make now
 * (C R8.15).
 */
export function aimScope(m: Match, entry: Entry): Scope {
  const ahead = m.state.entries.filter(
    ({ controller, data }) =>
      controller === entry.controller && data.group === entry.data.group && data.at < entry.data.at,
  );
  const { vars } = ahead.reduce((scope, one) => {
    const own = { ...scopeOf(one), vars: scope.vars };
    return noting(m, own, nodeOf(m, one));
  }, scopeOf(entry));
  return { ...scopeOf(entry), vars };
}

/** The triggers of one step wait in board order, then in printed order (C R4.5), behind those of earlier steps. */
export function noteTriggers(m: Match, matched: readonly Waiting[]): void {
  const ranked = matched.map((one, at) => ({ one, rank: rankOf(m, one), at }));
  ranked.sort((a, b) => a.rank - b.rank || a.one.ability - b.one.ability || a.at - b.at);
  addWaiting(
    m,
    ranked.map(({ one }) => one),
  );
}

/**
 * Triggers enter the queue. They never resolve in the segment in which they happened (C R8.6,
 * R9.6): by controller, first in first out (C R4.1).
 */
export function placeTriggers(m: Match): void {
  const waiting = takeAllWaiting(m);
  if (waiting.length === 0) return;
  for (const seat of initiative(m)) {
    for (const { source, card, ability, controller } of waiting) {
      if (controller !== seat) continue;
      const { kind } = m.pool.cards[card].abilities[ability];
      if (kind === OWN_ARRIVAL && !optionsOf(m).arrivalSeesItself) continue;
      enqueue(m, { seat, source, card, ability, x: 0, targets: {}, now: [] });
    }
  }
}

/** The place of the source: now, or when the death happened that it saw. */
function rankOf(m: Match, { source, controller, event }: Waiting): number {
  const board = event.board === undefined ? boardOf(m, controller) : numbersIn(event.board);
  return board.indexOf(slotOf(source));
}

/** Whether an Action still has effects to come (C R3.6). */
export const isPending = (m: Match, handle: Handle): boolean =>
  m.state.entries.some(({ source }) => source === handle);

/** The living things among an entry's targets. */
export const livingTargets = (m: Match, { targets }: Entry): Handle[] =>
  (targets[0] ?? []).flatMap(({ id }) => (objectOf(m.state, id) === undefined ? [] : [id]));
