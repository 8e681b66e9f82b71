import type { Ruleset } from "../kernel/game.ts";
import type { EvaluationWeights } from "./evaluation-weights.ts";
import type { SeriesRules } from "./series.ts";

/** What a game's folder says of it to the server. What the page shows of it stands in `page/`. */
export interface Game {
  readonly rules: Ruleset;
  readonly weights: EvaluationWeights;
  /** Without it each match of a series draws who begins, and nothing is swapped. */
  readonly series?: SeriesRules;
}
