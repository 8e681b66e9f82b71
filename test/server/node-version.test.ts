import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const script = readFileSync(new URL("../../server/node-version.mjs", import.meta.url), "utf8");

/** Runs the script as if by another Node; one is not to be had in every test run. */
function runAs(version: string) {
  const disguise = `Object.defineProperty(process.versions, "node", { value: "${version}" });`;
  return spawnSync(process.execPath, ["-e", `${disguise}\n${script}`], { encoding: "utf8" });
}

test("an old Node is told so in one line", () => {
  const { status, stderr } = runAs("20.20.2");
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringContaining("needs Node 24 or newer; this is Node 20.20.2"),
  ]);
});

test("Node 24 and newer pass in silence", () => {
  expect(runAs("24.0.0")).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(runAs("26.1.0")).toMatchObject({ status: 0, stdout: "", stderr: "" });
});
