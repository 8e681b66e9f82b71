/** Which state of the repository a run measured. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Run } from "./history.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** What git has changed and not committed, but for runs kept a moment ago; undefined where there is no history. */
export function uncommitted(): string[] | undefined {
  try {
    const changes = git("status", "--porcelain", "--", ".", ":(exclude)test/bench/history.json");
    return changes.split("\n").filter((line) => line !== "");
  } catch {
    return undefined;
  }
}

/** The commit, the day and the Node of a run that is made now. */
export function stampOf(bench: string): Pick<Run, "bench" | "commit" | "date" | "node"> {
  const [date] = new Date().toISOString().split("T");
  return { bench, commit: git("rev-parse", "--short=12", "HEAD"), date, node: process.versions.node };
}
