import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

/** One source file: its path from the project's root, with forward slashes, and its text. */
export type Source = { path: string; text: string };

/** What a check found: where, and what is wrong there. A warning does not fail the check. */
export type Finding = { path: string; line?: number | undefined; message: string; warning?: boolean };

/** The part of an ESTree node that the checks rely on. */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript 7 has no stable parser API, and vite's tree has no one type for "any node"
export type Node = { type: string; start: number; end: number; [key: string]: any };

export const root = fileURLToPath(new URL("../..", import.meta.url));

const ignored = new Set(["node_modules", "data", "coverage", "built"]);

/**
 * Reads every TypeScript and JavaScript file under the given folders of the project.
 * A folder that does not exist holds no files.
 */
export function readSources(...folders: string[]): Source[] {
  const present = folders.map((folder) => join(root, folder)).filter(existsSync);
  return present.flatMap((folder) => [...walk(folder)]).map(readSource);
}

function readSource(file: string): Source {
  return { path: relative(root, file).split(sep).join("/"), text: readFileSync(file, "utf8") };
}

function* walk(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !ignored.has(entry.name)) yield* walk(path);
    else if (/\.(m?tsx?|m?js)$/.test(entry.name)) yield path;
  }
}

/** Parses a source file. Throws an Error naming the file where it is not TypeScript. */
export function parse(source: Source): ReturnType<typeof parseSync> {
  const parsed = parseSync(source.path, source.text);
  if (parsed.errors.length > 0) throw new Error(`${source.path}: ${parsed.errors[0].message}`);
  return parsed;
}

/** Calls `visit` for every node of a tree, parents first, with the parent and the key it stands under. */
export function visitNodes(
  node: Node,
  visit: (node: Node, parent?: Node, key?: string) => void,
  parent?: Node,
  key?: string,
): void {
  visit(node, parent, key);
  for (const [childKey, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string") visitNodes(child, visit, node, childKey);
    }
  }
}

/** The line, from 1, of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** One line a person can click on in most terminals. */
export function describeFinding(finding: Finding): string {
  const at = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`;
  return `${finding.warning ? "warning: " : ""}${at}: ${finding.message}`;
}
