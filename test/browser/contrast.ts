/** How well words can be read on what lies under them, as the browser paints both. */
import type { Page } from "playwright-core";

/** Colours that a set may name, and that nothing could be read on as they are. */
const EXTREME = ["#000000", "#ffffff", "#ffff00", "#0000ff", "#00ff00", "#ff0000", "#ff00ff", "#808080"];

/** The least contrast of these elements' words, in each of the extreme colours; WCAG wants 4.5. */
export const leastContrast = (page: Page, card: string, words: readonly string[]): Promise<number> =>
  page.evaluate(
    ([card, words, colours]) => {
      const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (pen === null) throw new Error("no canvas");
      const lightOf = (colour: string): number => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
          const part = byte / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const worn = document.querySelector<HTMLElement>(card);
      if (worn === null) throw new Error(`no ${card}`);
      const contrasts = colours.flatMap((colour) => {
        for (const one of [worn, ...worn.querySelectorAll<HTMLElement>("[data-own]")])
          one.style.setProperty("--own", colour);
        return words.map((word) => {
          const element = document.querySelector(`${card} ${word}`);
          const ground = element?.closest(".top, .emblem, .stat");
          if (element == null || ground == null) throw new Error(`no ${word}`);
          const lights = [getComputedStyle(element).color, getComputedStyle(ground).backgroundColor].map(
            lightOf,
          );
          return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
        });
      });
      return Math.min(...contrasts);
    },
    [card, words, EXTREME] as const,
  );
