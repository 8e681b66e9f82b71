import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "./tree.ts";

/** What proves something: scenarios, laws, proofs and tests. */
const PROVES = /^test\/(scenarios\/.+\.ya?ml|property\/laws\/.+\.ts|.+\.(law|prove|test)\.tsx?)$/;

/** What the history tells, or why it tells nothing. */
export type Standing = { readonly findings: Finding[] } | { readonly unknown: string };

/**
 * Finds every scenario, law, proof and test that the history of this folder names and that is gone: a stale copy
 * of the tree takes some away unseen. What git sees as renamed stands under its new name.
 * @param gone paths that were taken away on purpose, each with its reason
 */
export function checkStanding(folder: string, gone: Readonly<Record<string, string>>): Standing {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 30 });
    return status === 0 ? stdout : undefined;
  };
  const top = git("rev-parse", "--show-toplevel")?.trim();
  if (top === undefined || realpathSync(top) !== realpathSync(folder))
    return { unknown: "no history here to look at" };
  if (git("rev-parse", "--is-shallow-repository")?.trim() !== "false")
    return { unknown: "a shallow clone, whose history is not looked at" };
  const log = git("log", "--format=", "--name-status", "--diff-filter=ADR", "-M", "-l0", "--", "test");
  return log === undefined ? { unknown: "no commit yet" } : { findings: missing(folder, log, gone) };
}

function missing(folder: string, log: string, gone: Readonly<Record<string, string>>): Finding[] {
  const named = new Set<string>();
  const renamed = new Map<string, string[]>();
  for (const line of log.split("\n")) {
    const [, ...paths] = line.split("\t");
    for (const path of paths) if (PROVES.test(path)) named.add(path);
    if (paths.length === 2) renamed.set(paths[0], [...(renamed.get(paths[0]) ?? []), paths[1]]);
  }
  const stands = (path: string, seen = new Set<string>()): boolean => {
    if (existsSync(join(folder, path))) return true;
    if (seen.has(path)) return false;
    seen.add(path);
    return (renamed.get(path) ?? []).some((next) => stands(next, seen));
  };
  const lost = [...named].filter((path) => !stands(path));
  return [
    ...lost
      .filter((path) => gone[path] === undefined)
      .map((path) => ({ path, message: "is gone: bring it back, or say why in test/check/gone.ts" })),
    // What git takes for renamed depends on how commits are cut: its reason may stand all the same.
    ...Object.keys(gone)
      .filter((path) => !named.has(path) || existsSync(join(folder, path)))
      .map((path) => ({ path, message: "is not gone, and test/check/gone.ts says it is" })),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
