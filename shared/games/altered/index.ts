import type { Game } from "../game.ts";
import { altered } from "./ruleset.ts";
import { worth } from "./worth.ts";

export { altered };

export const game: Game = { rules: altered, worth };
