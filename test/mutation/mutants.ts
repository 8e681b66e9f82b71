import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { root } from "../check/tree.ts";

/** One change of one line, which a test should see. */
export interface Mutant {
  /** From the project's root. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly was: string;
  readonly now: string;
  /** The whole file with the change. */
  readonly text: string;
}

/** What is changed into what, wherever it stands in a line of code. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/ === /g, " !== "],
  [/ !== /g, " === "],
  [/ < /g, " <= "],
  [/ <= /g, " < "],
  [/ > /g, " >= "],
  [/ >= /g, " > "],
  [/ && /g, " || "],
  [/ \|\| /g, " && "],
  [/ \+ /g, " - "],
  [/ - /g, " + "],
  [/(?<=[ ([])true\b/g, "false"],
  [/(?<=[ ([])false\b/g, "true"],
  [/(?<=[ ([,])0\b(?!\.)/g, "1"],
  [/(?<=[ ([,])1\b(?!\.)/g, "0"],
  [/\bif \((?!!\()/g, "if (!"],
  [/\bif \(!/g, "if ("],
  [/\.some\(/g, ".every("],
  [/\.every\(/g, ".some("],
  [/\?\? /g, "&& "],
];

/** Statements: a call, an assignment, a return; all of them stand in one line. */
const STATEMENTS: readonly (readonly [RegExp, string])[] = [
  [/^(\s+)[\w.]+\(.*\);$/, "$1;"],
  [/^(\s+)[\w.]+ [-+]?= .*;$/, "$1;"],
  [/^(\s+(?:if \(.*\) )?)return .+;$/, "$1return undefined;"],
  [/^(\s+(?:if \(.*\) )?)continue;$/, "$1;"],
];

/** Every mutant of a file, in the order of its lines; none in comments, imports and types. */
export function mutantsOf(file: string): Mutant[] {
  const source = readFileSync(join(root, file), "utf8");
  const lines = source.split("\n");
  return lines.flatMap((was, at) => {
    if (isSilent(was)) return [];
    const texts = new Set(changed(was));
    return [...texts]
      .map((now) => ({ file, line: at + 1, was, now, text: lines.with(at, now).join("\n") }))
      .filter(({ text }) => codeOf(text) !== undefined);
  });
}

const isSilent = (line: string): boolean =>
  /^\s*(\*|\/\*|\/\/|import |export type |type |readonly |\}? ?from )/.test(line) || line.trim() === "";

function* changed(line: string): Iterable<string> {
  for (const [pattern, other] of CHANGES)
    for (const { index, 0: found } of line.matchAll(pattern))
      if (!isQuoted(line, index)) yield line.slice(0, index) + other + line.slice(index + found.length);
  for (const [pattern, other] of STATEMENTS) if (pattern.test(line)) yield line.replace(pattern, other);
}

/** In a string, or in what is said after the code. */
function isQuoted(line: string, index: number): boolean {
  const before = line.slice(0, index);
  return (
    before.includes("// ") || (before.split('"').length - 1) % 2 === 1 || before.split("`").length % 2 === 0
  );
}

/** What runs of it; nothing where it does not parse, which anybody would find. */
export function codeOf(text: string): string | undefined {
  try {
    return stripTypeScriptTypes(text);
  } catch {
    return undefined;
  }
}
