/** The fight at the end of B3 (C R10.12 to R10.20, ER-2): all damage of both sides at once. */

import {
  attrOf,
  doStep,
  type Handle,
  NONE,
  note,
  objAt,
  objectOf,
  optionsOf,
  type Seat,
  seatVarsOf,
  setSeat,
  tableOf,
  varOf,
} from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { initiative, other } from "./table.ts";
import type { Act, Match } from "./typed.ts";
import { hqOf, publicName, sideOf, thingsIn } from "./zones.ts";

interface Hit {
  readonly from: Handle;
  readonly to: Handle;
  readonly amount: number;
}

const marked = (m: Match, handle: Handle, key: "hastened" | "enraged"): boolean =>
  varOf(m, objAt(m, handle), key) !== 0;

/** C R10.19: an Entity that entered this turn does not attack unless it is hastened. */
const isRestricted = (m: Match, handle: Handle): boolean =>
  optionsOf(m).entryAttackRestriction &&
  varOf(m, objAt(m, handle), "entered") === tableOf(m).turn &&
  !marked(m, handle, "hastened");

const attackOf = (m: Match, handle: Handle): number => attrOf(m, handle, "attack");

/** One player's attack. Entities at the same position fight, and unblocked ones go on (C R10.12, R10.14, R10.18). */
function hitsOf(m: Match, seat: Seat): Hit[] {
  const defenders = thingsIn(m, other(seat), "defense");
  const hits: Hit[] = [];
  const free: { from: Handle; amount: number }[] = [];
  thingsIn(m, seat, "attack").forEach((from, at) => {
    if (isRestricted(m, from)) return;
    const amount = attackOf(m, from);
    const to = defenders[at];
    if (to === undefined) free.push({ from, amount });
    else {
      hits.push({ from, to, amount }, { from: to, to: from, amount: attackOf(m, to) });
      const left = amount - attrOf(m, to, "health");
      if (marked(m, from, "enraged") && left > 0) free.push({ from, amount: left });
    }
  });
  return [...hits, ...unblocked(m, seat, free)];
}

/** C R10.15: each one hits the first priority Place that earlier hits leave standing, else the Headquarter. */
function unblocked(m: Match, seat: Seat, free: readonly { from: Handle; amount: number }[]): Hit[] {
  const enemy = other(seat);
  const goals = seatVarsOf(m, seat)._priorities.filter((one) => isLiving(m, one, enemy));
  const left = new Map(goals.map((one) => [one, attrOf(m, one, "health")]));
  const hits: Hit[] = [];
  for (const { from, amount } of free) {
    let rest = amount;
    while (rest > 0) {
      const goal = goals.find((one) => (left.get(one) ?? 0) > 0);
      const health = goal === undefined ? rest : (left.get(goal) ?? 0);
      // Leftover damage of a hit is lost, unless the option says otherwise.
      const dealt = optionsOf(m).spillover ? Math.min(rest, health) : rest;
      hits.push({ from, to: goal ?? hqOf(m, enemy), amount: dealt });
      if (goal !== undefined) left.set(goal, health - dealt);
      rest -= dealt;
    }
  }
  return hits;
}

const isLiving = (m: Match, handle: Handle, seat: Seat): boolean =>
  isIn(m, handle, "places") && sideOf(m, objAt(m, handle)) === seat;

/** Priorities become public when the fight is computed (C section 5). */
export function fight(m: Match): void {
  const acts: Act[] = [];
  const told: [string, string, number][] = [];
  for (const seat of initiative(m)) {
    const hits = hitsOf(m, seat).filter(({ amount }) => amount > 0);
    for (const { from, to, amount } of hits) {
      acts.push({ act: "damage", object: to, seat: objectOf(m.state, to)?.controller ?? NONE, amount });
      told.push([publicName(m, from), publicName(m, to), amount]);
    }
    // C R10.20: each permanent with Loot triggers once, however many Entities got through.
    if (hits.some(({ to }) => isIn(m, to, "hq", "places"))) acts.push({ act: "loot", seat });
    keepPriorities(m, seat);
  }
  note(m, "fight", { hits: told });
  doStep(m, { why: "fight", by: NONE }, acts);
}

/** C R10.10: they stay in force, except for Places that have left the board. */
function keepPriorities(m: Match, seat: Seat): void {
  const { _priorities } = seatVarsOf(m, seat);
  const kept = optionsOf(m).prioritiesPersist
    ? _priorities.filter((one) => isLiving(m, one, other(seat)))
    : [];
  if (kept.length !== _priorities.length) setSeat(m, seat, "_priorities", kept);
}
