/** A game that `npm run new-game` has written outside is held to as much of every law as one of the repository. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../check/tree.ts";
import { atLength } from "../length.ts";
import { writeOutside } from "./write.ts";

const dir = mkdtempSync(join(tmpdir(), "riposte-new-game-laws-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

test("every law holds for it at length", () => {
  writeOutside("river-duel", dir);
  const said = execFileSync(
    process.execPath,
    ["test/property/main.ts", "river-duel", "--dir", dir, "--time", `${atLength(6, 15)}`],
    { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  expect(said).toMatch(/^[4-9]\d hold, 0 broken$/m);
});
