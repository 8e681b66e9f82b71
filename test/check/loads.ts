import { posix } from "node:path";
import { importsOf } from "./arrows.ts";
import type { Finding, Source } from "./tree.ts";

/** Modules that a start waits for before all else: what they load has to be little. */
const FIRST = ["server/main.ts", "server/store/sqlite-thread.ts"];

/** Most of what the server is: its rules. Whoever loads them loads hundreds of files. */
const HEAVY = /^shared\/(kernel|games)\//;

/** Finds what loads the rules into a module that a start waits for; what it imports when it runs is not looked at. */
export function checkLoads(sources: readonly Source[], first: readonly string[] = FIRST): Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return first.flatMap((entry) => {
    const seen = new Set<string>();
    const load = (path: string): Finding[] => {
      const source = byPath.get(path);
      if (source === undefined || seen.has(path)) return [];
      seen.add(path);
      return importsOf(source).flatMap(({ to, line, isType, isLate }) => {
        if (isType || isLate || !to.startsWith(".")) return [];
        const next = posix.join(posix.dirname(path), to);
        return HEAVY.test(next)
          ? [{ path, line, message: `loads ${next} into ${entry}, which is to begin at once` }]
          : load(next);
      });
    };
    return load(entry);
  });
}
