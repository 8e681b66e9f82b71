import { rulesets } from "../../shared/games/index.ts";
import type { CardSet, Data, Draw } from "../../shared/kernel/index.ts";
import { partOf } from "../games/files.ts";
import type { Decks } from "../property/decks.ts";
import type { World } from "../property/worlds.ts";
import type { World as Served } from "../server/worlds.ts";

/**
 * A world of a game, as its folder lists it: `sets` are files and folders from the project's root, or sets themselves;
 * left out they are those of the game.
 */
export type Row = Omit<World, "ruleset" | "sets" | "intents" | "alike" | "catalog"> & {
  readonly sets?: readonly (string | Data)[];
};

/** What comes of random matches of a house set's decks. */
export interface Starters {
  /** The set; the starter where it is left out. */
  readonly set?: string;
  readonly seats: number;
  readonly matches: number;
  /** Matches that each deck wins at least; each seat, where there are more seats than decks. */
  readonly wins: number;
  /** The table's counter of turns or days, and what half of the matches end within. */
  readonly counter?: string;
  readonly half?: number;
  /** A pass that ends the day for its player is taken only when chance says it twice. */
  readonly passesTwice?: true;
}

/** How the tests of all games play one: `world.ts` in its folder. */
export interface GameWorlds {
  /** What every law is run over. */
  readonly rows: readonly Row[];
  /** Decks of any cards, of whatever sets; by default of all that may be in one. */
  anyCards?(random: Draw, sets: readonly CardSet[]): Decks;
  /** What makes its secrets easy to look at, for the server's proofs; folders from the project's root. */
  readonly secrets?: Partial<Omit<Served, "ruleset" | "alike">>;
  /** The actions by which a card is played, and how often a turn or day of all seats has one at the least. */
  readonly plays: { readonly actions: readonly string[]; readonly floor: number };
  readonly starters: readonly Starters[];
}

const all = new Map(
  await Promise.all(
    rulesets.map(async ({ id }) => [id, await partOf<GameWorlds>(id, "world.ts", "world")] as const),
  ),
);

/** The worlds of a game that is registered. */
export const worldsOf = (id: string): GameWorlds => all.get(id) as GameWorlds;
