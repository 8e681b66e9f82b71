import type { GamePage } from "../../plan.ts";
import { NULLSHAPERS_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "nullshapers",
  accent: "#6fc3c9",
  world: {
    texture:
      "repeating-linear-gradient(60deg, var(--thread) 0 1px, transparent 1px 32px), repeating-linear-gradient(-60deg, var(--thread) 0 1px, transparent 1px 32px), repeating-linear-gradient(0deg, var(--thread) 0 1px, transparent 1px 28px)",
    font: '"Roboto Condensed Variable", Bahnschrift, "DIN Alternate", "Roboto Condensed", "Liberation Sans Narrow", "DejaVu Sans Condensed", sans-serif',
    sign: "bolt",
  },
  plan,
  words,
  told,
  refused: NULLSHAPERS_REFUSALS,
  figures: () => import("./figures.ts"),
  guide: () => import("./guide.en.ts"),
  lesson: () => import("./lesson.ts"),
  lessonTexts: () => import("./lesson.en.ts"),
  languages: { fr: () => import("./fr.ts") },
};
