import type { Ruleset } from "../kernel/game.ts";
import type { EvaluationWeights } from "./evaluation-weights.ts";
import type { SeriesRules } from "./series.ts";

/** What a game may be called: its folder, its words of the page and its matches go by it. */
export const GAME_ID = /^(?=.{2,40}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The part of a game's folder that the server reads. The page reads `page/`. */
export interface Game {
  readonly rules: Ruleset;
  readonly weights: EvaluationWeights;
  /** Without it each match of a series draws the seat that begins, and nobody swaps cards. */
  readonly series?: SeriesRules;
}
