/** Hears when one of these folders or files changes. */
import { type FSWatcher, statSync, watch } from "node:fs";
import { basename, dirname } from "node:path";

/** Milliseconds in which an editor has written all of a file. */
const TOGETHER_MS = 100;

/** Calls `changed` once for changes that come together. @returns ends it */
export function watchPaths(paths: readonly string[], changed: () => Promise<void>): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();
  const later = () => {
    clearTimeout(due);
    due = setTimeout(() => {
      last = last.then(changed);
    }, TOGETHER_MS);
  };
  const watchers = paths.flatMap((path) => watcherOf(path, later) ?? []);
  return () => {
    clearTimeout(due);
    for (const watcher of watchers) watcher.close();
  };
}

/** Of a file its folder is watched, since editors put a new file in the place of the old. Undefined for no path. */
function watcherOf(path: string, changed: () => void): FSWatcher | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isDirectory()) return watch(path, { recursive: true }, changed);
  return watch(dirname(path), (_, name) => name === basename(path) && changed());
}
