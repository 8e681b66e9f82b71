/** What a player names (G R32.60): it is remembered of the object whose text asked, and other texts of it compare with it. */
import {
  type Handle,
  type Match as Machine,
  note,
  objectOf,
  objectRef,
  type Scope,
  type Seat,
  setTable,
  spell,
  tableOf,
} from "../../kernel/game.ts";
import { ELEMENTS, isAside, TYPES } from "./card.ts";
import { cardOfScope } from "./gifts.ts";
import type { ActKind, Match } from "./typed.ts";

export const NAMED = ["number", "element", "type", "class", "subtype", "card"] as const;
export type Sort = (typeof NAMED)[number];
export type Value = string | number;

/** `card` is what the text stands on, for all to see once its object has gone. */
export type Remembered = {
  readonly object: Handle;
  readonly card: number;
  readonly what: Sort;
  readonly value: Value;
};
export type Naming = Remembered & { readonly seat: Seat };

/** As high as a cost can be. */
const MOST_NUMBER = 20;
/** No answer is chosen from more than so many at once. */
const MOST = 24;

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

type Words = Readonly<Record<Exclude<Sort, "number">, readonly string[]>>;
const known = new WeakMap<Machine["pool"], Words>();

/** The words of all cards of the match's sets, whoever plays them: decks and hands have no part in it. */
function wordsOf({ pool }: Match): Words {
  const found = known.get(pool);
  if (found !== undefined) return found;
  const cards = pool.cards.map(({ data }) => data);
  const words: Words = {
    element: ELEMENTS,
    type: TYPES.filter((type) => !isAside({ type })),
    class: sorted(cards.flatMap(({ classes = [] }) => classes)),
    subtype: sorted(cards.flatMap(({ subtypes = [] }) => subtypes)),
    card: sorted(cards.flatMap(({ token, name }) => (token === true ? [] : [name]))),
  };
  known.set(pool, words);
  return words;
}

/** What can be named: of cards only those of a type, where the text says one. */
export function nameable(m: Match, what: Sort, type?: string): readonly Value[] {
  if (what === "number") return Array.from({ length: MOST_NUMBER + 1 }, (_, n) => n);
  if (what !== "card" || type === undefined) return wordsOf(m)[what];
  return sorted(
    m.pool.cards.flatMap(({ data }) =>
      data.token !== true && (data.type === type || data.also === type) ? [data.name] : [],
    ),
  );
}

/** A long list is asked for by its parts: each is called by its first and last, as the pages of a dictionary are. */
export function partsOf(all: readonly Value[]): (readonly Value[])[] {
  if (all.length <= MOST) return all.map((one) => [one]);
  const size = Math.ceil(all.length / MOST);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

export const partName = (part: readonly Value[]): Value =>
  part.length === 1 ? part[0] : `${part[0]} – ${part[part.length - 1]}`;

/** What the object's text has had named, or undefined. */
export const namedBy = (m: Match, { self }: Scope, what: Sort): Value | undefined =>
  tableOf(m)._named.find((one) => one.object === self && one.what === what)?.value;

/** Writes it, and what all see of it. */
function remember(m: Match, all: readonly Remembered[]): void {
  setTable(m, "_named", all);
  const seen = all.map(({ card, what, value }) => ({ card: m.pool.words[card], what, value }));
  setTable(m, "named", seen);
}

export const nameAct: ActKind<Naming> = {
  fields: { seat: "seat" },
  apply(m, { object, card, what, value, seat }) {
    const others = tableOf(m)._named.filter((one) => one.object !== object || one.what !== what);
    const thing = objectOf(m.state, object) === undefined ? "" : spell(m, objectRef(object));
    note(m, "namedOne", { seat, value, ...(thing !== "" && { thing }) });
    remember(m, [...others, { object, card, what, value }]);
  },
};

/** A turn ends: what objects that are no more had named is forgotten. */
export function forgetNamed(m: Match): void {
  const { _named } = tableOf(m);
  const left = _named.filter(({ object }) => objectOf(m.state, object) !== undefined);
  if (left.length < _named.length) remember(m, left);
}

export const namingOf = (m: Match, scope: Scope, what: Sort, value: Value): Omit<Naming, "seat"> => ({
  object: scope.self,
  card: cardOfScope(m, scope),
  what,
  value,
});
