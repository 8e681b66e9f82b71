import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../check/tree.ts";
import type { Mutant } from "./mutants.ts";
import type { Which } from "./scenarios.ts";

/** What a run of scenarios over a mutant is given, as JSON in a file. */
export interface Errand {
  readonly mutant: Mutant;
  readonly cases: readonly Which[];
}

/** A process of its own plays these cases with the mutant in place of its file; it fails with the first that does. */
async function main(): Promise<boolean> {
  const { mutant, cases }: Errand = JSON.parse(readFileSync(process.argv[2], "utf8"));
  const changed = pathToFileURL(join(root, mutant.file)).href;
  registerHooks({
    load: (url, context, next) =>
      url === changed
        ? { format: "module-typescript", source: mutant.text, shortCircuit: true }
        : next(url, context),
  });
  // Not before the hook stands: it would load the file as it is.
  const { casesIn } = await import("./scenarios.ts");
  return cases.every(({ file, at }) => casesIn(file)[at].play() === undefined);
}

process.exit((await main()) ? 0 : 1);
