import { rulesets } from "../../shared/games/index.ts";
import type { Stages } from "./stage.ts";

/** The stages of every game, as its folder in test/scenarios has them. */
export const stages: Stages = (
  await Promise.all(
    rulesets.map(async ({ id }) => (await import(`../scenarios/${id}/stage.ts`)) as { stages: Stages }),
  )
).flatMap((one) => one.stages);
