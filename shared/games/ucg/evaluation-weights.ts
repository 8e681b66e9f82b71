import type { EvaluationWeights } from "../evaluation-weights.ts";
import type { UcgWords } from "./typed.ts";

const UNIT = { combat: 0.6, combatCounter: 0.4, overpower: 0.3, cunning: 0.2, expertise: 0.2, damage: -0.3 };

/** UCG 15.1: a player lives by the deck. */
export const weights: EvaluationWeights<UcgWords> = {
  zones: { deck: 0.7, hand: 0.9, reserve: 1.2, expended: 1.1, active: 1.2, exhausted: 1, effect: 1.5 },
  numbers: { active: UNIT, exhausted: UNIT, encounter: UNIT, effect: { combat: 0.3 } },
  seat: { starved: -1 },
  lead: 14,
  hope: 0.5,
  horizon: 2,
};
