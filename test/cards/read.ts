/** Sets from files. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { CardSet, Ruleset } from "../../shared/kernel/index.ts";
import { type Checked, check } from "./check.ts";

/** The set of a file that must load. @throws where it does not */
export function readSet(file: string): CardSet {
  const { set, problems } = checkFile(file);
  if (set === undefined) throw new Error(problems.join("\n"));
  return set;
}

/** All that there is to say against a file. */
export function checkFile(file: string): Checked {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    return { problems: [(error as Error).message], warnings: [] };
  }
  return check(text, basename(file));
}

/** The sets of a game that come with the house. */
export function readHouse({ id }: Ruleset): CardSet[] {
  const folder = fileURLToPath(new URL(`../../shared/sets/${id}/`, import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => readSet(folder + file));
}
