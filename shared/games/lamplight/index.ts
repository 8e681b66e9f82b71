import type { Game } from "../game.ts";
import { weights } from "./evaluation-weights.ts";
import { rules } from "./ruleset.ts";

export const game: Game = { rules, weights };
