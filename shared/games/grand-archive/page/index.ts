import type { GamePage } from "../../plan.ts";
import { GRAND_ARCHIVE_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "grand-archive",
  plan,
  words,
  told,
  refused: GRAND_ARCHIVE_REFUSALS,
  guides: { en: () => import("./guide.en.ts"), fr: () => import("./guide.fr.ts") },
  languages: { fr: () => import("./fr.ts") },
};
