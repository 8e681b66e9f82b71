import type { Game } from "../game.ts";
import { ucg } from "./ruleset.ts";
import { worth } from "./worth.ts";

export { ucg };

export const game: Game = { rules: ucg, worth };
