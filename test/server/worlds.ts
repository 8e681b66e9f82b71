/** The games that the server's proofs are played with: each that is registered. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Loaded, loadSets } from "../../server/match/hosts/catalog.ts";
import { rulesets } from "../../shared/games/index.ts";
import type { CardDef, Catalog, Data, Ruleset } from "../../shared/kernel/index.ts";
import type { DeckChoice } from "../../shared/protocol/index.ts";
import { root } from "../check/tree.ts";
import { starterPath } from "../games/files.ts";
import { GAMES } from "../scenarios/games.ts";
import { worldsOf } from "../scenarios/worlds.ts";
import { silent } from "./seated.ts";

export interface World {
  readonly ruleset: Ruleset;
  readonly options: Data;
  readonly decks: readonly DeckChoice[];
  /** Folders of its sets. */
  readonly sets: readonly string[];
  /** Cards that an effect tells apart without showing them change places with their like alone; by default all are. */
  readonly alike?: ((a: CardDef, b: CardDef) => boolean) | undefined;
  /** A choice among one's own hidden cards that stays a secret when it is made: in which intents, and in which slot. */
  readonly hides?: { in(intent: Data): boolean; readonly slot: string };
  /** Kinds of the hidden segments in which all seats act at once; a game of turns has none. */
  readonly segments?: readonly string[];
}

/** The first two decks of its starter set. */
function world(ruleset: Ruleset): World {
  const sets = join(root, "shared/sets", ruleset.id);
  const { decks } = JSON.parse(readFileSync(starterPath(ruleset.id), "utf8")) as {
    decks: { id: string }[];
  };
  return {
    ruleset,
    options: {},
    decks: decks.slice(0, 2).map(({ id }) => ({ set: "starter", deck: id })),
    sets: [sets],
  };
}

/** All games; the first alone is played in `npm test`, the others in the long proofs. */
export const WORLDS: readonly World[] = rulesets.map(world);

/** All games, with decks that keep many secrets. */
export const SECRET_WORLDS: readonly World[] = WORLDS.map((one) => {
  const { sets, ...secrets } = worldsOf(one.ruleset.id).secrets ?? {};
  const alike = GAMES.find(({ ruleset }) => ruleset === one.ruleset)?.alike;
  return { ...one, ...secrets, alike, sets: sets?.map((path) => join(root, path)) ?? one.sets };
});

/** The card sets of a game, with the texts of their files. */
export const worldSets = ({ ruleset, sets }: World): Promise<Loaded> => loadSets([ruleset], sets, silent);

export const worldCatalog = async (world: World): Promise<Catalog> => (await worldSets(world)).catalog;
