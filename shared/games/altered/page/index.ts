import type { GamePage } from "../../plan.ts";
import { ALTERED_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "altered",
  accent: "#86c48a",
  world: {
    texture:
      "repeating-radial-gradient(ellipse at 18% 12%, transparent 0 22px, var(--thread) 23px 24px), repeating-radial-gradient(ellipse at 84% 92%, transparent 0 30px, var(--thread) 31px 32px)",
    font: '"Nunito Variable", ui-rounded, "Avenir Next", Nunito, "Trebuchet MS", "DejaVu Sans", sans-serif',
    sign: "mountain",
  },
  plan,
  words,
  told,
  refused: ALTERED_REFUSALS,
  figures: () => import("./figures.ts"),
  guide: () => import("./guide.en.ts"),
  lesson: () => import("./lesson.ts"),
  lessonTexts: () => import("./lesson.en.ts"),
  languages: { fr: () => import("./fr.ts") },
};
