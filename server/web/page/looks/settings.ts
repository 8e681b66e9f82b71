/** How the player wants the page to look. Styles read it from the root element. */
import { z } from "zod";
import { kept } from "../kept.ts";

export const THEMES = ["dark", "light", "system"] as const;
export const CARD_SIZES = ["small", "usual", "large"] as const;

/** How many times as large as usual. */
const TIMES: Readonly<Record<(typeof CARD_SIZES)[number], string>> = {
  small: "0.8",
  usual: "1",
  large: "1.25",
};

export const looks = kept(
  "riposte.looks",
  z.object({
    theme: z.enum(THEMES).catch("dark"),
    /** Until the player says otherwise, as the machine has it. */
    contrast: z.boolean().catch(() => matchMedia("(prefers-contrast: more)").matches),
    cards: z.enum(CARD_SIZES).catch("usual"),
  }),
);

/** Gives the page the looks that are wanted. */
export function wearLooks(): void {
  const { theme, contrast, cards } = looks.read();
  const { dataset, style } = document.documentElement;
  dataset.theme = theme;
  dataset.contrast = contrast ? "more" : "usual";
  style.setProperty("--size", TIMES[cards]);
}
