/** Card sets are data, read from folders and files. One that fails is refused whole, and the server goes without it. */
import { readdir, readFile, stat } from "node:fs/promises";
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

/** A set and the text of its file. */
interface Read {
  readonly set: CardSet;
  readonly text: string;
}

export interface Loaded {
  readonly catalog: Catalog;
  /** The text of each set's file, by the content hash of the set. */
  readonly texts: ReadonlyMap<string, string>;
  /** What was read of each file that is a set. */
  readonly files: ReadonlyMap<string, Read>;
}

/**
 * Loads every `*.json` of the folders, in the folders' order, then by name; a path may be a file too. A file that is
 * refused is taken as it was `before`, if it was read then.
 */
export async function loadSets(
  rulesets: readonly Ruleset[],
  paths: readonly string[],
  log: HostLog,
  before: ReadonlyMap<string, Read> = new Map(),
): Promise<Loaded> {
  const files = new Map<string, Read>();
  for (const file of await setFiles(paths)) {
    const known = [...files.values()].map(({ set }) => set);
    const read = (await readSet(file, rulesets, known, log)) ?? before.get(file);
    if (read !== undefined) files.set(file, read);
  }
  const all = [...files.values()];
  const sets = all.map(({ set }) => set);
  const catalog = newCatalog(rulesets, sets);
  for (const set of sets) tellShared(catalog, set, log);
  return { catalog, texts: new Map(all.map(({ set, text }) => [set.hash, text])), files };
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

/** The files that may be sets, each once. */
export async function setFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map(jsonFiles));
  return [...new Set(found.flat())];
}

/** In the folder itself and below: sets lie beside each other, or in a folder for each ruleset. */
async function jsonFiles(path: string): Promise<string[]> {
  const isFile = await stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
  if (isFile) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => []);
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
): Promise<Read | undefined> {
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
