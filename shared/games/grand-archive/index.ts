import type { Game } from "../game.ts";
import { grandArchive } from "./ruleset.ts";
import { worth } from "./worth.ts";

export { grandArchive };

export const game: Game = { rules: grandArchive, worth };
