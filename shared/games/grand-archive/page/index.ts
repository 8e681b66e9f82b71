import type { GamePage } from "../../plan.ts";
import { GRAND_ARCHIVE_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "grand-archive",
  accent: "#a99bea",
  world: {
    texture:
      "repeating-radial-gradient(circle at 50% 50%, transparent 0 46px, var(--thread) 47px 48px), repeating-conic-gradient(at 50% 50%, var(--thread) 0 0.4deg, transparent 0.5deg 30deg)",
    font: '"EB Garamond Variable", "Palatino Linotype", Palatino, "URW Palladio L", "Book Antiqua", "DejaVu Serif", serif',
    sign: "book",
  },
  plan,
  words,
  told,
  refused: GRAND_ARCHIVE_REFUSALS,
  figures: () => import("./figures.ts"),
  guide: () => import("./guide.en.ts"),
  lesson: () => import("./lesson.ts"),
  lessonTexts: () => import("./lesson.en.ts"),
  languages: { fr: () => import("./fr.ts") },
};
