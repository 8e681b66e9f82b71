import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSources, root, type Source } from "../check/tree.ts";
import { type Citation, citationsOf } from "./citations.ts";
import { documents } from "./paths.ts";

/** This file, which cites what is nowhere. */
const INVENTED = "test/docs/citations.test.ts";

const described = ({ path, line, text }: Citation) => `${path}:${line} cites ${text}`;
const astray = (sources: readonly Source[]) =>
  sources
    .flatMap(citationsOf)
    .filter(({ resolves }) => !resolves)
    .map(described);

test("every rule, section and law that a comment cites stands in docs/", () => {
  const sources = readSources("shared", "server", "test").filter(({ path }) => !path.endsWith(INVENTED));
  expect(sources.flatMap(citationsOf).length).toBeGreaterThan(1000);
  expect(astray(sources)).toEqual([]);
});

test("the documents cite nothing either that is not there", () => {
  expect(astray(documents())).toEqual([]);
});

/** Of a scenario file only what it says that it proves. */
const proved = (text: string) => text.replaceAll(/^(?! *(?:- )?rule: ).*$/gm, "");

test("every rule that a scenario proves stands in docs/", () => {
  const files = globSync("test/scenarios/*/*.yaml", { cwd: root });
  const sources = files.map((path) => ({ path, text: proved(readFileSync(join(root, path), "utf8")) }));
  expect(sources.flatMap(citationsOf).length).toBeGreaterThan(1000);
  expect(astray(sources)).toEqual([]);
});

const cited = (text: string, path = "shared/kernel/flow/step.ts") =>
  citationsOf({ path, text }).map(({ text: it, resolves }) => `${it}: ${resolves ? "there" : "nowhere"}`);

test("a citation is found however it is written, and one that leads nowhere is told", () => {
  expect(cited("// UCG 9.4, 99.4 and A R-9.10")).toEqual([
    "UCG 9.4: there",
    "UCG 99.4: nowhere",
    "A R-9.10: there",
  ]);
  expect(cited("// N R8.12, ER-3; N ER-33")).toEqual(["N R8.12: there", "N ER-3: there", "N ER-33: nowhere"]);
  expect(cited("// G R19.10 to R19.99")).toEqual(["G R19.10: there", "G R19.99: nowhere"]);
  expect(cited("/** what follows (C R4.2,\n * R77.1) */")).toEqual(["C R4.2: there", "C R77.1: nowhere"]);
  expect(cited("// kernel.md 6, kernel.md 66, nothing.md 1")).toEqual([
    "kernel.md 6: there",
    "kernel.md 66: nowhere",
    "nothing.md 1: nowhere",
  ]);
  expect(cited("// law 3; laws 6 and 12")).toEqual(["law 3: there", "laws 6 and 12: nowhere"]);
});

test("an example is a scenario of its game, and what an erratum changed is marked in the rules", () => {
  expect(cited("// G W131, G W999, A X-7, A X-91, C E25")).toEqual([
    "G W131: there",
    "G W999: nowhere",
    "A X-7: there",
    "A X-91: there",
    "C E25: there",
  ]);
  const chain = "shared/games/ucg/chain.ts";
  expect(cited("// leaves at once (ER-2), not ER-22", chain)).toEqual([
    "UCG ER-2: there",
    "UCG ER-22: nowhere",
  ]);
});

test("a letter before a number is no citation outside its game's own files", () => {
  expect(cited("// A 16-byte nonce; A 5 percent cut")).toEqual([]);
  expect(cited("// N 12 says so", "shared/games/nullshapers/battle.ts")).toEqual(["N 12: there"]);
});
