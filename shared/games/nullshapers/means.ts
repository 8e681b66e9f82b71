/** What a Nullshapers seat can do with what it has: energy is made to be spent, so it is worth what it will pay for. */

import { dataOf, type Obj, objAt, type Seat } from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { energyValue, isAnomaly, KINDS, TYPED } from "./card.ts";
import type { Cost } from "./card-schema.ts";
import { makesOf } from "./energy.ts";
import type { Match } from "./typed.ts";

/** Of each energy a turn brings, the first ones most; of one that still waits in the hand only so much (N R9.4). */
const ENERGY = [1.6, 1.6, 1.4, 1.2, 1, 0.6, 0.3];
const WAITING = 0.7;

/** Of a card in hand that can be paid for. */
const PAYABLE = 0.6;

/** What a seat's anomalies, and the cards of its hand, are worth together: a conversion alone is seen by nobody (N R9.4). */
export function means(match: Match, seat: Seat): number {
  const has = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<(typeof KINDS)[number], number>;
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

/** N R6.3: energy of its kind for each symbol, any for the rest. */
function missing(cost: Cost, has: Readonly<Record<string, number>>, all: number): number {
  const typed = TYPED.reduce((sum, kind) => sum + Math.max(0, (cost[kind] ?? 0) - has[kind]), 0);
  return Math.max(typed, energyValue(cost) - all);
}
