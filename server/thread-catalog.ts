/** The games and card sets of a thread that looks at matches for the server's own: it loads all of them anew. */
import { rulesets } from "../shared/games/index.ts";
import { type Catalog, loadSet, newCatalog } from "../shared/kernel/index.ts";
import { loadGames } from "./outside-games.ts";

/** What the server hands to such a thread. */
export interface ThreadData {
  /** Its set files. */
  readonly texts: readonly string[];
  /** Where it has games from beside those of the repository. */
  readonly gamesDir: string | undefined;
}

export async function threadCatalog({ texts, gamesDir }: ThreadData): Promise<Catalog> {
  await loadGames(gamesDir);
  const sets = texts.flatMap((text) => {
    const loaded = loadSet(JSON.parse(text), rulesets);
    return "set" in loaded ? loaded.set : [];
  });
  return newCatalog(rulesets, sets);
}
