/** The thread in which decks are judged: what a stranger sends may take long, and the matches do not wait for it. */
import { parentPort, workerData } from "node:worker_threads";
import { loadSet, newCatalog } from "../../shared/kernel/index.ts";
import { rulesets } from "../../shared/rulesets/index.ts";
import { type Case, judge } from "./judging.ts";

export interface Asked {
  readonly id: number;
  readonly asked: Case;
}

export interface Judged {
  readonly id: number;
  readonly problems: readonly string[];
}

const sets = (workerData as { texts: readonly string[] }).texts.flatMap((text) => {
  const loaded = loadSet(JSON.parse(text), rulesets);
  return "set" in loaded ? loaded.set : [];
});
const catalog = newCatalog(rulesets, sets);

parentPort?.on("message", ({ id, asked }: Asked) => {
  const judged: Judged = { id, problems: judge(catalog, asked) };
  parentPort?.postMessage(judged);
});
