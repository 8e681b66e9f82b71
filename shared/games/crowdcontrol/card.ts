/** The words of a card (C 2): what a set's author writes, as types. */
import { type Data, dataOf, type Obj, optionsOf, tableOf, varOf, zoneIdOf } from "../../kernel/game.ts";
import type { Match } from "./typed.ts";

export const TYPES = ["hq", "entity", "place", "action"] as const;
export type CardType = (typeof TYPES)[number];

export const CLASSES = ["nature", "mysticism", "technology", "culture"] as const;

/** C 2.1: put into the Trigger Queue when they happen. */
export const TRIGGERED = [
  "periodic",
  "battlecry",
  "onSpawn",
  "arrival",
  "onConstruction",
  "onDeath",
  "avenge",
  "channel",
  "furious",
  "loot",
] as const;
/** C 2.1: used in the Commit Segment, for their price. */
export const ACTIVATED = ["pay", "tribute", "dismantle", "dissolve", "discardPay"] as const;

/** The second half of an Arrival: what it does when it enters itself. */
export const OWN_ARRIVAL = "arrivalSelf";

export type CcAbility = {
  readonly kind: (typeof TRIGGERED)[number] | (typeof ACTIVATED)[number];
  /** The number of Pay, Dissolve and DiscardPay. */
  readonly n?: number | "x";
  readonly effects: readonly Data[];
};

export type CcCard = {
  readonly id: string;
  readonly name: string;
  readonly type: CardType;
  readonly token?: true;
  readonly classes: readonly (typeof CLASSES)[number][];
  readonly cost?: number;
  readonly extra?: Extra;
  readonly attack?: number;
  readonly health?: number;
  readonly delay?: number;
  readonly growth?: number;
  readonly insight?: number;
  readonly tags?: readonly string[];
  readonly abilities?: readonly CcAbility[];
  readonly effects?: readonly Data[];
};

export type Extra = {
  readonly sacrifice?: number;
  readonly discard?: number;
  readonly void?: number;
};

export const isType = (m: Match, obj: { readonly card: number }, type: string): boolean =>
  type === "any" || dataOf(m, obj).type === type;

export const hasTag = (m: Match, obj: { readonly card: number }, tag: string | undefined): boolean =>
  tag === undefined || (dataOf(m, obj).tags ?? []).includes(tag);

/** Health without damage (C R2.5). */
export const fullHealth = (m: Match, obj: Obj): number =>
  (dataOf(m, obj).health ?? 0) + varOf(m, obj, "plusHealth");

export function baseAttr(m: Match, obj: Obj, attr: string): number {
  if (attr === "health") return fullHealth(m, obj) - varOf(m, obj, "damage");
  return (dataOf(m, obj).attack ?? 0) + varOf(m, obj, "plusAttack");
}

/** C R2.1, the effect Discount: never below 0. */
export const costOf = (m: Match, obj: Obj): number =>
  Math.max(0, (dataOf(m, obj).cost ?? 0) - varOf(m, obj, "discount"));

/** C R2.8: the printed abilities of a Headquarter sleep until its delay; Silence strips them for good. */
export const works = (m: Match, obj: Obj): boolean =>
  varOf(m, obj, "silenced") === 0 && (zoneIdOf(m, obj) !== "hq" || isAwake(m, obj));

export const isAwake = (m: Match, hq: Obj): boolean => tableOf(m).turn >= (dataOf(m, hq).delay ?? 1);

/** C R2.8, open question 6: the intrinsic abilities work from turn 1. */
export const hasIntrinsic = (m: Match, hq: Obj): boolean =>
  !optionsOf(m).delaySuspendsIntrinsic || isAwake(m, hq);
