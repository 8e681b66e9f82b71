/**
 * `node test/figures/main.ts` writes what the cards of each game are drawn as: of the icons of game-icons.net those that
 * a card of its own sets wears. Their authors are named in LICENSE-ICONS.md.
 */
import { writeFileSync } from "node:fs";
import { icons } from "@iconify-json/game-icons";
import svgpath from "svgpath";
import { drawnBy, figuresOf, wordsOf } from "../../shared/games/figures.ts";
import { PAGES, planOf } from "../../shared/games/pages.ts";
import type { Figures } from "../../shared/games/plan.ts";
import { facesOf } from "./faces.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** Of the icons' own box, which is 512 wide. */
const SCALE = 0.5;

const pathOf = (icon: string): string => {
  const [, path] = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(icons.icons[icon]?.body ?? "") ?? [];
  if (path === undefined) throw new Error(`no icon ${icon}`);
  return svgpath(path).scale(SCALE).rel().round(0).toString();
};

const ALL: Figures = Object.entries(VOCABULARY).map(([icon, words]) => [words, icon]);

const ALL_DRAWN = drawnBy(ALL);

/** The figures that a game's own cards wear, each with all words that it stands for. */
function figuresFor(game: string): Figures {
  const plan = planOf(game);
  const worn = new Set(
    facesOf(game).flatMap((face) => figuresOf(ALL_DRAWN, wordsOf(String(face.name), plan.look(face)))),
  );
  return ALL.filter(([, icon]) => worn.has(icon)).map(([words, icon]) => [words, pathOf(icon)]);
}

export const figuresFile = (game: string): URL =>
  new URL(`../../shared/games/${game}/page/figures.ts`, import.meta.url);

/** The file of a game's figures. */
export const figuresText = (game: string): string =>
  [
    "/** Written by `node test/figures/main.ts`; who drew them is in LICENSE-ICONS.md. */",
    'import type { Figures } from "../../plan.ts";',
    "",
    "// biome-ignore format: one figure a line",
    "export const figures: Figures = [",
    ...figuresFor(game).map((figure) => `  ${JSON.stringify(figure)},`),
    "];",
    "",
  ].join("\n");

if (import.meta.main) for (const { id } of PAGES) writeFileSync(figuresFile(id), figuresText(id));
