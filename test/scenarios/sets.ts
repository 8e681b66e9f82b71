import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CardSet, Catalog } from "../../shared/kernel/model/catalog.ts";
import type { Ruleset } from "../../shared/kernel/model/ruleset.ts";
import { loadSet, newCatalog } from "../../shared/kernel/text/sets.ts";
import { ScenarioError } from "./scenario.ts";

const SETS = fileURLToPath(new URL("../../shared/sets", import.meta.url));

const known = new Map<string, CardSet>();
const catalogs = new Map<string, Catalog>();

/** The house's set of this name, or a JSON file beside the scenario: by its name or by the set's id. */
function fileOf(name: string, ruleset: string, beside: string): string | undefined {
  const at = [join(SETS, ruleset, `${name}.json`), join(beside, `${name}.json`), join(beside, name)];
  const found = at.find((path) => path.endsWith(".json") && existsSync(path));
  if (found !== undefined) return found;
  const here = existsSync(beside) ? readdirSync(beside).filter((file) => file.endsWith(".json")) : [];
  return here.map((file) => join(beside, file)).find((path) => idIn(path) === name);
}

const ids = new Map<string, unknown>();

function idIn(path: string): unknown {
  if (!ids.has(path)) ids.set(path, readId(path));
  return ids.get(path);
}

function readId(path: string): unknown {
  try {
    return (JSON.parse(readFileSync(path, "utf8")) as { id?: unknown }).id;
  } catch {
    return undefined;
  }
}

function setAt(path: string, game: Ruleset): CardSet {
  const before = known.get(path);
  if (before !== undefined) return before;
  const result = loadSet(JSON.parse(readFileSync(path, "utf8")), [game]);
  if ("problems" in result) {
    const lines = result.problems.map(({ card, path: at, message }) => `${path}: ${card} ${at}: ${message}`);
    throw new ScenarioError(lines.join("\n"));
  }
  known.set(path, result.set);
  return result.set;
}

/**
 * The catalog and set ids a scenario plays with.
 * @throws ScenarioError when a set is not found or faulty.
 */
export function catalogFor(
  names: readonly string[],
  game: Ruleset,
  scenarioFile: string,
): { catalog: Catalog; sets: readonly string[] } {
  const sets = names.map((name) => {
    const path = fileOf(name, game.id, dirname(scenarioFile));
    if (path === undefined) throw new ScenarioError(`${scenarioFile}: no set "${name}"`);
    return setAt(path, game);
  });
  const key = sets.map((set) => `${set.ruleset}/${set.id}/${set.hash}`).join(" ");
  const catalog = catalogs.get(key) ?? newCatalog([game], sets);
  catalogs.set(key, catalog);
  return { catalog, sets: sets.map((set) => set.id) };
}
