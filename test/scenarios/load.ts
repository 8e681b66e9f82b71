import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** All scenario files at or below a path, in a fixed order. */
export function scenarioFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => join(path, name));
}
