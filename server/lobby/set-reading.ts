/** A stranger's set, read in the judge's thread: everything wrong with it, or what everybody may see of it. */
import {
  type Badge,
  badgeOfSet,
  type CardSet,
  type Catalog,
  type Json,
  loadSet,
  type Problem,
  setWarnings,
} from "../../shared/kernel/index.ts";
import { type CardInfo, cardInfosOf, PLAYER_SET } from "../../shared/protocol/index.ts";
import { lookAlikes, textFaults } from "./set-text.ts";

/** The question: a set's text, and whether it is a stranger's that nobody has read yet. */
export interface Reading {
  readonly text: string;
  readonly isNew: boolean;
}

/** A set as its readers are told it. */
export interface SetTold {
  readonly id: string;
  readonly ruleset: string;
  readonly name: string;
  readonly hash: string;
  readonly decks: readonly {
    readonly id: string;
    readonly name: string;
    readonly cards: Readonly<Record<string, number>>;
  }[];
  readonly cards: readonly CardInfo[];
  readonly badge?: Badge;
}

export type SetRead =
  | { readonly problems: readonly Problem[] }
  | {
      readonly set: SetTold;
      /** Of a new one: what is right and comes to nothing. */
      readonly warnings: readonly Problem[];
    };

/** @param catalog the server's own sets: whose cards no stranger's card may pass for */
export function readSet(catalog: Catalog, { text, isNew }: Reading): SetRead {
  const json: Json = JSON.parse(text);
  const faults = isNew ? faultsOf(json) : [];
  const loaded = loadSet(json, catalog.rulesets);
  const problems = [...faults, ...("problems" in loaded ? loaded.problems : [])];
  if ("problems" in loaded) return { problems };
  const { set } = loaded;
  if (!isNew) return { set: told(set), warnings: [] };
  problems.push(...lookAlikes(set.cards, namedIn(catalog, set.ruleset)));
  if (problems.length > 0) return { problems };
  const game = catalog.ruleset(set.ruleset);
  return { set: told(set), warnings: game === undefined ? [] : setWarnings(game, set) };
}

/** What the loader does not look at, since the server's own sets are nobody's trap. */
function faultsOf(json: Json): Problem[] {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return [];
  const { cards, ...rest } = json as { readonly [key: string]: Json };
  const decks = Array.isArray(rest.decks) ? rest.decks.length : 0;
  const faults = textFaults(rest, "");
  if (decks > PLAYER_SET.decks)
    faults.push({ card: "", path: "decks", message: `are more than ${PLAYER_SET.decks}` });
  if (!Array.isArray(cards)) return faults;
  return [...faults, ...cards.flatMap((card: Json, n) => textFaults(card, idOf(card) ?? `${n + 1}.`))];
}

function idOf(card: Json): string | undefined {
  if (typeof card !== "object" || card === null || Array.isArray(card)) return undefined;
  const { id } = card as { readonly id?: Json };
  return typeof id === "string" ? id : undefined;
}

const namedIn = (catalog: Catalog, ruleset: string) =>
  catalog.sets.filter((set) => set.ruleset === ruleset).flatMap(({ cards }) => cards);

/** Decks and tables call its cards by the set's own id and theirs. */
function told(set: CardSet): SetTold {
  const { id, ruleset, name, hash, decks } = set;
  const badge = badgeOfSet(set.look);
  const word = (card: string): string => `${id}/${card}`;
  return {
    id,
    ruleset,
    name,
    hash,
    decks: decks.map((deck) => ({
      id: deck.id,
      name: deck.name,
      cards: Object.fromEntries(Object.entries(deck.cards).map(([card, copies]) => [word(card), copies])),
    })),
    cards: cardInfosOf({ word: (_ruleset, _set, card) => word(card) }, set),
    ...(badge && { badge }),
  };
}
