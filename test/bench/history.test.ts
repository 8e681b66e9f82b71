import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { BENCHES } from "./asked.ts";
import { lastOf, readHistory, runOf, writeHistory } from "./history.ts";

const folder = mkdtempSync(join(tmpdir(), "riposte-history-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "history.json");
const stamp = { bench: "kernel", commit: "0123456789ab", date: "2026-11-23", node: "24.21.0" };
const kept = runOf(stamp, {
  reference: { of: "another reducer", value: 20_000.123, spread: 0.0512345 },
  figures: [
    { figure: "ucg: applied", unit: "/s", value: 30_000, spread: 0.1 },
    { figure: "ucg: save", unit: "us", value: 100, spread: 0.1, beside: { value: 10_000, spread: 0.2 } },
    { figure: "ucg: memory", unit: "KB", value: 29.8 },
    { figure: `ucg: ${"long ".repeat(12)}`, unit: "KB", value: 29.8, spread: 0.1 },
    { figure: `ucg: ${"longer ".repeat(10)}`, unit: "KB", value: 29.8, spread: 0.1 },
  ],
});

if ("why" in kept) throw new Error(kept.why);
const run = kept;

test("a figure that came out as no number is not kept", () => {
  const reference = { of: "another reducer", value: 20_000 };
  const figures = [{ figure: "p99", unit: "ms", value: Number.NaN }] as const;
  expect(runOf(stamp, { reference, figures })).toEqual({ why: expect.stringMatching(/figures\.p99\.ratio/) });
});

test("a run is kept as ratios, each with its spread", () => {
  expect(run).toEqual({
    ...stamp,
    reference: { of: "another reducer", perSecond: 20_000, spread: 0.05123 },
    figures: {
      "ucg: applied": { ratio: 1.5, unit: "/s", spread: 0.1 },
      "ucg: save": { ratio: 1, unit: "us", spread: 0.1, beside: 0.2 },
      "ucg: memory": { ratio: 29.8, unit: "KB" },
      [`ucg: ${"long ".repeat(12)}`]: { ratio: 29.8, unit: "KB", spread: 0.1 },
      [`ucg: ${"longer ".repeat(10)}`]: { ratio: 29.8, unit: "KB", spread: 0.1 },
    },
  });
});

test("what is written is read again", () => {
  writeHistory([run, run], file);
  expect(readHistory(file)).toEqual({ ok: true, runs: [run, run] });
});

test("what is written is formatted as all the house", () => {
  writeHistory([run, run], file);
  const biome = fileURLToPath(new URL("../../node_modules/@biomejs/biome/bin/biome", import.meta.url));
  const config = fileURLToPath(new URL("../../.ci", import.meta.url));
  const written = readFileSync(file, "utf8");
  const args = [biome, "format", `--config-path=${config}`, "--stdin-file-path=test/bench/history.json"];
  expect(spawnSync(process.execPath, args, { input: written, encoding: "utf8" }).stdout).toBe(written);
});

test("the last of a bench is not that of another", () => {
  const [old, server, young] = [run, { ...run, bench: "server" }, { ...run, date: "2026-11-24" }];
  expect(lastOf([old, server, young, server], "kernel")).toBe(young);
  expect(lastOf([old], "watch")).toBeUndefined();
});

test.each([
  ["no JSON", "[{", /JSON/],
  ["no list", "{}", /expected array/],
  ["a run without its commit", JSON.stringify([{ ...run, commit: undefined }]), /0\.commit/],
  ["a commit that is none", JSON.stringify([{ ...run, commit: "yesterday" }]), /0\.commit/],
  [
    "a ratio of nothing",
    JSON.stringify([run, having({ ratio: 0, unit: "/s" })]),
    /1\.figures\.applied\.ratio/,
  ],
  ["a unit nobody knows", JSON.stringify([having({ ratio: 1, unit: "hp" })]), /0\.figures\.applied\.unit/],
  ["a word too many", JSON.stringify([{ ...run, by: "me" }]), /by/],
])("%s is refused in one line", (_, text, why) => {
  writeFileSync(file, text);
  const read = readHistory(file);
  expect(read).toMatchObject({ ok: false, why: expect.stringMatching(why) });
  expect(JSON.stringify(read)).not.toContain("\\n");
});

test("a file that is not there is refused in one line", () => {
  expect(readHistory(join(folder, "none.json"))).toMatchObject({
    ok: false,
    why: expect.stringContaining("ENOENT"),
  });
});

test("the history of the house can be read, and names benches that are there", () => {
  const read = readHistory();
  expect(read.ok && read.runs.filter(({ bench }) => !Object.hasOwn(BENCHES, bench))).toEqual([]);
});

function having(applied: object) {
  return { ...run, figures: { applied } };
}
