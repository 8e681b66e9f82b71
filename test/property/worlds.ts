import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ZodType } from "zod";
import { altered } from "../../shared/games/altered/index.ts";
import { crowdcontrol } from "../../shared/games/crowdcontrol/index.ts";
import { grandArchive } from "../../shared/games/grand-archive/index.ts";
import { nullshapers } from "../../shared/games/nullshapers/index.ts";
import { ucg } from "../../shared/games/ucg/index.ts";
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
import { toy } from "../kernel/toy.ts";
import { toySet } from "../kernel/toy-set.ts";
import { GAMES } from "../scenarios/games.ts";
import { anyArmies, anyChampions, anyDecks, anyFunctions, type Decks, publishedDecks } from "./decks.ts";
import { sameKind } from "./imagine.ts";

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

/** A world as the table lists it: `sets` are files and folders from the project's root, or sets themselves. */
type Row = Omit<World, "catalog" | "sets" | "intents"> & { readonly sets: readonly (string | Data)[] };

function grandArchiveWorld(seats: number, profile: string, rulings: Data = {}): Row {
  const other = Object.keys(rulings).length > 0;
  return {
    name: `grand-archive, ${seats} seats, ${profile}${other ? ", the other rulings" : ""}`,
    ruleset: grandArchive,
    profile,
    sets: ["shared/sets/grand-archive", "test/scenarios/grand-archive/fixtures.json"],
    options: { deckRules: false, ...rulings },
    decks: anyChampions(seats),
    ...(seats === 2 && { first: firstPlayer }),
  };
}

const firstPlayer = (seat: Seat): Data => ({ firstPlayer: seat });

/** Every gap ruling the other way round. */
const otherRulings = (options: ZodType<Data>): Data =>
  Object.fromEntries(
    Object.entries(options.parse({})).flatMap(([name, value]) =>
      typeof value === "boolean" && options.safeParse({ [name]: !value }).success ? [[name, !value]] : [],
    ),
  );

/** The kernel's own test game, by turns or as a stack, with two to four seats. */
function toyWorld(seats: number, system: string): Row {
  const name = `toy, ${seats} seats, ${system}`;
  return { name, ruleset: toy, profile: "toy", sets: [toySet], options: { system }, decks: anyDecks(seats) };
}

/** A new ruleset runs every law by adding its line here. */
const rows: readonly Row[] = [
  {
    name: "ucg, published decks",
    ruleset: ucg,
    profile: "seed",
    sets: ["shared/sets/ucg"],
    options: {},
    decks: publishedDecks,
    first: firstPlayer,
  },
  {
    name: "ucg, any cards",
    ruleset: ucg,
    profile: "seed",
    sets: ["shared/sets/ucg", "test/scenarios/ucg/fixtures.json"],
    options: { deckRules: false },
    decks: anyDecks(2, "standard-resource"),
    first: firstPlayer,
  },
  {
    name: "crowdcontrol, published decks",
    ruleset: crowdcontrol,
    profile: "seed",
    sets: ["shared/sets/crowdcontrol"],
    options: {},
    decks: publishedDecks,
    first: (initiative) => ({ initiative }),
    alike: sameKind,
  },
  {
    name: "crowdcontrol, any cards",
    ruleset: crowdcontrol,
    profile: "seed",
    sets: ["test/scenarios/crowdcontrol/fixtures.json"],
    options: { deckRules: false },
    decks: anyArmies,
    first: (initiative) => ({ initiative }),
    alike: sameKind,
  },
  {
    name: "nullshapers, published decks",
    ruleset: nullshapers,
    profile: "seed",
    sets: ["shared/sets/nullshapers"],
    options: {},
    decks: publishedDecks,
    first: firstPlayer,
  },
  {
    name: "nullshapers, any cards",
    ruleset: nullshapers,
    profile: "seed",
    sets: ["shared/sets/nullshapers", "test/scenarios/nullshapers/fixtures.json"],
    options: { deckRules: false },
    decks: anyFunctions,
    first: firstPlayer,
  },
  grandArchiveWorld(2, "seed"),
  grandArchiveWorld(3, "seed"),
  grandArchiveWorld(4, "current"),
  grandArchiveWorld(3, "seed", otherRulings(grandArchive.options)),
  toyWorld(2, "queue"),
  toyWorld(3, "stack"),
  toyWorld(4, "queue"),
  {
    name: "altered, published decks",
    ruleset: altered,
    profile: "v1",
    sets: ["shared/sets/altered"],
    options: {},
    decks: publishedDecks,
    first: firstPlayer,
  },
  {
    name: "altered, any cards",
    ruleset: altered,
    profile: "v1",
    sets: ["test/scenarios/altered/fixtures.json"],
    options: { deckRules: false },
    decks: anyDecks(2, "t-wolf"),
    first: firstPlayer,
  },
  {
    name: "altered 3.0, any cards",
    ruleset: altered,
    profile: "cr3",
    sets: ["test/scenarios/altered/fixtures.json"],
    options: { deckRules: false },
    decks: anyDecks(2, "t-wolf"),
    first: firstPlayer,
  },
];

/** Every set in these files and folders; one with a fault fails the tests. */
function setsAt(ruleset: Ruleset, sources: Row["sets"]): CardSet[] {
  const sets = sources.flatMap((source) =>
    typeof source === "string" ? filesAt(source).map(readJson) : [source],
  );
  return sets.map((json) => {
    const loaded = loadSet(json, [ruleset]);
    if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
    return loaded.set;
  });
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

const filesAt = (path: string): string[] =>
  path.endsWith(".json")
    ? [path]
    : readdirSync(join(root, path))
        .filter((file) => file.endsWith(".json"))
        .sort()
        .map((file) => `${path}/${file}`);

/** The kernel's own test game has no wire. */
const wireOf = ({ id }: Ruleset): ZodType | undefined => {
  if (id === toy.id) return undefined;
  const game = GAMES.find(({ ruleset }) => ruleset.id === id);
  if (game === undefined) throw new Error(`${id} has no folder in test/scenarios`);
  return game.wire;
};

export const worlds: readonly World[] = rows.map((row) => {
  const sets = setsAt(row.ruleset, row.sets);
  return { ...row, sets, intents: wireOf(row.ruleset), catalog: newCatalog([row.ruleset], sets) };
});
