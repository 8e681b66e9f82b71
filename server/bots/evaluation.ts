/** How well a seat stands, from what everybody sees of the table, and from its means in a world it may imagine. */
import type { EvaluationWeights } from "../../shared/games/evaluation-weights.ts";
import { type Json, type Match, type PublicView, publicView, type Seat } from "../../shared/kernel/index.ts";
import { present } from "../../shared/protocol/index.ts";
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
  const sums = worthOfSeats(publicView(match), weights, seats.length).map(
    (sum, seat) => sum + (weights.means?.(match, seat) ?? 0),
  );
  const isLeft = (seat: Seat): boolean => records[seat]?.left === true;
  return sums.map((sum, seat) => {
    if (isLeft(seat)) return 0;
    const others = sums.filter((_, other) => other !== seat && !isLeft(other));
    const lead = sum - Math.max(...others);
    return 0.5 + 0.48 * Math.tanh((1.5 * lead) / weights.lead);
  });
}

/** The sum of what is worth something to each seat, as everybody sees it. */
export function worthOfSeats(view: PublicView, weights: EvaluationWeights, count: number): number[] {
  const sums = Array.from({ length: count }, (_, seat) => worthOfSeat(view, weights, seat));
  for (const { zone, controller, owner, values } of Object.values(view.things)) {
    const numbers = weights.numbers[kindOf(zone)];
    if (numbers === undefined) continue;
    const seat = controller ?? owner;
    let sum = present(sums[seat], "sum of a seat");
    for (const key in numbers) {
      const weight = numbers[key];
      const value = values?.[key];
      if (weight !== undefined && typeof value === "number") sum += weight * value;
    }
    sums[seat] = sum;
  }
  return sums;
}

function worthOfSeat(view: PublicView, weights: EvaluationWeights, seat: Seat): number {
  let sum = 0;
  for (const [zone, weight = 0] of Object.entries(weights.zones))
    sum += weight * (view.zones[`${zone}:${seat}`]?.count ?? 0);
  for (const [key, weight = 0] of Object.entries(weights.seat))
    sum += weight * amount(view.seats[seat]?.[key]);
  return sum;
}

const kindOf = (zone: string): string => zone.replace(/:.*/, "");

function amount(value: Json | undefined): number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + amount(one), 0);
  return value === true ? 1 : 0;
}
