import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { type Mutant, mutantsOf } from "./mutants.ts";

const FILE = "shared/kernel/model/pay.ts";
const JUDGES = { tests: [["test/kernel/pay.test.ts"]] };

const mutant = (was: string): Mutant => {
  const found = mutantsOf(FILE).find((one) => one.was.trim() === was);
  if (found === undefined) throw new Error(`no mutant of ${was}`);
  return found;
};

test("a change that a test sees is found", async () => {
  expect(await judge(mutant("if (rest > 0) return false;"), JUDGES)).toBe("killed");
});

test("and one that is none survives: the runner can tell them apart", async () => {
  const { file, line, was, text } = mutant("if (rest > 0) return false;");
  const same = text
    .split("\n")
    .with(line - 1, was)
    .join("\n");
  expect(await judge({ file, line, was, now: was, text: same }, JUDGES)).toBe("survived");
});

test("mutants are code, and not of comments or imports", () => {
  const all = mutantsOf(FILE);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ was }) => /^(\s*\*|import)/.test(was))).toEqual([]);
  expect(all.filter(({ was, now }) => was === now)).toEqual([]);
});
