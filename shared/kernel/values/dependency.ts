/**
 * The order of continuous changes (kernel.md 9): one that reads what another writes comes after it, in chains of any
 * length and whatever their timestamps; changes that read each other in a circle go by timestamp (A, G R18.5).
 */

import type { Order } from "../model/match.ts";
import type { StaticChange } from "../model/program.ts";
import type { Ruleset } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";

/** More than there are changes that stand one on the other. */
const LEVELS = 0x1000;

/** The rank of a change that reads nothing that changes. */
export const rankOf = (game: Ruleset, layer: number): number => (game.layered === true ? layer * LEVELS : 0);

/** Attributes that a change reads to know what it reaches, whether it applies and by how much. */
export function readsOf(game: Ruleset, change: StaticChange): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (node: Json): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) return node.forEach(look);
    for (const [key, value] of Object.entries(node as Data)) {
      if (key === "attr") found.add(value as string);
      else for (const attr of keyReads(game, key, value) ?? []) found.add(attr);
      look(value);
    }
  };
  look([change.on, change.while, change.add, change.set, change.least ?? null]);
  for (const [attr, others] of Object.entries(game.follow ?? {}))
    if (others?.some((one) => found.has(one))) found.add(attr);
  return found;
}

/** What a filter's key looks at of its object; undefined where it may be anything. */
export function keyReads(game: Ruleset, key: string, value: Json): readonly string[] | undefined {
  const reads = game.filters[key]?.reads;
  return typeof reads === "function" ? reads(value) : reads;
}

/** The order of these, which all read something; all others stand at their layer's rank. */
export function ordersOf(
  game: Ruleset,
  reads: ReadonlyMap<StaticChange, ReadonlySet<string>>,
  inPlay: ReadonlySet<StaticChange>,
): ReadonlyMap<StaticChange, Order> {
  const reading = [...inPlay];
  const meet = (a: StaticChange, b: StaticChange): boolean => game.layered !== true || a.layer === b.layer;
  const all = closure(reading, reads, meet);
  const on = (a: StaticChange, b: StaticChange): boolean =>
    meet(a, b) && all.get(a)?.has(b.attr) === true && all.get(b)?.has(a.attr) !== true;
  const levels = new Map<StaticChange, number>();
  const level = (change: StaticChange): number => {
    const known = levels.get(change);
    if (known !== undefined) return known;
    const made = 1 + Math.max(0, ...reading.filter((one) => on(change, one)).map(level));
    levels.set(change, made);
    return made;
  };
  return new Map(
    reading.map((one) => [
      one,
      { rank: rankOf(game, one.layer) + level(one), late: all.get(one)?.has(one.attr) === true },
    ]),
  );
}

/** What each reads itself or through those that write what it reads. */
function closure(
  reading: readonly StaticChange[],
  reads: ReadonlyMap<StaticChange, ReadonlySet<string>>,
  meet: (a: StaticChange, b: StaticChange) => boolean,
): ReadonlyMap<StaticChange, ReadonlySet<string>> {
  const all = new Map(reading.map((one) => [one, new Set(reads.get(one))]));
  for (let grown = true; grown; ) {
    grown = false;
    for (const [one, known] of all) {
      const before = known.size;
      for (const [other, more] of all)
        if (meet(one, other) && known.has(other.attr)) for (const attr of more) known.add(attr);
      grown ||= known.size > before;
    }
  }
  return all;
}
