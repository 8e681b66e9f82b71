import type { EvaluationWeights } from "../../../../shared/games/evaluation-weights.ts";
import type { SkeletonWords } from "./typed.ts";

/** What things are worth to a bot, in points of life. */
export const weights: EvaluationWeights<SkeletonWords> = {
  zones: { hand: 1.5, deck: 0.05, field: 1 },
  numbers: { field: { power: 1, toughness: 0.5, damage: -0.4 } },
  seat: { life: 1 },
  lead: 20,
  hope: 0.5,
  horizon: 2,
};
