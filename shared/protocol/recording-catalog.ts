/**
 * The card sets and rules that a recording is played again with. Apart from the wire, so that no page loads it before
 * it is needed.
 */
import { type CardSet, type Catalog, loadSet, newCatalog, type Ruleset } from "../kernel/index.ts";
import type { Recording } from "./replay.ts";

/** The card sets of a recording as a catalog; what is wrong with one, where it is not what it is named by. */
export function catalogIn(sets: Recording["sets"], rulesets: readonly Ruleset[]): Catalog | string {
  const found: CardSet[] = [];
  for (const { hash: named, text } of sets) {
    const loaded = loadSet(JSON.parse(text), rulesets);
    if ("problems" in loaded) return `a card set in it cannot be read: ${loaded.problems[0]?.message}`;
    if (loaded.set.hash !== named) return `the card set "${loaded.set.id}" in it is not the one it names`;
    found.push(loaded.set);
  }
  return newCatalog(rulesets, found);
}
