/** The rulesets the bench plays, each with two decks of a set of the house. */
import { rulesets } from "../../shared/games/index.ts";
import {
  type CardSet,
  type Catalog,
  deckCards,
  type MatchSetup,
  newCatalog,
  type Ruleset,
} from "../../shared/kernel/index.ts";
import { readHouse } from "../cards/read.ts";

export interface World {
  readonly ruleset: Ruleset;
  readonly set: string;
  readonly catalog: Catalog;
  /** A setup by its number; equal numbers, equal matches. */
  setup(n: number): MatchSetup;
}

function world(ruleset: Ruleset, set: CardSet): World {
  const decks = set.decks.map(deckCards);
  return {
    ruleset,
    set: set.id,
    catalog: newCatalog([ruleset], [set]),
    setup: (n) => ({
      ruleset: ruleset.id,
      profile: ruleset.profiles[0],
      options: {},
      seed: n.toString(16).padStart(64, "0"),
      seats: [{ deck: decks[0] }, { deck: decks[1 % decks.length] }],
      sets: [set.id],
    }),
  };
}

/** Every set of the house that has decks, game by game. */
export const houseWorlds: readonly World[] = rulesets.flatMap((ruleset) =>
  readHouse(ruleset)
    .filter(({ decks }) => decks.length > 0)
    .map((set) => world(ruleset, set)),
);

/** Each game with its starter set. */
export const worlds: readonly World[] = houseWorlds.filter(({ set }) => set === "starter");
