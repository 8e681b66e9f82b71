/** The parts of a card's emblem: the figure of what it is, the sign of its colour, the ornament of its tribe. */
import type { Kind, Tint } from "../../../../shared/games/plan.ts";
import type { Icon } from "../../../../shared/kernel/index.ts";
import type { Die } from "./dice.ts";
import { PATHS } from "./icon.tsx";

/** Each in a box of 24 by 24. */
export const FIGURES: Readonly<Record<Kind, string>> = {
  being:
    "M12 2a5 5 0 0 1 5 5c0 2.2-1 4-2.4 5 4.4 1.4 7.4 5 7.4 10H2c0-5 3-8.6 7.4-10C8 11 7 9.2 7 7a5 5 0 0 1 5-5z",
  hero: "M12 8a4.5 4.5 0 0 1 4.5 4.5c0 1.7-.8 3-2 4 4 1 6.5 2.5 6.5 5.5H3c0-3 2.5-4.5 6.5-5.5-1.2-1-2-2.3-2-4A4.5 4.5 0 0 1 12 8zM6 1l3 3 3-4 3 4 3-3-1 6H7z",
  act: "M12 0l2.6 9.4L24 12l-9.4 2.6L12 24l-2.6-9.4L0 12l9.4-2.6z",
  answer: "M10 3L1 11l9 8v-5c5.5 0 9 2 12 7-.5-8-5-12.5-12-13z",
  gear: PATHS.sword,
  place: "M3 22V9l2-1V3h3v3h2V3h4v3h2V3h3v5l2 1v13h-7v-6h-4v6z",
  source: "M12 1l8 9-8 13-8-13zM12 5l-4.5 5.5h9z",
};

/** A colour as an element of nature. */
export const SIGNS: Readonly<Record<Tint, Icon>> = {
  stone: "mountain",
  fire: "flame",
  water: "drop",
  wood: "leaf",
  light: "sun",
  storm: "bolt",
  dark: "moon",
  violet: "star",
  steel: "gear",
  rose: "heart",
};

/** A star about the middle, with as many points as the die says, and as sharp. */
export function ornament(die: Die): string {
  const points = 5 + die(8);
  const inner = 7 + die(4);
  const at = (n: number) => {
    const [radius, angle] = [n % 2 === 0 ? 12 : inner, (Math.PI * n) / points];
    return `${(12 + radius * Math.sin(angle)).toFixed(1)} ${(12 - radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, n) => at(n)).join("L")}z`;
}
