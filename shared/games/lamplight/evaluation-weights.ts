import type { Seat } from "../../kernel/game.ts";
import type { EvaluationWeights } from "../evaluation-weights.ts";
import { LINES } from "./lines.ts";
import { otherSeat } from "./table.ts";
import type { LamplightWords, Match } from "./typed.ts";
import { lampsOf } from "./zones.ts";

/** LA 6.1: the worth of a line with so many lamps of a seat in it, and none of the other's. */
const LINE = [0, 0.5, 3, 20];

function means(m: Match, seat: Seat): number {
  const own = new Set(lampsOf(m, seat));
  const others = new Set(lampsOf(m, otherSeat(seat)));
  const open = LINES.filter((line) => line.every((lamp) => !others.has(lamp)));
  return open.reduce((sum, line) => sum + LINE[line.filter((lamp) => own.has(lamp)).length], own.size * 2);
}

const FLAME = { glow: 0.3 };

export const weights: EvaluationWeights<LamplightWords> = {
  zones: { hand: 0.6 },
  numbers: {
    lamp0: FLAME,
    lamp1: FLAME,
    lamp2: FLAME,
    lamp3: FLAME,
    lamp4: FLAME,
    lamp5: FLAME,
    lamp6: FLAME,
    lamp7: FLAME,
    lamp8: FLAME,
  },
  seat: {},
  means,
  lead: 14,
  hope: 0.5,
  horizon: 1,
};
