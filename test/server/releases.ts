/** Another release of the server: its tree, copied and changed, so that it runs as a process of its own. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const HOME = fileURLToPath(new URL("../..", import.meta.url));

export interface Release {
  /** What it is started by. */
  readonly main: string;
  remove(): void;
}

/** A line of the tree that another release has otherwise. */
export interface Edit {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

/** @throws Error where a file has no such line */
export function releaseWith(edits: readonly Edit[]): Release {
  const root = mkdtempSync(join(tmpdir(), "riposte-release-"));
  for (const part of ["server", "shared", "package.json"])
    cpSync(join(HOME, part), join(root, part), { recursive: true });
  symlinkSync(join(HOME, "node_modules"), join(root, "node_modules"));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(root, file), "utf8");
    const edited = text.replace(from, to);
    if (edited === text) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(root, file), edited);
  }
  return {
    main: join(root, "server/main.ts"),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The next version of a ruleset's rules. */
export const nextRules = (ruleset: string): Edit => ({
  file: `shared/games/${ruleset}/ruleset.ts`,
  from: /^ {2}version: \d+,$/m,
  to: "  version: 99,",
});
