/** The client of the README, run as it is printed there. */
import { execFile } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { type Running, run } from "../server/running.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const file = `${root}test/readme/.example.ts`;
let running: Running | undefined;

afterAll(async () => {
  rmSync(file, { force: true });
  await running?.stop();
});

test("the README's client plays a whole match", async () => {
  const [, code] = /```ts\n([\s\S]*?)```/.exec(readFileSync(`${root}README.md`, "utf8")) ?? [];
  expect(code.trimEnd().split("\n").length).toBeLessThanOrEqual(24);
  // It stands in the project's folder for its reader; here it stands two folders down, and does not wait.
  writeFileSync(file, code.replace('"./shared/', '"../../shared/').replace("resolve, 25", "resolve, 0"));
  // Its reader's server has no other settings.
  running = await run({ env: { DIRECT_MATCHES: "false" } });
  const env = { ...process.env, RIPOSTE: running.url };
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env, timeout: 60_000 });
  expect(stdout).toMatch(/winners: \[ [01] \], reason: 'deck'/);
}, 60_000);
