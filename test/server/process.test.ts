import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("../../server/main.ts", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
  const settings = { PATH, NODE_COMPILE_CACHE, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, ...env };
  const child = spawn(process.execPath, [MAIN], { env: settings, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let output = "";
  child.stdout?.on("data", (data) => {
    output += data;
  });
  child.stderr?.on("data", (data) => {
    output += data;
  });
  return { child, output: () => output, ended: new Promise((resolve) => child.once("exit", resolve)) };
}

async function portOf({ output }: Started): Promise<number> {
  await expect.poll(() => output(), { timeout: 100_000 }).toContain('"msg":"listening"');
  const line = output()
    .split("\n")
    .find((one) => one.includes('"msg":"listening"')) as string;
  return JSON.parse(line).port;
}

test("npm start serves, warns of nothing, and ends in order at a signal", async () => {
  const server = start({});
  const port = await portOf(server);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const log = server.output().split("\n").filter(Boolean);
  expect(log.map((line) => JSON.parse(line).level)).toEqual(log.map(() => 30));
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("a second server on the same data is told so at once", async () => {
  await portOf(start({}));
  const second = start({});
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain("locked");
});

test("a bad setting ends the start with its name", async () => {
  const server = start({ PORT: "many", LOG_LEVEL: "loud" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^PORT: wants a whole number/m);
  expect(server.output()).toMatch(/^LOG_LEVEL: /m);
});
