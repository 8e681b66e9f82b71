import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { casesOf, failureText, filesAt, type Playable } from "./games.ts";
import { ScenarioError } from "./scenario.ts";
import { tracer } from "./trace.ts";

/**
 * `npm run scenario -- [--mirror] [--trace] [--as VIEWER] PATH…`: plays the scenario files at or below the paths, all
 * of the house by default. Prints the first difference of each case that fails, and with `--trace` every step of every
 * case; the last line counts.
 */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mirror: { type: "boolean", default: false },
      trace: { type: "boolean", default: false },
      as: { type: "string" },
    },
  });
  const all = positionals.length > 0 ? positionals : [fileURLToPath(new URL(".", import.meta.url))];
  const found = all.flatMap((path) => casesAt(path, values.mirror));
  // A set that several files name is told of once.
  const faults = new Set(found.filter((one) => typeof one === "string"));
  for (const fault of faults) console.log(`${fault}\n`);
  const cases = found.filter((one) => typeof one !== "string");
  const traced = values.trace || values.as !== undefined;
  const passed = cases.filter((one) => (traced ? passesTraced(one, values.as) : passes(one))).length;
  const failed = faults.size + cases.length - passed;
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function passesTraced(one: Playable, viewer?: string): boolean {
  console.log(`${one.file}: ${one.name}   (${one.rule})`);
  const trace = tracer(viewer);
  const passed = passes(one, (played) => console.log(trace(played).join("\n")));
  console.log("");
  return passed;
}

function passes(one: Playable, ...watch: Parameters<Playable["play"]>): boolean {
  const failure = one.play(...watch);
  if (failure !== undefined) console.log(`${failureText(one, failure)}\n`);
  return failure === undefined;
}

/** The cases at a path; one that cannot be read counts as a failure, told in its words. */
function casesAt(path: string, mirror: boolean): readonly (Playable | string)[] {
  try {
    return filesAt(path).flatMap((file) => read(file, mirror));
  } catch {
    return [`FAILED there is nothing at ${path}`];
  }
}

function read(file: string, mirror: boolean): readonly (Playable | string)[] {
  try {
    return casesOf(file, mirror);
  } catch (error) {
    return [`FAILED ${error instanceof ScenarioError ? error.message : `${file}: ${String(error)}`}`];
  }
}

process.exitCode = main();
