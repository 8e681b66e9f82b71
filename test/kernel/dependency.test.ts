/** Which continuous change comes after which (kernel.md 9). */
import { expect, test } from "vitest";
import type { Order } from "../../shared/kernel/model/match.ts";
import type { StaticChange } from "../../shared/kernel/model/program.ts";
import type { Ruleset } from "../../shared/kernel/model/ruleset.ts";
import { ordersOf, readsOf } from "../../shared/kernel/values/dependency.ts";
import { toy } from "./toy.ts";

const layered: Ruleset = { ...toy, layered: true };

/** A change of one attribute by as much as another is. */
const change = (attr: string, reads: string, layer = 0): StaticChange => ({
  on: {},
  attr,
  layer,
  add: { num: "attr", of: { ref: "self" }, attr: reads },
  set: null,
  while: null,
});

/** Their orders, as they stand in the list. */
function orders(game: Ruleset, ...changes: readonly StaticChange[]): (Order | undefined)[] {
  const reads = new Map(changes.map((one) => [one, readsOf(game, one)]));
  const found = ordersOf(game, reads, new Set(changes));
  return changes.map((one) => found.get(one));
}

const ranks = (game: Ruleset, ...changes: readonly StaticChange[]): (number | undefined)[] =>
  orders(game, ...changes).map((order) => order?.rank);

test("what reads comes after what writes, in chains, whichever stands first", () => {
  expect(ranks(toy, change("c", "b"), change("b", "a"), change("a", "x"))).toEqual([3, 2, 1]);
  expect(ranks(toy, change("a", "x"), change("b", "a"), change("c", "b"))).toEqual([1, 2, 3]);
});

test("two that read each other go by timestamp, and a third that reads them comes after both", () => {
  expect(ranks(toy, change("a", "b"), change("b", "a"), change("c", "a"))).toEqual([1, 1, 2]);
});

test("dependency goes before layers, but not in a game that is layered (A R-19.5, G R18.5)", () => {
  const apart = [change("b", "a", 1), change("a", "x", 2)] as const;
  expect(ranks(toy, ...apart)).toEqual([2, 1]);
  const [low, high] = ranks(layered, ...apart) as number[];
  expect(low).toBeLessThan(high);
  const [after, before] = ranks(layered, change("b", "a", 1), change("a", "x", 1)) as number[];
  expect(after).toBeGreaterThan(before);
});

test("a change that reads what it writes itself is late, also by way of others", () => {
  const late = (...changes: readonly StaticChange[]) => orders(toy, ...changes).map((order) => order?.late);
  expect(late(change("a", "a"), change("a", "x"))).toEqual([true, false]);
  expect(late(change("a", "b"), change("b", "a"), change("c", "x"))).toEqual([true, true, false]);
});
