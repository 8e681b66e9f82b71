/** The cards of a game's own sets, as the page reads them. */
import { globSync, readFileSync } from "node:fs";
import type { Face } from "../../shared/games/plan.ts";

/** The faces of every card of the game's sets. */
export const facesOf = (game: string): Face[] =>
  globSync(`shared/sets/${game}/*.json`).flatMap((file) =>
    Object.values<Face>(JSON.parse(readFileSync(file, "utf8")).cards),
  );
