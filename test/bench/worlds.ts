/** The rulesets the bench plays, each with two decks of its starter set. */
import { readFileSync } from "node:fs";
import { rulesets } from "../../shared/games/index.ts";
import {
  type Catalog,
  type Data,
  deckCards,
  loadSet,
  type MatchSetup,
  newCatalog,
  type Ruleset,
} from "../../shared/kernel/index.ts";

export interface World {
  readonly ruleset: Ruleset;
  readonly catalog: Catalog;
  /** A setup by its number; equal numbers, equal matches. */
  setup(n: number): MatchSetup;
}

const setFile = (ruleset: string, set: string): URL =>
  new URL(`../../shared/sets/${ruleset}/${set}.json`, import.meta.url);

function world(ruleset: Ruleset, set: string, options: Data = {}): World {
  const loaded = loadSet(JSON.parse(readFileSync(setFile(ruleset.id, set), "utf8")), [ruleset]);
  if ("problems" in loaded) throw new Error(`${set}: ${JSON.stringify(loaded.problems[0])}`);
  const decks = loaded.set.decks.map(deckCards);
  return {
    ruleset,
    catalog: newCatalog([ruleset], [loaded.set]),
    setup: (n) => ({
      ruleset: ruleset.id,
      profile: ruleset.profiles[0],
      options,
      seed: n.toString(16).padStart(64, "0"),
      seats: [{ deck: decks[0] }, { deck: decks[1 % decks.length] }],
      sets: [set],
    }),
  };
}

export const worlds: readonly World[] = rulesets.map((ruleset) => world(ruleset, "starter"));
