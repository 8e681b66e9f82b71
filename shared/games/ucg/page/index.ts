import type { GamePage } from "../../plan.ts";
import { UCG_REFUSALS } from "../refusals.ts";
import { told, words } from "./en.ts";
import { plan } from "./plan.ts";

export const page: GamePage = {
  id: "ucg",
  accent: "#e0a458",
  world: {
    texture:
      "repeating-linear-gradient(45deg, var(--thread) 0 1px, transparent 1px 14px), repeating-linear-gradient(-45deg, var(--thread) 0 1px, transparent 1px 14px)",
    font: '"Alegreya Variable", Georgia, "Iowan Old Style", "Liberation Serif", serif',
    sign: "flame",
  },
  plan,
  words,
  told,
  refused: UCG_REFUSALS,
  figures: () => import("./figures.ts"),
  guide: () => import("./guide.en.ts"),
  lesson: () => import("./lesson.ts"),
  lessonTexts: () => import("./lesson.en.ts"),
  languages: { fr: () => import("./fr.ts") },
};
