import type { GamePage } from "../../plan.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "altered",
  plan,
  words,
  told,
  languages: { fr: () => import("./fr.ts") },
};
