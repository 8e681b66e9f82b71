import type { GamePage } from "../../plan.ts";
import { words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "grand-archive",
  plan,
  words,
  languages: { fr: async () => (await import("./fr.ts")).words },
};
