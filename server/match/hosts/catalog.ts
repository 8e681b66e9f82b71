/** Card sets are data: read from folders at start. One that fails is refused whole, and the server starts without it. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type CardSet,
  type Catalog,
  loadSet,
  newCatalog,
  type Problem,
  type Ruleset,
} from "../../../shared/kernel/index.ts";
import type { HostLog } from "../common/log.ts";

export interface Loaded {
  readonly catalog: Catalog;
  /** The text of each set's file, by the content hash of the set. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Loads every `*.json` of the folders, in the folders' order, then by name. */
export async function loadSets(
  rulesets: readonly Ruleset[],
  folders: readonly string[],
  log: HostLog,
): Promise<Loaded> {
  const sets: CardSet[] = [];
  const texts = new Map<string, string>();
  for (const folder of folders) {
    for (const file of await jsonFiles(folder)) {
      const read = await readSet(file, rulesets, sets, log);
      if (read === undefined) continue;
      sets.push(read.set);
      texts.set(read.set.hash, read.text);
    }
  }
  const catalog = newCatalog(rulesets, sets);
  for (const set of sets) tellShared(catalog, set, log);
  return { catalog, texts };
}

/** A deck that does not say which set it means gets the earlier set's card: whoever runs the server is to know. */
function tellShared(catalog: Catalog, { id: set, ruleset, cards }: CardSet, log: HostLog): void {
  const shared = cards.map(({ id }) => catalog.word(ruleset, set, id)).filter((word) => word.includes("/"));
  if (shared.length > 0)
    log.warn({ set, ruleset, shared }, "card ids of an earlier set: decks name these cards by set and id");
}

/** The same without the texts. */
export const loadCatalog = async (...how: Parameters<typeof loadSets>): Promise<Catalog> =>
  (await loadSets(...how)).catalog;

/** In the folder itself and one below: sets lie beside each other, or in a folder for each ruleset. */
async function jsonFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function readSet(
  file: string,
  rulesets: readonly Ruleset[],
  known: readonly CardSet[],
  log: HostLog,
): Promise<{ set: CardSet; text: string } | undefined> {
  const refused = (problems: readonly Problem[]): undefined =>
    log.error({ file, problems }, `card set refused: ${problems.length} problems`) as undefined;
  const whole = (message: string) => refused([{ card: "", path: "", message }]);
  let text: string;
  let json: unknown;
  try {
    text = await readFile(file, "utf8");
    json = JSON.parse(text);
  } catch (error) {
    return whole(error instanceof Error ? error.message : String(error));
  }
  const loaded = loadSet(json, rulesets);
  if ("problems" in loaded) return refused(loaded.problems);
  const { set } = loaded;
  if (known.some(({ id, ruleset }) => id === set.id && ruleset === set.ruleset))
    return whole(`another set is called "${set.id}"`);
  log.info({ file, set: set.id, ruleset: set.ruleset, cards: set.cards.length }, "card set loaded");
  return { set, text };
}
