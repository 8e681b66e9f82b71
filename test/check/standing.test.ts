import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkStanding } from "./standing.ts";

const SCENARIO = "test/scenarios/ucg/e01.yaml";
const PROOF = "test/server/drain.prove.ts";
const LAW = "test/property/laws/folds.ts";

describe("what proves something stands", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "riposte-history-"));
    git("init", "--quiet");
    for (const path of [SCENARIO, PROOF, LAW, "test/server/wire.ts"]) write(path);
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: folder });
  function write(path: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), Array.from({ length: 20 }, (_, n) => `${path} ${n}\n`).join(""));
  }
  function commit(): void {
    git("add", "--all");
    git("commit", "--quiet", "--message", "x");
  }
  const remove = (path: string) => rmSync(join(folder, path));
  const found = (gone = {}) => checkStanding(folder, gone);

  test("where nothing was taken away", () => {
    expect(found()).toEqual({ findings: [] });
  });

  test.each([SCENARIO, PROOF, LAW])(
    "%s that was taken away is found, before it is committed and after",
    (path) => {
      const lost = { findings: [expect.objectContaining({ path })] };
      remove(path);
      expect(found()).toEqual(lost);
      commit();
      expect(found()).toEqual(lost);
      write("README.md");
      commit();
      expect(found()).toEqual(lost);
      write(path);
      expect(found()).toEqual({ findings: [] });
    },
  );

  test("what has a reason to be gone may be, and a reason without need is found", () => {
    remove(LAW);
    expect(found({ [LAW]: "no such law" })).toEqual({ findings: [] });
    expect(found({ [LAW]: "no such law", [PROOF]: "too long" })).toEqual({
      findings: [expect.objectContaining({ path: PROOF })],
    });
  });

  test("a rename stands under its new name, however often, until that is taken away", () => {
    const [second, third] = ["test/server/ends.prove.ts", "test/server/ends.test.ts"];
    for (const [from, to] of [
      [PROOF, second],
      [second, third],
    ]) {
      renameSync(join(folder, from), join(folder, to));
      commit();
    }
    expect(found()).toEqual({ findings: [] });
    expect(found({ [PROOF]: "became a test" })).toEqual({ findings: [] });
    remove(third);
    commit();
    expect(found()).toMatchObject({
      findings: [{ path: second }, { path: PROOF }, { path: third }].toSorted((a, b) =>
        a.path < b.path ? -1 : 1,
      ),
    });
  });

  test("what only helps may go", () => {
    remove("test/server/wire.ts");
    commit();
    expect(found()).toEqual({ findings: [] });
  });

  test("a shallow clone says that it does not know", () => {
    write("README.md");
    commit();
    const clone = join(folder, "clone");
    git("clone", "--quiet", "--depth", "1", `file://${folder}`, clone);
    expect(checkStanding(clone, {})).toEqual({ unknown: expect.stringContaining("shallow") });
  });

  test("files without a history, alone or inside another's, say so", () => {
    const unpacked = join(folder, "unpacked");
    mkdirSync(unpacked);
    const unknown = { unknown: expect.stringContaining("no history") };
    expect(checkStanding(unpacked, {})).toEqual(unknown);
    rmSync(join(folder, ".git"), { recursive: true });
    expect(checkStanding(unpacked, {})).toEqual(unknown);
  });
});
