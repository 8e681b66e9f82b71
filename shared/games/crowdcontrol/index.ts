import type { Game } from "../game.ts";
import { weights } from "./evaluation-weights.ts";
import { crowdcontrol } from "./ruleset.ts";

export { crowdcontrol };

/** C R1.7: both players begin at the same moment, so a series names no first player. */
export const game: Game = { rules: crowdcontrol, weights, series: {} };
