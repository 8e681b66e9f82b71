/** Every game the server plays: the one list of them. */
import type { Ruleset } from "../kernel/game.ts";
import { game as altered } from "./altered/index.ts";
import { game as crowdcontrol } from "./crowdcontrol/index.ts";
import type { Game } from "./game.ts";
import { game as grandArchive } from "./grand-archive/index.ts";
import { game as nullshapers } from "./nullshapers/index.ts";
import type { SeriesRules } from "./series.ts";
import { game as ucg } from "./ucg/index.ts";

/**
 * Versions that a release before this one played, each a whole ruleset of its own, for its matches and replays to be
 * played to their ends. Nothing new begins with them. They run on today's kernel: where that gives another result, a
 * version cannot be kept here (docs/operations.md, "Two releases beside each other").
 */
export const kept: readonly Ruleset[] = [];

export const games: readonly Game[] = [ucg, nullshapers, altered, grandArchive, crowdcontrol];

export const rulesets: readonly Ruleset[] = games.map(({ rules }) => rules);

const DRAWN: SeriesRules = { first: "firstPlayer" };

/** What the game says of a series of its matches. */
export const seriesRules = (ruleset: string): SeriesRules =>
  games.find(({ rules }) => rules.id === ruleset)?.series ?? DRAWN;
