import { fileURLToPath } from "node:url";
import { casesOf, filesAt, type Playable } from "../scenarios/games.ts";

/** One scenario case: its file, and which of the file's it is. */
export interface Which {
  readonly file: string;
  readonly at: number;
}

const folder = fileURLToPath(new URL("../scenarios", import.meta.url));

/** The scenario files of all games, each read when it is its turn. */
export const scenarioFiles = (): readonly string[] => filesAt(folder);

const read = new Map<string, readonly Playable[]>();

/** The cases of a file; it is read once. */
export function casesIn(file: string): readonly Playable[] {
  const cases = read.get(file) ?? casesOf(file);
  read.set(file, cases);
  return cases;
}
