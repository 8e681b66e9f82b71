/** The games that the server's proofs are played with: each that is registered. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Loaded, loadSets } from "../../server/match/hosts/catalog.ts";
import { rulesets } from "../../shared/games/index.ts";
import type { CardDef, Catalog, Data, Ruleset } from "../../shared/kernel/index.ts";
import type { DeckChoice } from "../../shared/protocol/index.ts";
import { sameKind } from "../property/imagine.ts";
import { silent } from "./seated.ts";

export interface World {
  readonly ruleset: Ruleset;
  readonly options: Data;
  readonly decks: readonly DeckChoice[];
  /** Folders of its sets. */
  readonly sets: readonly string[];
  /** Cards that an effect tells apart without showing them change places with their like alone; by default all are. */
  alike?(a: CardDef, b: CardDef): boolean;
  /** A choice among one's own hidden cards that stays a secret when it is made: in which intents, and in which slot. */
  readonly hides?: { in(intent: Data): boolean; readonly slot: string };
}

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The first two decks of its starter set. */
function world(ruleset: Ruleset): World {
  const sets = folder(`../../shared/sets/${ruleset.id}`);
  const { decks } = JSON.parse(readFileSync(join(sets, "starter.json"), "utf8")) as {
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

/** Much that is hidden; but for the resources no card is in both, so that its name in the wrong place is a leak. */
export const SECRETIVE: readonly { readonly cards: Record<string, number> }[] = [
  {
    cards: { "standard-resource": 18, arclight: 9, "trip-wire": 9, dave: 6, ignorance: 6, dorf: 6, blink: 6 },
  },
  {
    cards: {
      "standard-resource": 20,
      "generic-force": 8,
      "mind-burn": 8,
      "quick-denial": 6,
      "forked-bolt": 6,
      "helen-lust-feeder": 6,
      "spirit-of-imagination": 6,
    },
  },
];

/** What makes a game's secrets easy to look at. */
const SECRETS: Readonly<Record<string, Partial<World>>> = {
  ucg: {
    options: { deckRules: false },
    decks: SECRETIVE,
    sets: [folder("../../shared/sets/ucg"), folder("../scenarios/ucg")],
    hides: { in: ({ mode }) => mode === "setHidden", slot: "card" },
  },
  // A: nobody but its owner sees which card becomes a Mana Orb.
  altered: { hides: { in: ({ action }) => action === "expand", slot: "choice" } },
  crowdcontrol: {
    // C section 2.2, DrawEntity and its like.
    alike: sameKind,
    options: { deckRules: false },
    // C R5.1: which hand cards were discounted or trained.
    decks: [
      {
        cards: {
          "the-rootmoot": 1,
          "overdue-books": 9,
          "call-the-cousins": 6,
          "home-for-supper": 6,
          "harvest-song": 6,
          "burr-runner": 6,
          "blood-cousin": 6,
          "saturday-market": 3,
        },
      },
      { set: "starter", deck: "ember-archive" },
    ],
    hides: { in: ({ action }) => action === "playCard", slot: "target" },
  },
};

/** All games, with decks that keep many secrets. */
export const SECRET_WORLDS: readonly World[] = WORLDS.map((one) => ({ ...one, ...SECRETS[one.ruleset.id] }));

/** The card sets of a game, with the texts of their files. */
export const worldSets = ({ ruleset, sets }: World): Promise<Loaded> => loadSets([ruleset], sets, silent);

export const worldCatalog = async (world: World): Promise<Catalog> => (await worldSets(world)).catalog;
