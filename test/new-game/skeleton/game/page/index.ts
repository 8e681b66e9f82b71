import type { GamePage } from "../../../../../shared/games/plan.ts";
import { SKELETON_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "skeleton",
  plan,
  words,
  told,
  refused: SKELETON_REFUSALS,
  languages: { fr: () => import("./fr.ts") },
};
