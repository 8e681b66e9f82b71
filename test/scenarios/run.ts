import { fileURLToPath } from "node:url";
import { ScenarioError } from "./format.ts";
import { casesOf, failureText, filesAt, type Playable } from "./games.ts";

/**
 * `npm run scenario -- PATH…`: plays the scenario files at or below the paths, all of the house by default.
 * Prints the first difference of each case that fails; the last line counts.
 */
function main(paths: readonly string[]): number {
  const all = paths.length > 0 ? paths : [fileURLToPath(new URL(".", import.meta.url))];
  let passed = 0;
  let failed = 0;
  const fail = (text: string): void => {
    failed++;
    console.log(`${text}\n`);
  };
  for (const path of all) {
    for (const one of found(path)) {
      if (typeof one === "string") fail(one);
      else {
        const failure = one.play();
        if (failure === undefined) passed++;
        else fail(failureText(one, failure));
      }
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/** The cases at a path; one that cannot be read counts as a failure, told in its words. */
function found(path: string): readonly (Playable | string)[] {
  try {
    return filesAt(path).flatMap(read);
  } catch {
    return [`FAILED there is nothing at ${path}`];
  }
}

function read(file: string): readonly (Playable | string)[] {
  try {
    return casesOf(file);
  } catch (error) {
    return [`FAILED ${error instanceof ScenarioError ? error.message : `${file}: ${String(error)}`}`];
  }
}

process.exitCode = main(process.argv.slice(2));
