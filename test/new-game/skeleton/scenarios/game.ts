import { plainGame } from "../../../scenarios/plain.ts";
import { SKELETON_REFUSALS } from "../game/refusals.ts";
import { rules } from "../game/ruleset.ts";
import { PHASES } from "../game/table.ts";

/** How scenarios speak of this game (test/scenarios/FORMAT.md, "A game in its own words"). */
export const game = plainGame({
  ruleset: rules,
  letter: "SKELETON",
  refusals: SKELETON_REFUSALS,
  phases: PHASES,
  phase: "main",
  filler: "pebble",
});
