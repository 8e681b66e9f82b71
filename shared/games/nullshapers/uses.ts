/** Ways to use a card or skill (N R7.18): the targets, effect and cost of each option. */

import { attrOf, cardOf, type Handle, objAt, type Seat, seatVarsOf } from "../../kernel/game.ts";
import { energyValue, writtenOf } from "./card.ts";
import type { Cost, Global, SkillCost, TargetWord } from "./card-schema.ts";
import type { CardDef, Match } from "./typed.ts";

/** One option; a text without "Pick one" has a single one without a name. */
export interface Way {
  readonly name: string;
  readonly words: readonly TargetWord[];
  readonly program: string | null;
}

/** A way as it lies among the abilities of its card. */
export type WayNode = { readonly of: number; readonly name: string; readonly targets: readonly TargetWord[] };

/** The card itself, as against one of its abilities. */
export const CARD = -1;

const known = new WeakMap<CardDef, Map<number, readonly Way[]>>();

/** The options of a card or of one of its abilities, as printed. */
export function waysOf(def: CardDef, ability: number): readonly Way[] {
  let ways = known.get(def);
  if (ways === undefined) {
    ways = new Map();
    for (const { kind, node, program } of def.abilities) {
      if (kind !== "way") continue;
      // `compile.ts` has written it.
      const { of, name, targets: words } = node as WayNode;
      ways.set(of, [...(ways.get(of) ?? []), { name, words, program: program?.id ?? null }]);
    }
    known.set(def, ways);
  }
  return ways.get(ability) ?? [];
}

export const wayOf = (def: CardDef, ability: number, name: string): Way =>
  waysOf(def, ability).find((way) => way.name === name) ?? waysOf(def, ability)[0];

/** The surcharge of a card or skill, if it has one (N R3.9 Global). */
export function globalOf(def: CardDef, ability: number): Global | undefined {
  if (ability === CARD) return def.data.global;
  const node = writtenOf(def.abilities[ability]);
  return node.kind === "activated" ? node.global : undefined;
}

/** The energy a card or skill costs before surcharges. */
export const energyOf = (def: CardDef, ability: number): Cost =>
  (ability === CARD ? def.data.cost : skillCost(def, ability).energy) ?? {};

/** What playing the card costs now, or using one of its abilities: a change is of the void amount (N R6.12). */
export function costNow(m: Match, source: Handle, ability: number): Cost {
  const printed = energyOf(cardOf(m, objAt(m, source)), ability);
  const changed = ability === CARD ? attrOf(m, source, "cost") - energyValue(printed) : 0;
  return changed === 0 ? printed : { ...printed, void: (printed.void ?? 0) + changed };
}

/** The cost of a skill; a card has no other cost than energy (N R6.11). */
export function skillCost(def: CardDef, ability: number): SkillCost {
  const node = ability === CARD ? undefined : writtenOf(def.abilities[ability]);
  return (node && "cost" in node ? node.cost : undefined) ?? {};
}

export const addCosts = (a: Cost, b: Cost): Cost => {
  const sum: Record<string, number> = { ...a };
  for (const [kind, amount] of Object.entries(b)) sum[kind] = (sum[kind] ?? 0) + amount;
  return sum;
};

/** N 10, R3.9. */
export const MOST_SPEED = 3;
const capped = (speed: number): number => Math.min(MOST_SPEED, speed);

/** The speed of a card that is played. */
export const functionSpeed = (m: Match, seat: Seat, source: Handle): number =>
  capped(attrOf(m, source, "speed") + seatVarsOf(m, seat).overclock);

/** The speed of a skill: a change of its constant's speed changes it too. */
export function skillSpeed(m: Match, source: Handle, ability: number): number {
  const def = cardOf(m, objAt(m, source));
  const raised = attrOf(m, source, "speed") - (def.data.speed ?? 1);
  const node = writtenOf(def.abilities[ability]);
  return capped((node.kind === "activated" ? node.speed : 1) + raised);
}
