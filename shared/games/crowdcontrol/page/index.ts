import type { GamePage } from "../../plan.ts";
import { CROWDCONTROL_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "crowdcontrol",
  plan,
  words,
  told,
  refused: CROWDCONTROL_REFUSALS,
  guides: { en: () => import("./guide.en.ts"), fr: () => import("./guide.fr.ts") },
  languages: { fr: () => import("./fr.ts") },
};
