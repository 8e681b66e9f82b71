import type { Game } from "../game.ts";
import { crowdcontrol } from "./ruleset.ts";
import { worth } from "./worth.ts";

export { crowdcontrol };

/** C R1.7: both players begin at the same moment, so a series has no one to name. */
export const game: Game = { rules: crowdcontrol, worth, series: {} };
