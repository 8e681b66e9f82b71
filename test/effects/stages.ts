import { rulesets } from "../../shared/games/index.ts";
import { partOr } from "../games/files.ts";
import type { Stages } from "./stage.ts";

/** The stages of every game that has some, as its folder in test/scenarios has them. */
export const stages: Stages = (
  await Promise.all(rulesets.map(({ id }) => partOr<Stages>(id, "stage.ts", "stages", [])))
).flat();
