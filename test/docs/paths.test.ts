import { expect, test } from "vitest";
import { absentIn, documents } from "./paths.ts";

test("every path and link in the documents leads to a file", () => {
  expect(documents().flatMap(absentIn)).toEqual([]);
});

test("a path that leads nowhere is told with its line", () => {
  const text =
    "`shared/kernel/flow/step.ts`\n`shared/kernel/flow/stepp.ts` [law](kernel.md) [none](none.md#a)\n`shared/sets/<id>/*.json`";
  expect(absentIn({ path: "docs/x.md", text })).toEqual([
    "docs/x.md:2 names docs/none.md",
    "docs/x.md:2 names shared/kernel/flow/stepp.ts",
  ]);
});
