/** Starts that cannot be, or not yet: each says in a line what is wrong and what to do, and none begins anew. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { watchDescriptors } from "../../server/descriptors.ts";
import { openSqlite } from "../../server/store/index.ts";
import { root } from "../check/tree.ts";
import { said } from "./operator.ts";
import { run } from "./running.ts";

const MAIN = fileURLToPath(new URL("../../server/main.ts", import.meta.url));
const NOBODY = 65_534;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "riposte-"));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

interface Started {
  readonly child: ChildProcess;
  lines(): { readonly level: number; readonly msg: string; readonly err?: object }[];
  readonly ended: Promise<number | null>;
}

/** Starts the server by this command, whose `$0` and `$1` are Node and its main file. */
function start(env: Record<string, string>, command = 'exec "$0" "$1"', uid?: number): Started {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const settings = { PATH, NODE_COMPILE_CACHE, HOST: "127.0.0.1", PORT: "0", ...env };
  const child = spawn("sh", ["-c", command, process.execPath, MAIN], {
    env: settings,
    uid,
    stdio: ["ignore", "pipe", "pipe"],
  });
  ends.push(() => child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data) => {
      output += data;
    });
  const lines = () => {
    const whole = output.split("\n").slice(0, -1);
    return whole.map((line) => (line.startsWith("{") ? JSON.parse(line) : { level: 100, msg: line }));
  };
  return { child, lines, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

/** The one fatal line of a start that ends, which has no stack and nothing beside it. */
async function why(env: Record<string, string>, command?: string, uid?: number): Promise<string> {
  const started = start(env, command, uid);
  expect(await started.ended).toBe(1);
  const fatal = started.lines().filter(({ level }) => level >= 50);
  expect(fatal).toHaveLength(1);
  expect(fatal[0].err).toBeUndefined();
  return fatal[0].msg;
}

test.each([
  ["the database", { DATABASE_URL: "postgres://riposte@127.0.0.1:1/riposte" }],
  ["Redis", { REDIS_URL: "redis://127.0.0.1:1" }],
])("%s that is away is waited for, a line a try, for as long as is set", async (what, where) => {
  const started = start({ ...where, DATA_DIR: folder(), START_PATIENCE_SECONDS: "1" });
  expect(await started.ended).toBe(1);
  const away = `${what} is away, and the start waits for it`;
  expect(started.lines().filter(({ msg }) => msg === away).length).toBeGreaterThan(0);
  const fatal = started.lines().filter(({ level }) => level >= 50);
  expect(fatal).toHaveLength(1);
  expect(fatal[0].msg).toMatch(
    /^cannot start: .* is away \(.*ECONNREFUSED.*\): START_PATIENCE_SECONDS=1 are over$/,
  );
  expect(JSON.stringify(started.lines())).not.toContain(" at ");
});

test("a start that waits ends at SIGTERM, in order", async () => {
  const where = { DATABASE_URL: "postgres://riposte@127.0.0.1:1/riposte", START_PATIENCE_SECONDS: "600" };
  const started = start({ ...where, DATA_DIR: folder() });
  await expect
    .poll(() =>
      started
        .lines()
        .map(({ msg }) => msg)
        .join(),
    )
    .toContain("the start waits");
  started.child.kill("SIGTERM");
  expect(await started.ended).toBe(0);
  expect(started.lines().filter(({ level }) => level >= 50)).toEqual([]);
});

test("a disk without room is waited for, and the server begins when there is some", async () => {
  let tries = 0;
  const running = await run({
    openStore: async ({ dataDir }) => {
      if (++tries < 3) throw new Error("Error: database or disk is full");
      return openSqlite(dataDir);
    },
  });
  ends.push(() => running.stop());
  expect(running.logged.filter(({ level }) => level === 40)).toHaveLength(2);
});

/** Whether that user can run what is here at all: in root's home he cannot. */
const canRun = (uid: number): boolean =>
  spawnSync(process.execPath, ["-e", ""], { cwd: root, uid }).status === 0;

test("a folder that is another's or no folder is named, and to whom to give it", async ({ skip }) => {
  const taken = folder();
  const file = join(taken, "file");
  writeFileSync(file, "");
  expect(await why({ DATA_DIR: file })).toMatch(/^cannot start: DATA_DIR .*file cannot be written/);
  const closed = join(taken, "closed");
  mkdirSync(closed);
  // Root may write everywhere.
  const uid = process.getuid?.() === 0 ? NOBODY : undefined;
  if (uid !== undefined && !canRun(uid)) {
    console.log(`skipped: ${root} cannot be read but by root, who may write everywhere`);
    skip();
  }
  chmodSync(taken, 0o755);
  chmodSync(closed, 0o555);
  const sentence =
    /^cannot start: DATA_DIR .*closed cannot be written .*: give it to the server's user \(\d+\)/;
  expect(await why({ DATA_DIR: closed }, undefined, uid)).toMatch(sentence);
});

test("tables that a newer release has changed are left alone", async () => {
  const dataDir = folder();
  await (await openSqlite(dataDir)).close();
  const db = new DatabaseSync(join(dataDir, "riposte.db"));
  db.exec("INSERT INTO kysely_migration VALUES ('999-future', '2030-01-01T00:00:00.000Z')");
  db.close();
  expect(await why({ DATA_DIR: dataDir })).toMatch(/newer release.*\(999-future\).*restore a backup/);
});

test("a file that is no database is named, and nothing is made of it", async () => {
  const dataDir = folder();
  writeFileSync(join(dataDir, "riposte.db"), "no database".repeat(1_000));
  expect(await why({ DATA_DIR: dataDir })).toMatch(/riposte\.db is no database of this server/);
});

test("a database that is gone though its log is there is not begun anew", async () => {
  const dataDir = folder();
  const path = join(dataDir, "riposte.db");
  const left = new DatabaseSync(path);
  left.exec("PRAGMA journal_mode = WAL; CREATE TABLE one (n); INSERT INTO one VALUES (1)");
  renameSync(path, join(dataDir, "gone"));
  expect(await why({ DATA_DIR: dataDir })).toMatch(/riposte\.db is gone, and .*riposte\.db-wal/);
  writeFileSync(path, "");
  expect(await why({ DATA_DIR: dataDir })).toMatch(/riposte\.db is gone/);
  left.close();
});

test("too few open files are too few to start, and what to raise is said", async () => {
  expect(await why({ DATA_DIR: folder() }, 'ulimit -n 200; exec "$0" "$1"')).toMatch(
    /only 200 files may be open at once.*LimitNOFILE/,
  );
});

test("open files that run out are said once, before they do", () => {
  const said: object[] = [];
  const log = { warn: (what: object) => void said.push(what) };
  watchDescriptors(log, 5)();
  watchDescriptors(log, 1_000_000)();
  expect(said).toEqual([{ open: expect.any(Number), most: 5 }]);
});

test("what the server keeps is its user's alone, also what an earlier release left open to others", async () => {
  const dataDir = folder();
  const path = join(dataDir, "riposte.db");
  await (await openSqlite(dataDir)).close();
  chmodSync(path, 0o644);
  if (process.getuid?.() === 0) chownSync(path, 0, 0);
  const running = await run({ dataDir });
  ends.push(() => running.stop());
  const backup = join(dataDir, "backup.db");
  expect(await said(running, "backup", backup)).toMatchObject({ code: 0 });
  const modes = [path, `${path}-wal`, join(dataDir, "admin.sock"), backup].map(
    (one) => statSync(one).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o600]);
});
