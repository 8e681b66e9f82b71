/** English, and the list of all keys. */
import { PAGES } from "../../../../../shared/games/pages.ts";
import type { Language, Words } from "../translation.ts";
import { answering } from "./answering.ts";
import { build } from "./build.ts";
import { cards } from "./cards.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { looks } from "./looks.ts";
import { replay } from "./replay.ts";
import { sets } from "./sets.ts";
import { table } from "./table.ts";

const own = {
  ...home,
  ...build,
  ...cards,
  ...table,
  ...answering,
  ...replay,
  ...sets,
  ...looks,
  ...games,
} as const;

export type Key = keyof typeof own;

/** The page's own, and those of each game. */
export const words: Words & Readonly<Record<Key, string>> = Object.assign(
  {},
  own,
  ...PAGES.map((page) => page.words),
);

/** Log and refusals are in English where they are made. */
export const en: Language = {
  words,
  told: {},
  toldOf: {},
  refused: {},
  refusedOf: {},
  gameOf: Object.fromEntries(PAGES.map((page) => [page.id, page])),
  reads: {
    may: /\b(?:you|each player|your opponent) may (.+?)(?:\.(?= |$)|, then )/gi,
    ways: /choose [^:—]+[:—] (.*)$/i,
    or: "; or ",
  },
};
