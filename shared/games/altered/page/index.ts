import type { GamePage } from "../../plan.ts";
import { ALTERED_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "altered",
  plan,
  words,
  told,
  refused: ALTERED_REFUSALS,
  guides: { en: () => import("./guide.en.ts"), fr: () => import("./guide.fr.ts") },
  languages: { fr: () => import("./fr.ts") },
};
