import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import pg from "pg";
import type { Browser } from "playwright-core";
import { freePort } from "./ports.ts";

/** A running service of the test's own. `stop` ends its process and removes its files. */
export type Service = { url: string; stop(): Promise<void> };

/** One that a test may take away for a while, with all it has kept. */
export interface Database extends Service {
  /** Ends it as a crash would; resolves when it is gone. */
  crash(): Promise<void>;
  /** Starts it again on the same port, with what it had; resolves when it answers. */
  start(): Promise<void>;
  /** All of it stands still: connections stay open, and nobody is answered. */
  stall(): void;
  goOn(): void;
}

/** As whom a service runs; PostgreSQL refuses root. */
type User = { uid: number; gid: number } | undefined;

/** Starts an empty PostgreSQL on a free port; `undefined` where there is none (see `missing`). */
export async function startPostgres(): Promise<Database | undefined> {
  const initdb = findBinary("initdb");
  const postgres = findBinary("postgres");
  if (!initdb || !postgres) return missing("initdb and postgres");
  const user = unprivileged();
  const home = temporaryFolder(user);
  const data = join(home, "data");
  // Without fsync: nothing in here is to outlive the test, and initdb is half as long.
  const made = spawnSync(
    initdb,
    ["-D", data, "-U", "riposte", "-A", "trust", "-N", "-E", "UTF8", "--locale=C"],
    {
      ...user,
      cwd: home,
      encoding: "utf8",
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const options = ["-D", data, "-p", `${port}`, "-h", "127.0.0.1", "-k", home, "-F"];
  const url = `postgres://riposte@127.0.0.1:${port}/postgres`;
  return database({
    url,
    home,
    launch: () => spawn(postgres, options, { ...user, cwd: home, stdio: "ignore" }),
    // SIGINT is PostgreSQL's "fast" shutdown; SIGTERM would wait for connections that a failed test left open.
    ends: "SIGINT",
    // Its "immediate" one, which nobody is told of; after a SIGKILL what it shared with its children would stay.
    crashes: "SIGQUIT",
    async probe() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.end();
    },
  });
}

/** Starts an empty Redis on a free port that saves nothing; `undefined` where there is none. */
export async function startRedis(): Promise<Database | undefined> {
  const binary = findBinary("redis-server");
  if (!binary) return missing("redis-server");
  const home = temporaryFolder(undefined);
  const port = await freePort();
  const options = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const url = `redis://127.0.0.1:${port}`;
  return database({
    url,
    home,
    launch: () => spawn(binary, options, { cwd: home, stdio: "ignore" }),
    ends: "SIGTERM",
    crashes: "SIGKILL",
    async probe() {
      const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
      redis.on("error", () => {});
      try {
        await redis.connect();
        await redis.ping();
      } finally {
        redis.disconnect();
      }
    },
  });
}

/**
 * Starts Chromium without a window, and best the one that has none: its pages are there in less than half the time.
 * `url` is its CDP address; most tests want `browser`.
 */
export async function startChromium(): Promise<(Service & { browser: Browser }) | undefined> {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"];
  const executablePath = names.map(findBinary).find(Boolean);
  if (!executablePath) return missing("chromium");
  const port = await freePort();
  // Loaded only where it is used: it is larger than all the rest.
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({
    executablePath,
    // Its sandbox refuses root, and containers give it too little shared memory.
    args: ["--no-sandbox", "--disable-dev-shm-usage", `--remote-debugging-port=${port}`],
  });
  return { browser, url: `http://127.0.0.1:${port}`, stop: () => browser.close() };
}

/** Says in one line that a service is skipped, or throws where `REQUIRE_SERVICES=1` asks for all of them. */
function missing(binary: string): undefined {
  const message = `${binary} is not on PATH`;
  if (process.env.REQUIRE_SERVICES === "1") throw new Error(`${message}, and REQUIRE_SERVICES=1`);
  console.log(`skipped: ${message}`);
}

/** Looks on PATH, then where Debian keeps PostgreSQL's own programs, newest first. */
export function findBinary(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...debianPostgres()];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function debianPostgres(): string[] {
  const base = "/usr/lib/postgresql";
  try {
    return readdirSync(base)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(base, version, "bin"));
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Somebody who is not root, when we are: the user `postgres`, else `nobody`. */
function unprivileged(): User {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }));
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error("PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody");
}

function temporaryFolder(owner: User): string {
  const folder = mkdtempSync(join(tmpdir(), "riposte-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

interface Plan {
  readonly url: string;
  /** The folder of all its files. */
  readonly home: string;
  readonly ends: NodeJS.Signals;
  readonly crashes: NodeJS.Signals;
  launch(): ChildProcess;
  /** Rejects where it does not answer. */
  probe(): Promise<void>;
}

/** A process that has ended since it was named is told nothing. */
function tell(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Starts a database. */
async function database({ url, home, ends, crashes, launch, probe }: Plan): Promise<Database> {
  let child: ChildProcess;
  const signal = (name: NodeJS.Signals) => {
    // The parent first: one that stands still has no more children.
    if (!hasEnded(child)) child.kill(name);
    for (const pid of childrenOf(child)) tell(pid, name);
  };
  const stop = async () => {
    signal("SIGCONT");
    await end(child, ends);
    rmSync(home, { recursive: true, force: true });
  };
  const start = async () => {
    child = launch();
    await untilReady(child, url, probe);
  };
  await start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    stop,
    start,
    crash() {
      signal("SIGCONT");
      return end(child, crashes);
    },
    stall: () => signal("SIGSTOP"),
    goOn: () => signal("SIGCONT"),
  };
}

/** PostgreSQL has a process for each connection, in a group of its own. */
function childrenOf({ pid }: ChildProcess): number[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return rows.filter(([, parent]) => parent === pid).map(([child]) => child);
}

async function untilReady(child: ChildProcess, url: string, probe: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    try {
      return await probe();
    } catch (error) {
      if (hasEnded(child) || performance.now() > deadline)
        throw new Error(`${child.spawnfile} did not answer at ${url}`, { cause: error });
      await sleep(25);
    }
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const impatience = setTimeout(() => child.kill("SIGKILL"), 5000);
  child.kill(signal);
  await ended;
  clearTimeout(impatience);
}
