import type { GamePage } from "../../plan.ts";
import { CROWDCONTROL_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "crowdcontrol",
  accent: "#e58fa8",
  world: {
    texture:
      "radial-gradient(var(--thread) 22%, transparent 24%) 0 0 / 14px 14px, radial-gradient(var(--thread) 14%, transparent 16%) 7px 7px / 14px 14px",
    font: '"Roboto Slab Variable", Rockwell, "Roboto Slab", "Bookman Old Style", "URW Bookman", "DejaVu Serif Condensed", serif',
    sign: "crown",
  },
  plan,
  words,
  told,
  refused: CROWDCONTROL_REFUSALS,
  figures: () => import("./figures.ts"),
  guide: () => import("./guide.en.ts"),
  lesson: () => import("./lesson.ts"),
  lessonTexts: () => import("./lesson.en.ts"),
  languages: { fr: () => import("./fr.ts") },
};
