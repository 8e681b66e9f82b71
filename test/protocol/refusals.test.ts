import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { KERNEL_REFUSALS } from "../../shared/kernel/index.ts";
import { isRefusalCode, REFUSALS, sentenceOf } from "../../shared/protocol/index.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where codes are listed, and so stand without being used. */
const lists = /(protocol|games\/[a-z-]+|kernel)\/refusals?\.ts$|http\/answers\.ts$/;

const sources = ["shared", "server"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  )
  .filter((path) => path.endsWith(".ts"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The literal first arguments of refuse("…"), sendRefusal(response, "…") and the like. */
const refused = /\b(?:refuse|sendRefusal|refuseEarly)\(\s*(?:response,\s*|\d+,\s*)*"([^"]+)"/g;

describe("refusal codes", () => {
  test("every code that is used is in the list", () => {
    const used = sources.flatMap(({ path, text }) =>
      [...text.matchAll(refused)].map(([, code]) => ({ path, code })),
    );
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter(({ code }) => !isRefusalCode(code))).toEqual([]);
  });

  test("every code in the list is used", () => {
    const text = sources.filter(({ path }) => !lists.test(path)).map((source) => source.text);
    const unused = Object.keys(REFUSALS).filter((code) => !text.some((one) => one.includes(`"${code}"`)));
    expect(unused).toEqual([]);
  });

  test("the codes of the kernel are in it, and each has a sentence", () => {
    for (const code of KERNEL_REFUSALS) expect(isRefusalCode(code)).toBe(true);
    for (const sentence of Object.values(REFUSALS)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  test("a code of a newer server is its own sentence", () => {
    expect(sentenceOf("toString")).toBe("toString");
  });
});
