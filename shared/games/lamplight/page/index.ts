import type { GamePage } from "../../plan.ts";
import { LAMPLIGHT_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "lamplight",
  accent: "#f0c75e",
  world: {
    texture:
      "radial-gradient(circle at 20% 20%, var(--thread), transparent 28%), radial-gradient(circle at 78% 30%, var(--thread), transparent 24%), radial-gradient(circle at 50% 85%, var(--thread), transparent 34%), radial-gradient(circle, var(--thread) 1px, transparent 2px) 0 0 / 46px 46px",
    font: '"Libre Baskerville Variable", Baskerville, "Hoefler Text", Garamond, "URW Bookman", "DejaVu Serif", serif',
    sign: "sun",
  },
  plan,
  words,
  told,
  refused: LAMPLIGHT_REFUSALS,
  figures: () => import("./figures.ts"),
  guide: () => import("./guide.en.ts"),
  lesson: () => import("./lesson.ts"),
  lessonTexts: () => import("./lesson.en.ts"),
  languages: { fr: () => import("./fr.ts") },
};
