/**
 * The worth of a Nullshapers seat's means. Energy is there to be spent, so it is worth the cards that it will pay
 * for.
 */

import { dataOf, forEachOf, type Obj, objAt, type Seat } from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { energyValue, isAnomaly, KINDS, TYPED } from "./card.ts";
import type { Cost } from "./card-schema.ts";
import { makesOf } from "./energy.ts";
import type { Match } from "./typed.ts";

/**
 * The worth of each energy of a turn: the first ones are worth most; an anomaly in the hand is worth a part (N
 * R9.4).
 */
const ENERGY = [1.6, 1.6, 1.4, 1.2, 1, 0.6, 0.3];
const WAITING = 0.7;

/** The worth of a hand card that the seat can pay for. */
const PAYABLE = 0.6;

/** The worth of a seat's anomalies and hand cards together, since nobody else sees a conversion alone (N R9.4). */
export function means(match: Match, seat: Seat): number {
  const has = forEachOf(KINDS, 0);
  const costs: Cost[] = [];
  let [there, waiting] = [0, 0];
  const make = (obj: Obj): number => {
    const makes = makesOf(match, obj);
    for (const { kind, amount } of makes) has[kind] += amount;
    return Math.max(...makes.map(({ amount }) => amount));
  };
  const inZone = (zone: "staging" | "hand"): Obj[] =>
    thingsIn(match, zone, seat).map((handle) => objAt(match, handle));
  for (const obj of inZone("staging")) if (isAnomaly(match, obj)) there += make(obj);
  for (const obj of inZone("hand"))
    if (isAnomaly(match, obj)) waiting += make(obj);
    else costs.push(dataOf(match, obj).cost ?? {});
  const all = there + waiting;
  return (
    energyWorth(there) +
    WAITING * (energyWorth(all) - energyWorth(there)) +
    costs.reduce((sum, cost) => sum + PAYABLE / (1 + missing(cost, has, all)), 0)
  );
}

const energyWorth = (amount: number): number => ENERGY.slice(0, amount).reduce((sum, one) => sum + one, 0);

/** N R6.3: each symbol takes energy of its kind, the rest takes any. */
function missing(cost: Cost, has: Readonly<Record<string, number>>, all: number): number {
  const typed = TYPED.reduce((sum, kind) => sum + Math.max(0, (cost[kind] ?? 0) - has[kind]), 0);
  return Math.max(typed, energyValue(cost) - all);
}
