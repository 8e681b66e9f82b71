import type { GamePage } from "../../plan.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "grand-archive",
  plan,
  words,
  told,
  languages: { fr: () => import("./fr.ts") },
};
