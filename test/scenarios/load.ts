import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { parseScenario } from "./format.ts";
import { type Dialect, type Scenario, ScenarioError } from "./scenario.ts";

/** All scenario files at or below a path, in a fixed order. */
export function scenarioFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => join(path, name));
}

/** Reads every file and tells all faults at once. */
export function loadScenarios<G, I>(path: string, dialect: Dialect<G, I>): Scenario<G, I>[] {
  const read: Scenario<G, I>[] = [];
  const faults: string[] = [];
  for (const file of scenarioFiles(path)) {
    try {
      read.push(parseScenario(readFileSync(file, "utf8"), relative(path, file) || file, dialect));
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new ScenarioError(faults.join("\n"));
  return read;
}
