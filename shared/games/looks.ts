/**
 * Looks at hidden cards, by one player or by all who are there, in the words that several games share. A look ends where
 * the game's rules say; a card that stays hidden cannot be traced after it.
 */
import { z } from "zod";
import {
  type Act,
  type ActKind,
  bitOf,
  type Data,
  type FilterKey,
  type Handle,
  handleTo,
  hide,
  type Match,
  note,
  numberOf,
  type OwnRef,
  objAt,
  objectOf,
  objectsOf,
  possessive,
  type Seat,
  type Speaker,
  show,
  type Verb,
  type Words,
} from "../kernel/game.ts";
import type { OfSeat, OnObject } from "./acts.ts";
import { seatsOf, told, what } from "./verbs.ts";
import { isIn, thingsIn } from "./zones.ts";

export type Looking = OfSeat & { readonly objects: readonly Handle[] };

/** What a game says of looks at its cards. */
export interface Looks<W extends Words> {
  /** The zone that cards are drawn from, where the place of a card is what is known of it. */
  readonly deck: W["zone"];
  readonly hidden: readonly W["zone"][];
  /** The cards that are looked at or shown at this moment, as the table keeps them. */
  read(m: Match<W>): readonly Handle[];
  write(m: Match<W>, shown: readonly Handle[]): void;
  look(seat: Seat, objects: readonly Handle[]): Act<W>;
}

const isHidden = <W extends Words>(m: Match<W>, { hidden }: Looks<W>, handle: Handle): boolean =>
  isIn(m, handle, ...hidden);

/**
 * Cards in an order that tells nothing of their places: its owner may keep a hand in any order. In a deck the place is
 * what is known of them.
 */
export function apart<W extends Words>(
  m: Match<W>,
  looks: Looks<W>,
  handles: readonly Handle[],
): readonly Handle[] {
  const rank = (handle: Handle): number => (isIn(m, handle, looks.deck) ? -1 : objAt(m, handle).card);
  return handles.filter((one) => isHidden(m, looks, one)).toSorted((a, b) => rank(a) - rank(b));
}

/** Shows a card to these viewers until looks end. */
export function showTo<W extends Words>(m: Match<W>, looks: Looks<W>, handle: Handle, bits: number): void {
  show(m, handle, bits);
  looks.write(m, [...looks.read(m), handle]);
}

/** Ends every look. */
export function endLooks<W extends Words>(m: Match<W>, looks: Looks<W>): void {
  const shown = looks.read(m);
  if (shown.length === 0) return;
  for (const handle of shown) {
    const obj = objectOf(m.state, handle);
    if (obj !== undefined && obj.seen !== 0) hide(m, handle);
  }
  looks.write(m, []);
}

/** A player looks at cards. */
export const lookAct = <W extends Words>(looks: Looks<W>): ActKind<W, Looking> => ({
  fields: { seat: "seat" },
  possible: (_m, { objects }) => objects.length > 0,
  apply(m, { seat, objects }) {
    note(m, "looked", { seat, count: objects.length });
    for (const handle of objects) showTo(m, looks, handle, bitOf(m, seat));
  },
});

/** All see one card. */
export const revealAct = <W extends Words>(looks: Looks<W>): ActKind<W, OnObject> => ({
  fields: { object: "object", seat: "seat" },
  possible: (m, { object }) => isHidden(m, looks, object),
  apply(m, { object, seat }) {
    note(m, "revealed", { seat, cards: [m.state.cards[objAt(m, object).card]] });
    showTo(m, looks, object, m.layout.all);
  },
});

/** "among them": the cards that are looked at or shown at this moment. */
export const seen = <W extends Words>(looks: Looks<W>): FilterKey<W, true> => ({
  schema: z.literal(true),
  test: (m, obj) => looks.read(m).includes(handleTo(m.state, obj)),
  text: () => "among them",
  place: "after",
});

export const lookVerb = <W extends Words>(looks: Looks<W>): Verb<W> => ({
  takes: { what: ["object"], who: ["seat"] },
  shape: (terms) => ({ what: terms.ref, who: terms.ref.exactOptional() }),
  plan(m, scope, node) {
    const objects = apart(m, looks, objectsOf(m, scope, node.what));
    return seatsOf(m, scope, node.who).map((seat) => looks.look(seat, objects));
  },
  text: (node, say) => `${told(node, "look", say)} at ${say.ref(node.what)}`,
});

export const revealVerb = <W extends Words>(looks: Looks<W>, act: (to: OnObject) => Act<W>): Verb<W> => ({
  takes: { what: ["object"] },
  shape: what,
  plan: (m, scope, node) =>
    apart(m, looks, objectsOf(m, scope, node.what)).map((object) =>
      act({ object, seat: objAt(m, object).owner }),
    ),
  text: (node, say) => `reveal ${say.ref(node.what)}`,
});

type Top = { readonly end?: "bottom" };

/** The cards on top of a deck, or at its bottom, from the outermost on; nobody need have seen them. */
export const top = <W extends Words>(deck: W["zone"]): OwnRef<W, Top> => ({
  kind: "object",
  takes: { of: ["seat"] },
  shape: (terms) => ({
    count: terms.number,
    of: terms.ref.exactOptional(),
    end: z.literal("bottom").exactOptional(),
  }),
  value: (m, scope, node) =>
    seatsOf(m, scope, node.of).flatMap((seat) =>
      cardsAt(thingsIn(m, deck, seat), numberOf(m, scope, node.count), node.end).map((id) => ({
        kind: "object",
        id,
      })),
    ),
  text: (node, say) => {
    const count = say.many(node.count, "card").replace(/^an? /, "");
    return `the ${node.end ?? "top"} ${count} of ${deckOf(node, say)}`;
  },
  many: ({ count }) => count !== 1,
});

const cardsAt = (deck: readonly Handle[], count: number, end: "bottom" | undefined): readonly Handle[] => {
  if (count <= 0) return [];
  return end === undefined ? deck.slice(-count).reverse() : deck.slice(0, count);
};

const deckOf = ({ of }: Data, say: Speaker): string =>
  `${of === undefined ? "your" : possessive(say.ref(of))} deck`;
