import type { GamePage } from "../../plan.ts";
import { NULLSHAPERS_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "nullshapers",
  plan,
  words,
  told,
  refused: NULLSHAPERS_REFUSALS,
  guides: { en: () => import("./guide.en.ts"), fr: () => import("./guide.fr.ts") },
  languages: { fr: () => import("./fr.ts") },
};
