import type { Game } from "../game.ts";
import { weights } from "./evaluation-weights.ts";
import { grandArchive } from "./ruleset.ts";

export { grandArchive };

export const game: Game = { rules: grandArchive, weights };
