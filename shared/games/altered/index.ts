import type { Game } from "../game.ts";
import { weights } from "./evaluation-weights.ts";
import { altered } from "./ruleset.ts";

export { altered };

export const game: Game = { rules: altered, weights };
