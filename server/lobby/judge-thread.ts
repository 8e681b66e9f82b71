/** The thread in which decks are judged: what a stranger sends may take long, and the matches do not wait for it. */

import { workerData } from "piscina";
import { rulesets } from "../../shared/games/index.ts";
import { loadSet, newCatalog } from "../../shared/kernel/index.ts";
import { type Case, judge } from "./judging.ts";

const sets = (workerData as { texts: readonly string[] }).texts.flatMap((text) => {
  const loaded = loadSet(JSON.parse(text), rulesets);
  return "set" in loaded ? loaded.set : [];
});
const catalog = newCatalog(rulesets, sets);

export default (asked: Case): string[] => judge(catalog, asked);
