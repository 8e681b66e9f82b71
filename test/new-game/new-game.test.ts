/** `npm run new-game`, as whoever has a game runs it. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { gamesIn } from "../../server/games-dir.ts";
import { filesIn } from "../../server/web/files.ts";
import { checkPurity } from "../check/purity.ts";
import { root } from "../check/tree.ts";
import { manualFaults } from "../sets/manual.ts";
import { rules } from "./skeleton/game/ruleset.ts";

const dir = mkdtempSync(join(tmpdir(), "riposte-new-game-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** In a process of its own, with the games of the folder. */
const run = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = { PATH: process.env.PATH ?? "", GAMES_DIR: existsSync(join(dir, "river-duel")) ? dir : "" };
    const child = execFile(process.execPath, args, { cwd: root, env }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
const newGame = (...args: string[]) => run("test/new-game/main.ts", ...args);

beforeAll(async () => {
  expect(await newGame("river-duel", "--dir", dir)).toMatchObject({ code: 0 });
});

test("its folder is one of a game, and nothing in it knows where it was written", () => {
  expect(gamesIn(dir).map(({ id }) => id)).toEqual(["river-duel"]);
  const texts = filesIn(join(dir, "river-duel")).map((file) => readFileSync(file, "utf8"));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => /skeleton/i.test(text))).toEqual([]);
  // Wherever the folder goes, it finds ours by their name.
  expect(texts.filter((text) => /from "\.[^"]*\/(shared|test)\//.test(text))).toEqual([]);
});

test("its types are right, and its rules are pure", async () => {
  expect(await run("node_modules/typescript/bin/tsc", "-p", dir)).toEqual({ code: 0, said: "" });
  const sources = filesIn(join(dir, "river-duel"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({
      path: `shared/games/${file.slice(dir.length + 1)}`,
      text: readFileSync(file, "utf8"),
    }));
  expect(checkPurity(sources)).toEqual([]);
}, 600_000);

test("each word of its cards has a meaning and an example", () => {
  expect(manualFaults(rules)).toEqual([]);
});

test("its scenarios pass", async () => {
  const { code, said } = await run("test/scenarios/run.ts", join(dir, "river-duel/scenarios"));
  expect(said).toMatch(/[1-9]\d* passed, 0 failed/);
  expect(code).toBe(0);
});

test("every law holds for it", async () => {
  const { code, said } = await run("test/property/main.ts", "river-duel", "--quick", "--time", "0.5");
  expect(said).toMatch(/^[4-9]\d hold, 0 broken$/m);
  expect(code).toBe(0);
}, 600_000);

test("a set of cards for it is begun, with a schema for the editor", async () => {
  const file = join(dir, "my-river.json");
  expect(await run("test/cards/main.ts", "new", "river-duel", file)).toMatchObject({ code: 0 });
  const { $schema } = JSON.parse(readFileSync(file, "utf8")) as { $schema: string };
  expect(existsSync(join(dir, $schema))).toBe(true);
  expect(await run("test/cards/main.ts", "--matches", "0", file)).toMatchObject({ code: 0 });
  rmSync(file);
});

test("a match of it is played over real sockets and told", async () => {
  const { code, said } = await run("test/demo/main.ts", "river-duel");
  expect(said).toMatch(/(wins the match|is a draw)/);
  expect(code).toBe(0);
});

test("what it lacks is named in a line", async () => {
  const { code, said } = await run("test/perft/main.ts", "river-duel");
  expect(said).toMatch(/^.*river-duel: \S+perft\.json is missing: three positions/m);
  expect(said).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test("its folder may be moved", async () => {
  const other = mkdtempSync(join(tmpdir(), "riposte-moved-"));
  try {
    cpSync(dir, other, { recursive: true });
    const laws = ["test/property/main.ts", "river-duel", "--dir", other, "--quick", "--only", "zones"];
    expect(await run(...laws)).toMatchObject({ code: 0, said: expect.stringMatching(/^2 hold, 0 broken$/m) });
  } finally {
    rmSync(other, { recursive: true });
  }
});

test("a folder that is not there is told in a line", async () => {
  const { code, said } = await run("test/property/main.ts", "river-duel", "--dir", join(dir, "nowhere"));
  expect(said).toMatch(/GAMES_DIR \S+ is neither a folder nor a package that is installed/);
  expect(said).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test("its decks are played to the end, and each of its cards does something", async () => {
  const { code, said } = await run("test/cards/main.ts", join(dir, "river-duel/sets/starter.json"));
  expect(said).toMatch(/(\d+) random matches, \1 of them to their end/);
  expect(said).not.toContain("never");
  expect(code).toBe(0);
});

test.each([
  ["Duel", "cannot be the name of a game"],
  ["d", "cannot be the name of a game"],
  ["my--duel", "cannot be the name of a game"],
  ["../duel", "cannot be the name of a game"],
  ["toy", "is reserved"],
  ["opening", "is reserved"],
  ["ucg", "is taken"],
  ["river-duel", "is taken"],
])("%s %s, in one line, and nothing is written", async (id, why) => {
  const before = filesIn(dir);
  const { code, said } = await newGame(id, "--dir", dir);
  expect(said.trim().split("\n")).toEqual([expect.stringContaining(why)]);
  expect(code).toBe(1);
  expect(filesIn(dir)).toEqual(before);
});

test.each([[[]], [["duel", "more"]], [["duel", "--at", dir]], [["duel", "--dir", join(root, "games")]]])(
  "%j is no way to call it",
  async (args) => {
    const { code, said } = await newGame(...args);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(1);
  },
);
