/** Español. */
import type { LanguageFile } from "../translation.ts";
import { answering } from "./answering.ts";
import { build } from "./build.ts";
import { cards } from "./cards.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { looks } from "./looks.ts";
import { peace } from "./peace.ts";
import { profile } from "./profile.ts";
import { programs } from "./programs.ts";
import { providers } from "./providers.ts";
import { refused } from "./refused.ts";
import { replay } from "./replay.ts";
import { sets } from "./sets.ts";
import { table } from "./table.ts";
import { told } from "./told.ts";
import { tournaments } from "./tournaments.ts";

export const language: LanguageFile = {
  words: { ...home, ...build, ...cards, ...table, ...answering, ...replay, ...sets, ...looks, ...games },
  told,
  refused,
  reads: {
    may: /(?:puedes|cada jugador puede|el rival puede) (.+?)(?:\.(?= |$)|, luego )/gi,
    ways: /elige [^:—]+[:—] (.*)$/i,
    or: "; o ",
  },
  pages: { profile, programs, providers, tournaments, peace },
  games: {
    ucg: () => import("../../../../../shared/games/ucg/page/es.ts"),
    nullshapers: () => import("../../../../../shared/games/nullshapers/page/es.ts"),
    "grand-archive": () => import("../../../../../shared/games/grand-archive/page/es.ts"),
    altered: () => import("../../../../../shared/games/altered/page/es.ts"),
    crowdcontrol: () => import("../../../../../shared/games/crowdcontrol/page/es.ts"),
    lamplight: () => import("../../../../../shared/games/lamplight/page/es.ts"),
  },
};
