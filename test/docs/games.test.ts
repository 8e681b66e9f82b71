/**
 * What docs/games.md tells is done here step by step to a fresh skeleton, and each step's scenario is played. Then each
 * mistake that it warns of is made, and the laws must say what it says.
 */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../check/tree.ts";
import { writeOutside } from "../new-game/write.ts";

const dir = mkdtempSync(join(tmpdir(), "riposte-tutorial-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Block {
  /** A `diff` of a file, a file that is new, a `console` with a command and what it prints, or a `mistake`. */
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

const BLOCK = /^```(diff|ts|yaml|console|mistake) ?(\S*)\n(.*?)^```$/gms;
const blocksOf = (chapter: string): Block[] =>
  [...chapter.matchAll(BLOCK)].map(([, kind, file, text]) => ({ kind, file, text }));

const page = readFileSync(join(root, "docs/games.md"), "utf8");
const steps = page
  .split(/^## /m)
  .filter((chapter) => chapter.startsWith("Step"))
  .map((chapter) => [chapter.slice(0, chapter.indexOf("\n")), blocksOf(chapter)] as const);

/** The lines of a diff that a file has before, or after. */
const side = (text: string, left: "-" | "+"): string =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(left))
    .map((line) => `${line.slice(1)}\n`)
    .join("");

function apply({ kind, file, text }: Block, games = dir): void {
  const path = join(games, "duel", file);
  if (kind === "ts" || kind === "yaml") return writeFileSync(path, text);
  const before = readFileSync(path, "utf8");
  const old = side(text, "+");
  expect(before.split(old).length, `${file} has once:\n${old}`).toBe(2);
  writeFileSync(
    path,
    before.replace(old, () => side(text, "-")),
  );
}

const run = (args: readonly string[], games = dir) =>
  new Promise<string>((resolve) => {
    const env = { PATH: process.env.PATH ?? "", GAMES_DIR: games };
    execFile(process.execPath, args, { cwd: root, env }, (_, out, err) => resolve(out + err));
  });

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
).scripts;

/** What a line like `$ GAMES_DIR=../my-games npm run SCRIPT -- …` prints, with the game where it is here. */
function printed(line: string): Promise<string> {
  const [, script, args] = /^\$ GAMES_DIR=\S+ npm run (\S+) -- (.*)$/.exec(line) as unknown as string[];
  const [, ...before] = SCRIPTS[script].split(" ");
  return run([...before, ...args.replaceAll("../my-games", dir).split(" ")]);
}

/** As much of each law as `npm test` looks at. */
const LAWS = ["test/property/main.ts", "duel", "--quick", "--time", "0.5"];

test("there are ten steps, and each shows what came of it", () => {
  expect(steps).toHaveLength(10);
  for (const [name, blocks] of steps) expect(["yaml", "console"], name).toContain(blocks.at(-1)?.kind);
  writeOutside("duel", dir);
});

test.each(steps)("%s", async (_, blocks) => {
  for (const block of blocks) if (block.kind !== "console") apply(block);
  for (const { text } of blocks.filter(({ kind }) => kind === "console")) {
    const [command, ...lines] = text.trim().split("\n");
    const out = await printed(command);
    for (const line of lines) expect(out).toContain(line);
  }
  // Those of the steps before, too: a step that changes their rule changes them.
  const scenarios = await run(["test/scenarios/run.ts", join(dir, "duel/scenarios")]);
  expect(scenarios).toMatch(/^[1-9]\d* passed, 0 failed$/m);
});

test("what came of it has the types of a game, and every law holds", async () => {
  const [types, laws] = await Promise.all([run(["node_modules/typescript/bin/tsc", "-p", dir]), run(LAWS)]);
  expect(types).toBe("");
  expect(laws).toMatch(/^[4-9]\d hold, 0 broken$/m);
}, 600_000);

const mistakes = blocksOf(page).filter(({ kind }) => kind === "mistake");

test.each(mistakes)(
  "mistake %$, in $file, is told as the page says",
  async ({ text, ...block }) => {
    const [, diff, law, message] = /^(.*?)^(?:! BROKEN ([^\n]*)\n)?! (.*)\n$/ms.exec(
      text,
    ) as unknown as string[];
    const games = mkdtempSync(join(tmpdir(), "riposte-mistake-"));
    try {
      cpSync(dir, games, { recursive: true });
      apply({ ...block, text: diff }, games);
      // A mistake that no law has to look for is told at the start.
      const only = law === undefined ? [] : ["--only", law];
      const said = await run(["test/property/main.ts", "duel", ...only], games);
      for (const part of message.split("…")) expect(said).toContain(part);
    } finally {
      rmSync(games, { recursive: true });
    }
  },
  600_000,
);
