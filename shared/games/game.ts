import type { Ruleset } from "../kernel/game.ts";
import type { EvaluationWeights } from "./evaluation-weights.ts";
import type { SeriesRules } from "./series.ts";

/** The part of a game's folder that the server reads. The page reads `page/`. */
export interface Game {
  readonly rules: Ruleset;
  readonly weights: EvaluationWeights;
  /** Without it each match of a series draws the seat that begins, and nobody swaps cards. */
  readonly series?: SeriesRules;
}
