import { describe, expect, test } from "vitest";
import { checkPurity } from "./purity.ts";
import { readSources } from "./tree.ts";

const found = (text: string, path = "shared/kernel/a.ts") =>
  checkPurity([{ path, text }]).map(({ message }) => message);

describe("purity", () => {
  test("the tree is pure", () => {
    expect(checkPurity(readSources("shared"))).toEqual([]);
  });

  test.each([
    ["Date.now()", "Date"],
    ["new Date()", "Date"],
    ["Math.random()", "Math.random"],
    [`Math["random"]()`, "Math.random"],
    ["performance.now()", "performance"],
    ["setTimeout(f, 1)", "setTimeout"],
    ["process.env.X", "process"],
    ["console.log(1)", "console"],
    ["globalThis.Date", "globalThis"],
    ["({ Date })", "Date"],
    ["import.meta.url", "import.meta"],
    ["let last = null;", "a let of the whole module"],
    ["export let ceiling = 0;", "a let of the whole module"],
    ["var seen;", "a var of the whole module"],
    ["a.localeCompare(b)", "localeCompare"],
  ])("%s is found", (text, what) => {
    expect(found(text)).toEqual([`uses ${what}, which law 1 (pure) keeps out of here`]);
    expect(found(text, "shared/games/ucg/a.ts")).toHaveLength(1);
  });

  test.each([
    "// Date.now() is the host's",
    `const sentence = "console.log";`,
    "type Setup = { Date: string; process: number }; export const f = (s: Setup) => s.process + s.Date;",
    "Math.floor(1.5)",
    "export function f() { let n = 0; for (let i = 0; i < 2; i++) n += i; return n; }",
    "const { process: step } = frame;",
  ])("%s is fine", (text) => {
    expect(found(text)).toEqual([]);
  });

  test("only the kernel and the rulesets are under the law", () => {
    expect(found("Date.now()", "shared/client/a.ts")).toEqual([]);
  });
});
