/** Sets from files. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { CardSet, Ruleset } from "../../shared/kernel/index.ts";
import { setsFolder } from "../games/files.ts";
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

/** The sets that come with a game. */
export function readHouse({ id }: Ruleset): CardSet[] {
  const folder = setsFolder(id);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => readSet(join(folder, file)));
}
