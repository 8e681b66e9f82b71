/** Every game that is played: the one list of them. */
import type { Ruleset } from "../kernel/game.ts";
import { game as altered } from "./altered/index.ts";
import { game as crowdcontrol } from "./crowdcontrol/index.ts";
import type { Game } from "./game.ts";
import { game as grandArchive } from "./grand-archive/index.ts";
import { game as lamplight } from "./lamplight/index.ts";
import { game as nullshapers } from "./nullshapers/index.ts";
import type { SeriesRules } from "./series.ts";
import { game as ucg } from "./ucg/index.ts";

/**
 * Versions that earlier releases played. Each is a whole ruleset of its own, so that its matches and replays can be
 * played to their ends. No new match begins with them. They run on today's kernel: where that gives another result, a
 * version cannot be kept here (docs/operations.md, "Two releases beside each other").
 */
export const kept: readonly Ruleset[] = [];

const all: Game[] = [ucg, nullshapers, altered, grandArchive, crowdcontrol, lamplight];
const ofAll: Ruleset[] = all.map(({ rules }) => rules);

export const games: readonly Game[] = all;
export const rulesets: readonly Ruleset[] = ofAll;

/** Adds a game from outside the repository, before anything is played; one that is there already is not added twice. */
export function addGame(game: Game): void {
  if (all.includes(game)) return;
  all.push(game);
  ofAll.push(game.rules);
}

const DRAWN: SeriesRules = { first: "firstPlayer" };

/** The game's rules for a series of its matches. */
export const seriesRules = (ruleset: string): SeriesRules =>
  games.find(({ rules }) => rules.id === ruleset)?.series ?? DRAWN;
