/** The question to a judge of decks and his answer; those of strangers cross to his thread and back. */

import { seriesRules } from "../../shared/games/index.ts";
import type { Stock } from "../../shared/games/series.ts";
import { type Catalog, deckProblems } from "../../shared/kernel/index.ts";
import { setsOf } from "../match/game/decks.ts";
import type { SetFile } from "../match/journal/journal.ts";

type Options = Parameters<typeof deckProblems>[0]["options"];

export interface Case extends Stock {
  readonly ruleset: string;
  readonly options: Options;
  /** Matches of the series it is for. */
  readonly bestOf: number;
  /** Sets of players that it may have cards of. */
  readonly sets: readonly SetFile[];
}

/** Everything wrong with a deck, in words a player understands. The ruleset is one of the catalog's. */
export function problemsOf(catalog: Catalog, { ruleset, options, bestOf, deck, reserve }: Case): string[] {
  const game = catalog.ruleset(ruleset);
  if (game === undefined) return [`no ruleset "${ruleset}"`];
  const parsed = game.options.safeParse(options);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `option ${path.join(".")}: ${message}`);
  const sets = setsOf(catalog, ruleset, [...deck, ...reserve]);
  const problems = [...deckProblems({ ruleset, options, sets }, game, catalog, deck)];
  if (reserve.length === 0) return problems;
  const swap = seriesRules(ruleset).swapProblems;
  if (swap === undefined) return [...problems, "this game has no sideboard"];
  const unknown = reserve.filter((card) => catalog.card({ ruleset, sets }, card) === undefined);
  const stock = { deck, reserve };
  return [
    ...problems,
    ...new Set(unknown.map((card) => `unknown card "${card}"`)),
    ...swap(stock, stock, parsed.data, bestOf),
  ];
}
