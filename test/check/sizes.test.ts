import { describe, expect, test } from "vitest";
import { checkSizes } from "./sizes.ts";
import { readSources } from "./tree.ts";

const lines = (count: number) => "x;\n".repeat(count);
const found = (text: string) => checkSizes([{ path: "shared/kernel/a.ts", text }]);

describe("sizes", () => {
  test("nothing in the tree is far past its size", () => {
    expect(checkSizes(readSources("shared", "server", "test")).filter(({ warning }) => !warning)).toEqual([]);
  });

  test("a file is warned of past 400 lines and fails past 480", () => {
    expect(found(lines(400))).toEqual([]);
    expect(found(lines(401))).toMatchObject([
      { warning: true, message: "the file has 401 lines, wants at most 400" },
    ]);
    expect(found(lines(481))).toMatchObject([{ warning: false }]);
  });

  test.each([
    ["function play() {\n", "}", "function play"],
    ["const play = () => {\n", "};", "function play"],
    ["class Host { play() {\n", "} }", "function play"],
    ["run(() => {\n", "});", "a function"],
  ])("%s… is warned of past 50 lines and fails past 70", (head, tail, name) => {
    expect(found(head + lines(48) + tail)).toEqual([]);
    expect(found(`\n${head}${lines(49)}${tail}`)).toMatchObject([
      { line: 2, warning: true, message: `${name} has 51 lines, wants at most 50` },
    ]);
    expect(found(head + lines(69) + tail)).toMatchObject([{ warning: false }]);
  });

  test("describe is a folder of tests, not a function", () => {
    expect(found(`describe("laws", () => {\n${lines(100)}});`)).toEqual([]);
  });
});
