import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../check/tree.ts";
import { dice, mixed } from "../property/dice.ts";
import { isEquivalent } from "./equivalent.ts";
import { coverOf, judge, judgesOf, type Verdict } from "./judge.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";
import { type Judged, table } from "./table.ts";

const ROOMS = ["shared/kernel", "shared/games/ucg"];

/**
 * `npm run mutate -- [PATH…] [--sample n] [--seed n] [--jobs n] [--laws]`: changes one thing at a time in the kernel
 * and one ruleset, or in these files and folders, and says which changes no test saw. All of it takes hours; a sample
 * is so many of each file, the same for the same seed. With `--laws` the laws judge what all others let live.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: "2" },
      laws: { type: "boolean", default: false },
    },
  });
  const rooms = positionals.length > 0 ? positionals : ROOMS;
  const drawn = rooms.flatMap(filesAt).map((file) => {
    const all = mutantsOf(file);
    const random = dice(Number(values.seed));
    return values.sample === undefined ? all : mixed(random, all).slice(0, Number(values.sample));
  });
  const mutants = drawn.flat().filter((mutant) => !isEquivalent(mutant));
  console.log(`${mutants.length} mutants, and ${drawn.flat().length - mutants.length} that change nothing`);
  const covered = await coverOf(rooms);
  const judged: Judged[] = [];
  const next = mutants.values();
  const work = async (): Promise<void> => {
    for (const mutant of next) {
      const verdict = await judge(mutant, judgesOf(mutant, covered, values.laws));
      judged.push([mutant, verdict]);
      if (verdict !== "killed") console.log(told(mutant, verdict));
    }
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, work));
  console.log(table(judged));
}

const told = ({ file, line, was, now }: Mutant, verdict: Verdict): string =>
  `${verdict} ${file}:${line}\n  - ${was.trim()}\n  + ${now.trim()}`;

const filesAt = (path: string): string[] =>
  statSync(join(root, path)).isFile()
    ? [path]
    : readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .toSorted()
        .map((name) => `${path}/${name}`);

await main();
