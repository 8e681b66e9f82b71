import type { Game } from "../game.ts";
import { nullshapers } from "./ruleset.ts";
import { series } from "./series.ts";
import { worth } from "./worth.ts";

export { firstOf, reserveProblems, winnerOf } from "./series.ts";
export { nullshapers };

export const game: Game = { rules: nullshapers, worth, series };
