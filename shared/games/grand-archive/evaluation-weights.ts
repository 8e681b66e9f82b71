import type { EvaluationWeights } from "../evaluation-weights.ts";
import type { GaWords } from "./typed.ts";

const FIELD = { life: 0.4, damage: -0.5, power: 0.5, level: 2, durability: 0.3 };

/** Grand Archive R24.3: the champion is. */
export const weights: EvaluationWeights<GaWords> = {
  zones: { hand: 1, memory: 0.8, field: 0.5, lineage: 1.5, material: 0.2, graveyard: 0.05 },
  numbers: { field: FIELD },
  seat: { deckedOut: -20 },
  lead: 14,
  hope: 1,
  horizon: 2,
};
