import type { Game } from "../game.ts";
import { weights } from "./evaluation-weights.ts";
import { nullshapers } from "./ruleset.ts";
import { series } from "./series.ts";

export { firstOf, reserveProblems, winnerOf } from "./series.ts";
export { nullshapers };

export const game: Game = { rules: nullshapers, weights, series };
