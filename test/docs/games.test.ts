/** What docs/games.md tells is done here step by step to a fresh skeleton, and each step's scenario is played. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../check/tree.ts";
import { writeOutside } from "../new-game/write.ts";

const dir = mkdtempSync(join(tmpdir(), "riposte-tutorial-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

interface Block {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

const BLOCK = /^```(diff|yaml) (\S+)\n(.*?)^```$/gms;
const blocksOf = (chapter: string): Block[] =>
  [...chapter.matchAll(BLOCK)].map(([, kind, file, text]) => ({ kind, file, text }));

const steps = readFileSync(join(root, "docs/games.md"), "utf8")
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

function apply({ kind, file, text }: Block): void {
  const path = join(dir, "duel", file);
  if (kind === "yaml") return writeFileSync(path, text);
  const before = readFileSync(path, "utf8");
  const old = side(text, "+");
  expect(before.split(old).length, `${file} has once:\n${old}`).toBe(2);
  writeFileSync(
    path,
    before.replace(old, () => side(text, "-")),
  );
}

const run = (...args: string[]) =>
  new Promise<string>((resolve) => {
    const env = { PATH: process.env.PATH ?? "", GAMES_DIR: dir };
    execFile(process.execPath, args, { cwd: root, env }, (_, out, err) => resolve(out + err));
  });

test("there are steps, and each has its scenario", () => {
  expect(steps.length).toBeGreaterThanOrEqual(5);
  for (const [name, blocks] of steps) expect(blocks.map(({ kind }) => kind).at(-1), name).toBe("yaml");
  writeOutside("duel", dir);
});

test.each(steps)("%s", async (_, blocks) => {
  blocks.forEach(apply);
  const own = join(dir, "duel", blocks.at(-1)?.file ?? "");
  expect(await run("test/scenarios/run.ts", own)).toMatch(/^[1-9]\d* passed, 0 failed$/m);
});

test("what came of it has the types of a game, and every law holds", async () => {
  const [types, laws] = await Promise.all([
    run("node_modules/typescript/bin/tsc", "-p", dir),
    run("test/new-game/laws.ts", "duel"),
  ]);
  expect(types).toBe("");
  expect(laws).toMatch(/^[3-9]\d hold$/m);
}, 600_000);
