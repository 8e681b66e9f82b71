import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** A JSON file with the mutant (play.ts): which file, and the text it has for this run; absent for a run without one. */
const given = process.env.MUTANT;
const errand: { mutant: { file: string; text: string } } | undefined =
  given === undefined ? undefined : JSON.parse(readFileSync(given, "utf8"));
const mutant = errand?.mutant;

/** Runs some tests over the tree in which one file is another; nothing on the disk is changed. */
export default defineConfig({
  plugins: [
    {
      name: "mutant",
      enforce: "pre",
      load: (id) =>
        mutant !== undefined && id.split("?")[0] === join(root, mutant.file) ? mutant.text : undefined,
    },
  ],
  test: {
    root,
    include: (process.env.MUTANT_JUDGES ?? "test/kernel/**/*.test.ts").split(","),
    pool: "forks",
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    bail: 1,
    // A cache of files on the disk would give the next run this one's mutant.
    fsModuleCache: false,
    testTimeout: 30_000,
  },
});
