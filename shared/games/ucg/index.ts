import type { Game } from "../game.ts";
import { weights } from "./evaluation-weights.ts";
import { ucg } from "./ruleset.ts";

export { ucg };

export const game: Game = { rules: ucg, weights };
