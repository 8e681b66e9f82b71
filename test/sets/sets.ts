/** The sets of the house and of the scenarios, for the tests here. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { type CardDef, type CardSet, type Json, loadSet, type Problem } from "../../shared/kernel/index.ts";
import { starterPath } from "../games/files.ts";

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const readJson = (path: string): Json => JSON.parse(readFileSync(at(path), "utf8")) as Json;

/** Every set file, by its path from the top. */
export const setFiles: readonly string[] = [
  ...readdirSync(at("shared/sets"), { recursive: true, encoding: "utf8" }).map(
    (file) => `shared/sets/${file.replaceAll("\\", "/")}`,
  ),
  ...rulesets.map(({ id }) => `test/scenarios/${id}/fixtures.json`),
  "test/scenarios/altered/later.json",
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

type Node = { readonly [key: string]: Json };

/** Every object inside a value, with the value itself. */
export function nodesOf(value: Json): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? inner : [value as Node, ...inner];
}

/** A starter set by what its decks play with: the cards in them and the cards those make. */
export interface Starter {
  readonly set: CardSet;
  readonly reached: readonly CardDef[];
  /** Every object that stands on those cards. */
  readonly nodes: readonly Node[];
  /** Values of a key anywhere on them, and keys of the objects that stand under one. */
  valuesOf(key: string): Json[];
  keysUnder(key: string): string[];
}

/** @param id another set of the house in its place */
export function starterOf(ruleset: string, id?: string): Starter {
  const set = setOf(JSON.parse(readFileSync(starterPath(ruleset, id), "utf8")) as Json);
  const { mentions, laid } = rulesets.find(({ id }) => id === ruleset)!;
  const inDecks = set.cards.filter(({ id }) => set.decks.some(({ cards }) => cards[id] > 0));
  const made = new Set(inDecks.flatMap((card) => mentions?.(card) ?? []));
  const reached = set.cards.filter((card) => inDecks.includes(card) || made.has(card.id) || laid?.(card));
  const nodes = reached.flatMap(({ data }) => nodesOf(data));
  const valuesOf = (key: string) => nodes.flatMap((node) => (key in node ? [node[key]].flat() : []));
  const isNode = (value: Json): value is Node => typeof value === "object" && value !== null;
  return {
    set,
    reached,
    nodes,
    valuesOf,
    keysUnder: (key) => valuesOf(key).filter(isNode).flatMap(Object.keys),
  };
}

/** A test that all that is wanted is found. */
export const uses = (what: string, wanted: readonly unknown[], found: readonly unknown[]): void =>
  void test(what, () => {
    expect(wanted.filter((one) => !found.includes(one))).toEqual([]);
  });
