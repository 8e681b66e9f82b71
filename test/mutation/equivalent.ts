import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../check/tree.ts";
import { codeOf, type Mutant } from "./mutants.ts";

/** A mutant that was looked at and changes nothing that anybody could see, and why. */
export interface Equivalent {
  readonly file: string;
  /** The line before and after, without its indent. */
  readonly was: string;
  readonly now: string;
  readonly why: string;
}

/** Those that were looked at. */
export const EQUIVALENT: readonly Equivalent[] = JSON.parse(
  readFileSync(join(root, "test/mutation/equivalent.json"), "utf8"),
);

/** No test could see it: it counts in no score. */
export const isEquivalent = (mutant: Mutant): boolean =>
  isOfTypes(mutant) ||
  goesOnAnyway(mutant) ||
  EQUIVALENT.some(
    ({ file, was, now }) => file === mutant.file && was === mutant.was.trim() && now === mutant.now.trim(),
  );

/** What runs is the same with it. */
function isOfTypes({ line, was, text }: Mutant): boolean {
  const before = text
    .split("\n")
    .with(line - 1, was)
    .join("\n");
  return codeOf(text) === codeOf(before);
}

/** A procedure's step that names none goes on at the step below it (kernel/machine.ts). */
function goesOnAnyway({ line, was, now, text }: Mutant): boolean {
  const label = /return "(\w+)";$/.exec(was)?.[1];
  if (label === undefined || !now.endsWith("return undefined;")) return false;
  const below = text
    .split("\n")
    .slice(line)
    .find((one) => /^ {0,2}\w/.test(one));
  return below?.startsWith(`  ${label}(`) === true && below.endsWith("): Next {");
}
