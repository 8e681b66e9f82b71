import { expect, test } from "vitest";
import { checkLoads } from "./loads.ts";

const KERNEL = { path: "shared/kernel/index.ts", text: "export const x = 1;" };

/** What is found where the first module says this, and the second, which it may name, says that. */
const found = (first: string, second = "") =>
  checkLoads(
    [{ path: "server/a.ts", text: first }, { path: "server/b.ts", text: second }, KERNEL],
    ["server/a.ts"],
  );

test.each([
  [`import { x } from "../shared/kernel/index.ts";`, ""],
  [`import { b } from "./b.ts";`, `export { x as b } from "../shared/kernel/index.ts";`],
  [`import { b } from "./b.ts";`, `export { x as b, type Y } from "../shared/kernel/index.ts";`],
  [
    `import { b } from "./b.ts";`,
    `import { a } from "./a.ts"; import { type Y, x } from "../shared/kernel/index.ts";`,
  ],
])("%s %s loads the rules", (first, second) => {
  expect(found(first, second)).toEqual([
    expect.objectContaining({
      message: "loads shared/kernel/index.ts into server/a.ts, which is to begin at once",
    }),
  ]);
});

test.each([
  [`import type { X } from "../shared/kernel/index.ts";`, ""],
  [`export type { X } from "../shared/kernel/index.ts";`, ""],
  [`const { x } = await import("../shared/kernel/index.ts");`, ""],
  [`import type { B } from "./b.ts";`, `import { x } from "../shared/kernel/index.ts";`],
  [`import { z } from "zod";`, ""],
])("%s %s does not", (first, second) => {
  expect(found(first, second)).toEqual([]);
});
