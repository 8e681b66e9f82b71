import type { GamePage } from "../../plan.ts";
import { UCG_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "ucg",
  plan,
  words,
  told,
  refused: UCG_REFUSALS,
  guides: { en: () => import("./guide.en.ts"), fr: () => import("./guide.fr.ts") },
  languages: { fr: () => import("./fr.ts") },
};
