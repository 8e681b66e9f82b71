/** A card's own cost: a passive of it that works wherever it can be played from (A ). */
import { areOfOwnCost } from "../own-cost.ts";
import type { AlteredAbility } from "./card-schema.ts";

export const COSTS: readonly string[] = ["handCost", "reserveCost"];

/** Zones that a card is played from. */
export const PLAYED_FROM = ["hand", "reserve"] as const;

/** A price after one decrease, which binds itself alone (A ). */
export const lowered = (
  price: number,
  { less = 0, downTo = 0 }: { readonly less?: number; readonly downTo?: number },
): number => Math.max(Math.min(price, downTo), price - less);

/** Whether the ability changes nothing but what its own card costs. */
export const isOwnCost = (node: AlteredAbility): boolean =>
  node.kind === "passive" && areOfOwnCost(node.changes, COSTS);
