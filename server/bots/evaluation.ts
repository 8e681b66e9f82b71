/** How well a seat stands, from what everybody sees of the table, and from its means in a world it may imagine. */
import type { EvaluationWeights } from "../../shared/games/evaluation-weights.ts";
import { type Json, type Match, type PublicView, publicView, type Seat } from "../../shared/kernel/index.ts";
import { weightsOf } from "./evaluation-weights.ts";

/** For each seat 0 (lost) to 1 (won). */
export function evaluate(match: Match): number[] {
  const seats = match.state.seats.map((_, seat) => seat);
  const { over, seats: records } = match.state;
  if (over !== null) {
    const share = over.winners.length === 0 ? 0.5 : 1;
    return seats.map((seat) => (over.winners.length === 0 || over.winners.includes(seat) ? share : 0));
  }
  const weights = weightsOf(match);
  const sums = worthOfSeats(publicView(match), weights, seats.length);
  if (weights.means !== undefined) for (const seat of seats) sums[seat] += weights.means(match, seat);
  return seats.map((seat) => {
    if (records[seat].left) return 0;
    const others = sums.filter((_, other) => other !== seat && !records[other].left);
    const lead = sums[seat] - Math.max(...others);
    return 0.5 + 0.48 * Math.tanh((1.5 * lead) / weights.lead);
  });
}

function worthOfSeats(view: PublicView, weights: EvaluationWeights, count: number): number[] {
  const sums = Array.from({ length: count }, (_, seat) => worthOfSeat(view, weights, seat));
  for (const { zone, controller, owner, values } of Object.values(view.things)) {
    const numbers = weights.numbers[kindOf(zone)];
    if (numbers === undefined) continue;
    for (const key in numbers) {
      const value = values?.[key];
      if (typeof value === "number") sums[controller ?? owner] += (numbers[key] ?? 0) * value;
    }
  }
  return sums;
}

function worthOfSeat(view: PublicView, weights: EvaluationWeights, seat: Seat): number {
  let sum = 0;
  for (const zone in weights.zones)
    sum += (weights.zones[zone] ?? 0) * (view.zones[`${zone}:${seat}`]?.count ?? 0);
  for (const key in weights.seat) sum += (weights.seat[key] ?? 0) * amount(view.seats[seat][key]);
  return sum;
}

const kindOf = (zone: string): string => zone.split(":")[0];

function amount(value: Json | undefined): number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + amount(one), 0);
  return value === true ? 1 : 0;
}
