/**
 * `npm run new-game -- <id> [--dir FOLDER]`: writes a game that can be played, from the skeleton. Without `--dir` it is a
 * game of the repository; with it one of a folder that `GAMES_DIR` names.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { root } from "../check/tree.ts";
import { NewGameError, writeInside, writeOutside } from "./write.ts";

const USAGE = "npm run new-game -- <id> [--dir FOLDER]";

/** What a game of the repository has that is written by commands. */
const WRITERS = [
  "test/sets/schema.ts",
  "test/sets/texts.ts",
  "test/docs/rulesets.ts",
  "test/docs/cookbook.ts",
];

function tool(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new NewGameError(`${args.join(" ")} failed; the files are written`);
}

function inside(id: string): string[] {
  const written = writeInside(id);
  for (const file of WRITERS) tool(file);
  tool("node_modules/@biomejs/biome/bin/biome", "check", "--config-path=.ci", "--write");
  const prompts = ["run", "--config", "test/vitest.config.ts", "test/web/prompts", "-u", "-t", id];
  tool("node_modules/vitest/vitest.mjs", ...prompts);
  return [
    `Wrote ${written.length} files of shared/games/${id}, shared/sets/${id}, test/scenarios/${id} and docs/rules/${id}.md, and registered it; docs/cookbook/${id}.md is made of them.`,
    `Next: npm run scenario -- test/scenarios/${id}, npm start, and docs/games.md.`,
  ];
}

function outside(id: string, dir: string): string[] {
  const written = writeOutside(id, dir);
  return [
    `Wrote ${written.length} files of ${dir}/${id}.`,
    `Next: GAMES_DIR=${dir} npm start, GAMES_DIR=${dir} npm run scenario -- ${dir}/${id}/scenarios, and docs/games.md.`,
  ];
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: "string" } },
  });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) throw new NewGameError(USAGE);
  for (const line of values.dir === undefined ? inside(id) : outside(id, values.dir)) console.log(line);
} catch (error) {
  console.error(error instanceof NewGameError ? error.message : String(error));
  process.exitCode = 1;
}
