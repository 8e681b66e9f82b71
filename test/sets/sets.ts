/** The sets of the house and of the scenarios, for the tests here. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CardSet, type Json, loadSet, type Problem } from "../../shared/kernel/index.ts";
import { rulesets } from "./schema.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const readJson = (path: string): Json => JSON.parse(readFileSync(at(path), "utf8")) as Json;

/** Every set file, by its path from the top. */
export const setFiles: readonly string[] = [
  ...readdirSync(at("shared/sets"), { recursive: true, encoding: "utf8" }).map(
    (file) => `shared/sets/${file.replaceAll("\\", "/")}`,
  ),
  "test/scenarios/ucg/fixtures.json",
  "test/scenarios/altered/fixtures.json",
  "test/scenarios/grand-archive/fixtures.json",
  "test/scenarios/nullshapers/fixtures.json",
].filter((file) => file.endsWith(".json"));

/** A set that must load. */
export function setOf(json: Json): CardSet {
  const loaded = loadSet(json, rulesets);
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  return loaded.set;
}

export function problemsOf(json: Json): readonly Problem[] {
  const loaded = loadSet(json, rulesets);
  return "problems" in loaded ? loaded.problems : [];
}

/** Every object inside a value, with the value itself. */
export function nodesOf(value: Json): { readonly [key: string]: Json }[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? inner : [value as { readonly [key: string]: Json }, ...inner];
}
