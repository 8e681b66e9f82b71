import { LAMPLIGHT_REFUSALS } from "../../../shared/games/lamplight/refusals.ts";
import { rules } from "../../../shared/games/lamplight/ruleset.ts";
import { PHASES } from "../../../shared/games/lamplight/table.ts";
import { plainGame } from "../plain.ts";

/** How scenarios speak of this game (test/scenarios/FORMAT.md, "A game in its own words"). */
export const game = plainGame({
  ruleset: rules,
  letter: "LA",
  refusals: LAMPLIGHT_REFUSALS,
  phases: PHASES,
  phase: "lay",
  filler: "stub",
  owner: "first",
});
