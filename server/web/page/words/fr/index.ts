/** Français. */
import type { LanguageFile } from "../translation.ts";
import { answering } from "./answering.ts";
import { build } from "./build.ts";
import { cards } from "./cards.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { looks } from "./looks.ts";
import { refused } from "./refused.ts";
import { replay } from "./replay.ts";
import { sets } from "./sets.ts";
import { table } from "./table.ts";
import { told } from "./told.ts";

export const language: LanguageFile = {
  words: { ...home, ...build, ...cards, ...table, ...answering, ...replay, ...sets, ...looks, ...games },
  told,
  refused,
  reads: {
    may: /(?:vous pouvez|chaque joueur peut|l’adversaire peut) (.+?)(?:\.(?= |$)|, puis )/gi,
    ways: /choisissez [^:—]+[:—] (.*)$/i,
    or: " ; ou ",
  },
};
