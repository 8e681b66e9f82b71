/** What is wrong with a set as a whole: its size, and what its cards and decks name. */
import { canonical } from "../model/canonical.ts";
import type { CardDef } from "../model/program.ts";
import type { Problem, Ruleset } from "../model/ruleset.ts";
import type { Json } from "../model/state.ts";
import { meant } from "./lint.ts";

/** Caps of a stranger's set; over them it is refused, not cut. */
export const SET_LIMITS = { cards: 2000, decks: 100, bytes: 4 * 1024 * 1024, depth: 40 } as const;

/** A set that nobody has read yet, as far as it is one. */
export interface Unread {
  readonly cards: readonly unknown[];
  readonly decks: readonly unknown[];
}

const listIn = (value: unknown, key: string): readonly unknown[] => {
  const held =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return Array.isArray(held) ? held : [];
};

export const unread = (json: unknown): Unread => ({
  cards: listIn(json, "cards"),
  decks: listIn(json, "decks"),
});

const textIn = (value: unknown, key: string): string | undefined => {
  const held =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof held === "string" && held !== "" ? held.slice(0, 80) : undefined;
};

/** What a card is called while it may be faulty: by its id, its name, or its place. */
export const labelOf = (card: unknown, at: number): string =>
  textIn(card, "id") ?? textIn(card, "name") ?? `card ${at + 1}`;

/** A set that is too much to be read. */
export function oversize(json: unknown, text: string): Problem | undefined {
  if (text.length <= SET_LIMITS.bytes) return undefined;
  const { cards } = unread(json);
  const sizes = cards.map((card) => canonical(card as Json).length);
  const most = sizes.indexOf(Math.max(...sizes));
  return {
    card: most < 0 ? "" : labelOf(cards[most], most),
    path: "",
    message: `the set is larger than ${SET_LIMITS.bytes} bytes; this card is its largest`,
  };
}

/** How much of a path that is too deep is told. */
const TOLD = 6;

/** A value that is nested too deep to be looked through. */
export function overdeep(json: unknown): Problem | undefined {
  const path = deepPath(json, []);
  if (path === undefined) return undefined;
  const message = `nested deeper than ${SET_LIMITS.depth}`;
  const told = (parts: readonly string[]) => `${parts.slice(0, TOLD).join(".")}.…`;
  const [first, at, ...rest] = path;
  const card = unread(json).cards[Number(at)];
  return first === "cards" && card !== undefined
    ? { card: labelOf(card, Number(at)), path: told(rest), message }
    : { card: "", path: told(path), message };
}

function deepPath(value: unknown, path: string[]): string[] | undefined {
  if (path.length > SET_LIMITS.depth) return [...path];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, one] of Object.entries(value)) {
    path.push(key);
    const found = deepPath(one, path);
    path.pop();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Ids that two cards have, and ids that no card has and a card or a deck names. */
export function namingFaults(game: Ruleset, set: Unread, sound: readonly CardDef[]): Problem[] {
  // A card that is faulty is in the set all the same.
  const ids = set.cards.flatMap((card) => textIn(card, "id") ?? []);
  return [
    ...repeated(ids),
    ...strangersInDecks(set.decks, ids),
    ...strangersOnCards(game, sound, ids),
    ...misfits(game, sound),
  ];
}

const repeated = (ids: readonly string[]): Problem[] =>
  ids
    .filter((id, at) => ids.indexOf(id) < at)
    .map((id) => ({ card: id, path: "id", message: "stands twice in the set" }));

const absent = (id: string, ids: readonly string[]): string => `"${id}" is not in the set${meant(id, ids)}`;

const strangersInDecks = (decks: readonly unknown[], ids: readonly string[]): Problem[] =>
  decks.flatMap((deck, at) => {
    const { cards } = (deck ?? {}) as { readonly cards?: unknown };
    return typeof cards === "object" && cards !== null && !Array.isArray(cards)
      ? Object.keys(cards)
          .filter((id) => !ids.includes(id))
          .map((id) => ({ card: "", path: `decks.${at}.cards.${id}`, message: absent(id, ids) }))
      : [];
  });

/** Cards that a text names and the set does not have. */
const strangersOnCards = (game: Ruleset, cards: readonly CardDef[], ids: readonly string[]): Problem[] =>
  cards.flatMap((card) =>
    (game.mentions?.(card) ?? [])
      .filter((id) => !ids.includes(id))
      .map((id) => ({ card: card.id, path: pathTo(card.data, id) ?? "", message: absent(id, ids) })),
  );

/** What a text says of cards of the set that does not fit them. */
function misfits(game: Ruleset, cards: readonly CardDef[]): Problem[] {
  const known = new Map(cards.map((card) => [card.id, card]));
  return cards.flatMap((card) =>
    (game.namedFaults?.(card, (id) => known.get(id)) ?? []).map((fault) => ({ card: card.id, ...fault })),
  );
}

/** Where a text stands first in a value. */
function pathTo(value: Json, text: string): string | undefined {
  if (value === text) return "";
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, one] of Object.entries(value)) {
    const found = pathTo(one, text);
    if (found !== undefined) return found === "" ? key : `${key}.${found}`;
  }
  return undefined;
}
