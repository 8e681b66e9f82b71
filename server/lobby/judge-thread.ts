/**
 * The thread in which decks are judged and sets of players are read: what a stranger sends may take long, and the
 * matches do not wait for it.
 */

import { workerData } from "piscina";
import QuickLRU from "quick-lru";
import { rulesets } from "../../shared/games/index.ts";
import { type Catalog, newCatalog } from "../../shared/kernel/index.ts";
import type { SetFile } from "../match/journal/journal.ts";
import { setIn, type ThreadData, threadSets } from "../thread-sets.ts";
import { type Case, problemsOf } from "./judging.ts";
import { type Reading, readSet } from "./set-reading.ts";

/** Catalogs with sets of players that are remembered, and at most twice as many. */
const REMEMBERED = 8;

const own = await threadSets(workerData as ThreadData);
const catalog = newCatalog(rulesets, own);
const joined = new QuickLRU<string, Catalog>({ maxSize: REMEMBERED });

function catalogWith(sets: readonly SetFile[]): Catalog {
  if (sets.length === 0) return catalog;
  const key = sets.map(({ hash }) => hash).join();
  const known = joined.get(key) ?? newCatalog(rulesets, [...own, ...sets.flatMap(({ text }) => setIn(text))]);
  joined.set(key, known);
  return known;
}

export default (asked: Case | Reading) =>
  "text" in asked ? readSet(catalog, asked) : problemsOf(catalogWith(asked.sets), asked);
