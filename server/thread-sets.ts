/** The games and card sets of a thread that looks at matches for the server's own: it loads all of them anew. */
import { rulesets } from "../shared/games/index.ts";
import { type CardSet, loadSet } from "../shared/kernel/index.ts";
import { loadGames } from "./outside-games.ts";

/** What the server hands to such a thread. */
export interface ThreadData {
  /** Its set files. */
  readonly texts: readonly string[];
  /** Where it has games from beside those of the repository. */
  readonly gamesDir: string | undefined;
}

/** The server's sets; the games are there from then on. */
export async function threadSets({ texts, gamesDir }: ThreadData): Promise<readonly CardSet[]> {
  await loadGames(gamesDir);
  return texts.flatMap(setIn);
}

/** The set of a text; none where this release reads it as none. */
export function setIn(text: string): CardSet[] {
  const loaded = loadSet(JSON.parse(text), rulesets);
  return "set" in loaded ? [loaded.set] : [];
}
