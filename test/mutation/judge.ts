import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../check/tree.ts";
import { dice, mixed } from "../property/dice.ts";
import type { Covered } from "./cover.ts";
import type { Mutant } from "./mutants.ts";
import type { Errand } from "./play.ts";
import type { Which } from "./scenarios.ts";

/** What cards say, and what a set may not write. */
const TEXTS = ["test/sets/{text*,refused,idle*,schema}.test.ts", "test/effects/*.test.ts"];
const LAWS = ["test/property/*.test.ts"];

/** What hangs is found as well. One run of tests may take so long, and longer where playing all scenarios did. */
const LEAST_TIME = 60_000;
let time = LEAST_TIME;
/** For a run that is no mutant's. */
const ENDLESS = 0x7fffffff;

export type Verdict = "killed" | "timeout" | "survived";

/** Who judges a mutant: scenario cases, then files of tests; whoever finds it spares it the others. */
export interface Judges {
  readonly cases?: readonly Which[];
  readonly tests: readonly (readonly string[])[];
}

/**
 * The judges of a mutant: the cases that come to its line, then the tests of its room. The laws look at as many
 * matches as there is time for, so what they find is not the same twice: they judge only where asked to.
 */
export function judgesOf({ file, line }: Mutant, covered: Covered, laws: boolean): Judges {
  const reached = covered.lines[file]?.[line] ?? [];
  const cases = reached === "all" ? covered.cases : reached.map((n) => covered.cases[n]);
  // One file's cases are alike: a mutant is found sooner by cases from all over.
  return {
    cases: mixed(dice(1), ofItsGame(file, cases)),
    tests: laws ? [testsOf(file), LAWS] : [testsOf(file)],
  };
}

/** The tests of the file's room, and those of what cards say. */
function testsOf(file: string): readonly string[] {
  if (file.startsWith("shared/kernel/")) return ["test/kernel/**/*.test.ts", ...TEXTS];
  const [, , id] = file.split("/");
  return [`test/scenarios/${id}/*.test.ts`, ...TEXTS];
}

function ofItsGame(file: string, cases: readonly Which[]): readonly Which[] {
  const [, room, id] = file.split("/");
  return room === "games" ? cases.filter((one) => one.file.includes(`/scenarios/${id}/`)) : cases;
}

/** Which cases come to which lines of these rooms; plays all of them once. */
export async function coverOf(rooms: readonly string[]): Promise<Covered> {
  return inFolder(async (folder) => {
    const out = join(folder, "covered.json");
    const from = performance.now();
    const code = await run(
      ["--disable-warning=ExperimentalWarning", program("cover"), out, ...rooms],
      {},
      ENDLESS,
    );
    time = Math.max(LEAST_TIME, 2 * (performance.now() - from));
    if (code !== 0) throw new Error("the scenarios do not pass as they are");
    return JSON.parse(readFileSync(out, "utf8"));
  });
}

/** Plays cases and tests with the mutant in place of its file, until one of them fails; the disk stays as it is. */
export async function judge(mutant: Mutant, { cases = [], tests }: Judges): Promise<Verdict> {
  return inFolder(async (folder) => {
    const path = join(folder, "errand.json");
    writeFileSync(path, JSON.stringify({ mutant, cases } satisfies Errand));
    const played = cases.length === 0 ? 0 : await run([program("play"), path], {});
    if (played !== 0) return verdictOf(played);
    for (const files of tests) {
      const code = await run([vitest, ...VITEST], { MUTANT: path, MUTANT_JUDGES: files.join(",") });
      if (code !== 0) return verdictOf(code);
    }
    return "survived";
  });
}

const verdictOf = (code: number | "late"): Verdict => (code === "late" ? "timeout" : "killed");

const program = (name: string): string => join(root, `test/mutation/${name}.ts`);
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const VITEST = ["run", "--config", "test/mutation/vitest.config.ts", "--reporter", "dot"];

async function inFolder<T>(body: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "riposte-mutant-"));
  try {
    return await body(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(
  args: readonly string[],
  given: Readonly<Record<string, string>>,
  limit = time,
): Promise<number | "late"> {
  const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/riposte");
  const env = { ...process.env, NODE_COMPILE_CACHE, ...given };
  // A group of its own, so that what hangs goes with all it started.
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: "ignore", detached: true });
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      process.kill(-(child.pid as number), "SIGKILL");
      resolve("late");
    }, limit);
    child.on("exit", (code) => {
      clearTimeout(late);
      resolve(code ?? 1);
    });
  });
}
