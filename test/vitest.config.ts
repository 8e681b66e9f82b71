import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Code that was compiled by a process before, for those after it: the servers under test are started often.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../node_modules/.cache/riposte", import.meta.url));

/** Begun last each would go on alone; and a first run knows no more of a file than its size. */
const LONGEST = [
  "test/server/kill.test.ts",
  "test/server/kill.prove.ts",
  "test/property/laws.test.ts",
  "test/property/laws.prove.ts",
  "test/bots/plays.test.ts",
  "test/browser/match.prove.ts",
  "test/effects/effects.prove.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) =>
      Number(LONGEST.some((file) => moduleId.endsWith(file)));
    return (await super.sort(files)).sort((a, b) => isLongest(b) - isLongest(a));
  }
}

/**
 * `npm test` runs `*.test.ts`; `npm run prove` (mode "prove") runs `*.prove.ts`, the long proofs.
 * A mode, not an environment variable, because `PROVE=1 vitest` is not portable to Windows.
 */
export default defineConfig(({ mode }) => {
  const prove = mode === "prove";
  return {
    test: {
      // The config lives in test/, the tree it tests is one above.
      root: fileURLToPath(new URL("..", import.meta.url)),
      include: [prove ? "test/**/*.prove.ts" : "test/**/*.test.ts"],
      pool: "forks",
      // Files share a process, as matches do: each would load the whole server anew, and compile it cold.
      isolate: false,
      // Two cores are the smallest machine we promise to be quick on, and rooms under test measure time.
      maxWorkers: 2,
      sequence: { sequencer: LongestFirst },
      // For what hangs: a machine under load is slow, and that is no failure.
      testTimeout: prove ? 30 * 60_000 : 120_000,
      hookTimeout: 120_000,
      // The same: a disk that is busy for a second is no failure either.
      expect: { poll: { timeout: 20_000 } },
    },
  };
});
