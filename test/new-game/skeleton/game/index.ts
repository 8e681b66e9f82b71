import type { Game } from "../../../../shared/games/game.ts";
import { weights } from "./evaluation-weights.ts";
import { rules } from "./ruleset.ts";

export const game: Game = { rules, weights };
