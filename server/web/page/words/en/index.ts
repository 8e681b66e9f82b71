/** English, and the list of all keys. */
import { answering } from "./answering.ts";
import { build } from "./build.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { keywords } from "./keywords.ts";
import { replay } from "./replay.ts";
import { table } from "./table.ts";

export const words = { ...home, ...build, ...table, ...answering, ...replay, ...games, ...keywords } as const;

/** Log and refusals are in English where they are made. */
export const en = { words, told: {}, refused: {} } as const;
