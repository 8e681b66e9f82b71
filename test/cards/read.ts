/** A set from a file, or everything that is wrong with it, a line each. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rulesets } from "../../shared/games/index.ts";
import { type CardSet, loadSet, type Problem, type Ruleset } from "../../shared/kernel/index.ts";

/** @returns the set, or lines that name card, path and what is wrong */
export function readSet(file: string): CardSet | string[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return [(error as Error).message];
  }
  const loaded = loadSet(json, rulesets);
  return "set" in loaded ? loaded.set : loaded.problems.map(line);
}

const line = ({ card, path, message }: Problem): string =>
  [card, path, message].filter((part) => part !== "").join(": ");

/** The sets of a game that come with the house. */
export function readHouse({ id }: Ruleset): CardSet[] {
  const folder = fileURLToPath(new URL(`../../shared/sets/${id}/`, import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => readSet(folder + file) as CardSet);
}
