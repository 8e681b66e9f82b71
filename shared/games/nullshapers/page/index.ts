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
  languages: { fr: () => import("./fr.ts") },
};
