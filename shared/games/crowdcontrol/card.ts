/** A card of a set as the rules read it (C 2). */
import { type Ability, dataOf, type Obj, optionsOf, tableOf, varOf, zoneIdOf } from "../../kernel/game.ts";
import type { CcAbility } from "./card-schema.ts";
import type { Match } from "./typed.ts";

export const TYPES = ["hq", "entity", "place", "action"] as const;

export const CLASSES = ["nature", "mysticism", "technology", "culture"] as const;

/** C 2.1: abilities that enter the Trigger Queue when they happen. */
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
/** C 2.1: abilities that a player uses in the Commit Segment, for their price. */
export const ACTIVATED = ["pay", "tribute", "dismantle", "dissolve", "discardPay"] as const;

/** The second half of an Arrival: its own entering. */
export const OWN_ARRIVAL = "arrivalSelf";

/** An ability of a card as its set wrote it: `compile.ts` makes no other node. */
export const writtenOf = ({ node }: Ability): CcAbility => node as CcAbility;

/** The number of Pay, Dissolve and DiscardPay. */
export const priceNumber = (ability: CcAbility): number | "x" | undefined =>
  "n" in ability ? ability.n : undefined;

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
