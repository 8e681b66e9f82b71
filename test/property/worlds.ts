import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ZodType } from "zod";
import {
  type CardDef,
  type CardSet,
  type Catalog,
  type Data,
  type Draw,
  loadSet,
  newCatalog,
  type Ruleset,
  type Seat,
} from "../../shared/kernel/index.ts";
import { root } from "../check/tree.ts";
import { setsFolder } from "../games/files.ts";
import { toy } from "../kernel/toy.ts";
import { toySet } from "../kernel/toy-set.ts";
import { GAMES } from "../scenarios/games.ts";
import { type Row, worldsOf } from "../scenarios/worlds.ts";
import { anyDecks, type Decks } from "./decks.ts";

/** A game with cards and a way to draw decks: what every law is run over. */
export interface World {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly profile: string;
  readonly sets: readonly CardSet[];
  readonly options: Data;
  /** One deck a seat; how many seats is the world's affair. */
  decks(random: Draw, sets: readonly CardSet[]): Decks;
  /** Options by which this seat begins; absent where there is more than one other to change places with. */
  first?(seat: Seat): Data;
  /** What its clients may send, as its wire has it. */
  readonly intents?: ZodType | undefined;
  /** Cards that an effect tells apart without showing them change places with their like alone; by default all are. */
  readonly alike?: ((a: CardDef, b: CardDef) => boolean) | undefined;
  readonly catalog: Catalog;
}

/** The kernel's own test game, by turns or as a stack, with two to four seats. */
function toyWorld(seats: number, system: string): Row {
  const name = `toy, ${seats} seats, ${system}`;
  return { name, profile: "toy", sets: [toySet], options: { system }, decks: anyDecks(seats) };
}

/** Every set in these files and folders, or the game's own; one with a fault fails the tests. */
function setsAt(ruleset: Ruleset, sources: Row["sets"] = [setsFolder(ruleset.id)]): CardSet[] {
  const sets = sources.flatMap((source) =>
    typeof source === "string" ? filesAt(source).map(readJson) : [source],
  );
  return sets.map((json) => {
    const loaded = loadSet(json, [ruleset]);
    if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
    return loaded.set;
  });
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(resolve(root, file), "utf8"));

const filesAt = (path: string): string[] =>
  path.endsWith(".json")
    ? [path]
    : readdirSync(resolve(root, path))
        .filter((file) => file.endsWith(".json"))
        .sort()
        .map((file) => `${path}/${file}`);

const made = (row: Row, ruleset: Ruleset, more: Pick<World, "intents" | "alike"> = {}): World => {
  const sets = setsAt(ruleset, row.sets);
  return { ...row, ...more, ruleset, sets, catalog: newCatalog([ruleset], sets) };
};

const all: readonly World[] = [
  ...GAMES.flatMap(({ ruleset, wire, alike }) =>
    worldsOf(ruleset.id).rows.map((row) => made(row, ruleset, { intents: wire, alike })),
  ),
  ...[toyWorld(2, "queue"), toyWorld(3, "stack"), toyWorld(4, "queue")].map((row) =>
    // A token is no more where a card goes to its pile, also one that lies face down.
    made(row, toy, { alike: (a, b) => a.data.token === b.data.token }),
  ),
];

/** Of all games, and of the kernel's own test game, which has no wire; `npm run laws` looks at one game alone. */
export const worlds = all.filter(({ ruleset }) => [undefined, ruleset.id].includes(process.env.LAWS_OF));
