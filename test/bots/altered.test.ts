/** Both Expeditions of Altered are worth the same to a bot, and each the more the further it has come (A ). */
import { expect, test } from "vitest";
import { evaluate } from "../../server/bots/evaluation.ts";
import { createMatch } from "../../shared/kernel/index.ts";
import { setSeat } from "../../shared/kernel/ops/ops.ts";
import { worlds } from "../bench/worlds.ts";
import { rearrange } from "../scenarios/arrange.ts";

/** How well the first seat stands where its counters are on these Regions. */
function standing(at: { readonly hero: number; readonly companion: number }): number {
  const [world] = worlds.filter(({ ruleset }) => ruleset.id === "altered");
  const { match } = createMatch(world.setup(0), world.catalog);
  rearrange(match, () => {
    setSeat(match, 0, "hero", at.hero);
    setSeat(match, 0, "companion", at.companion);
  });
  return evaluate(match)[0];
}

test("a step of either is worth the same", () => {
  const start = standing({ hero: 0, companion: 7 });
  const hero = standing({ hero: 1, companion: 7 });
  expect(hero).toBeGreaterThan(start);
  expect(standing({ hero: 0, companion: 6 })).toBeCloseTo(hero);
});
