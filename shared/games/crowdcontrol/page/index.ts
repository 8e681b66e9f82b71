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
  languages: { fr: () => import("./fr.ts") },
};
