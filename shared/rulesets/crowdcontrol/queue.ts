/** The Trigger Queue (C R4.1): one effect an entry, first in first out by controller. */
import type { Match } from "../../kernel/match.ts";
import { addEntry, setEntry } from "../../kernel/ops.ts";
import type { Act, Scope } from "../../kernel/ruleset.ts";
import {
  type Data,
  type Entry,
  type Handle,
  type Json,
  NONE,
  objectOf,
  type Ref,
  type Seat,
  slotOf,
  type Waiting,
} from "../../kernel/state.ts";
import { put } from "../../kernel/undo.ts";
import type { Effect } from "./effects.ts";
import { optionsOf } from "./options.ts";
import { initiative } from "./table.ts";
import { verbs } from "./verbs.ts";
import { dataOf, OWN_ARRIVAL } from "./words.ts";
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
export const effectsOf = (m: Match, card: number, ability: number): readonly Data[] =>
  ability === NONE
    ? (dataOf(m, { card }).effects ?? [])
    : (m.pool.cards[card].abilities[ability].node.effects as readonly Data[]);

export const effectOf = (node: Data): Effect => verbs[node.do as string];
export const nodeOf = (m: Match, { data, ability }: Entry): Data =>
  effectsOf(m, data.card as number, ability)[data.at as number];
export const isOwn = (node: Data): boolean => effectOf(node).side(node) === "own";
export const wantsTarget = (node: Data): boolean => effectOf(node).wants?.(node) ?? false;

/** Effects of one card or ability enter in printed order and share what they remember (C R4.2). */
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
    const base = {
      kind: "effect",
      controller: seat,
      source,
      ability,
      mode: "",
      x,
      price: "",
      paid: 0,
      hold: null,
    };
    addEntry(m, { ...base, targets: targets[at] === undefined ? [] : [targets[at]], data }, told);
  });
}

/** What an entry's effect is computed from. */
export const scopeOf = ({ source, controller, targets, x, id, data }: Entry): Scope => ({
  self: source,
  controller,
  targets,
  x,
  entry: id,
  event: null,
  vars: data.vars as Data,
});

/** Notes something for the effects of the same card that are still to come (C R4.2). */
export function remember(m: Match, act: Act): void {
  for (const entry of m.state.entries) {
    if (entry.controller === act.seat && entry.data.group === act.group)
      keep(m, entry, { [act.key as string]: act.value });
  }
}

/** Keeps a decision with its entry. */
export function keep(m: Match, { id, data }: Entry, vars: Data): void {
  setEntry(m, id, {
    data: { ...data, vars: { ...(data.vars as Data), ...vars } } as { readonly [key: string]: Json },
  });
}

/**
 * What was triggered enters the queue, never resolving in the segment that saw it (C R8.6,
 * R9.6): by controller, simultaneous ones in board order, then as printed (C R4.5).
 */
export function placeTriggers(m: Match): void {
  const { waiting } = m.state;
  if (waiting.length === 0) return;
  put(m.undo, m.state, "waiting", []);
  for (const seat of initiative(m)) {
    const own = waiting.filter(({ controller }) => controller === seat);
    const ranked = own.map((one, at) => ({ one, rank: rankOf(m, one), at }));
    ranked.sort((a, b) => a.rank - b.rank || a.one.ability - b.one.ability || a.at - b.at);
    for (const { one } of ranked) {
      const { source, card, ability } = one;
      const { kind } = m.pool.cards[card].abilities[ability];
      if (kind === OWN_ARRIVAL && !optionsOf(m).arrivalSeesItself) continue;
      enqueue(m, { seat, source, card, ability, x: 0, targets: {}, now: [] });
    }
  }
}

/** Where the source stands, or stood when the death that it saw happened. */
function rankOf(m: Match, { source, controller, event }: Waiting): number {
  const stood = event.board as readonly number[] | undefined;
  const board = stood ?? boardOf(m, controller);
  return board.indexOf(slotOf(source));
}

/** Whether an Action still has effects to come (C R3.6). */
export const isPending = (m: Match, handle: Handle): boolean =>
  m.state.entries.some(({ source }) => source === handle);

/** The living things among an entry's targets. */
export const livingTargets = (m: Match, { targets }: Entry): Handle[] =>
  (targets[0] ?? []).flatMap(({ id }) => (objectOf(m.state, id) === undefined ? [] : [id]));
