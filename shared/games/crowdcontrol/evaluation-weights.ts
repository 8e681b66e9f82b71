import type { EvaluationWeights } from "../evaluation-weights.ts";
import type { CcWords } from "./typed.ts";

const LANE = { attack: 0.8, health: 0.5 };

/** CrowdControl R12.1. */
export const weights: EvaluationWeights<CcWords> = {
  zones: { hand: 1, places: 1, attack: 0.6, defense: 0.6 },
  numbers: { hq: { health: 1 }, places: { health: 0.3 }, attack: LANE, defense: LANE },
  seat: { wisdom: 0.3, mana: 0.1, growth: 0.1, size: 0.3, starved: -2 },
  lead: 14,
  hope: 1,
  horizon: 1,
};
