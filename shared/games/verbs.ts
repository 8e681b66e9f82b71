/** Common parts of the verbs of several games: their players, one act per thing, their texts. */

import {
  type Act,
  type Data,
  fieldsIn,
  type Json,
  type Match,
  NONE,
  type Nothing,
  numberOf,
  objectOf,
  objectsOf,
  refsOf,
  type Scope,
  type Seat,
  type Speaker,
  type Verb,
  type Words,
} from "../kernel/game.ts";
import type { Amount, OfSeat, OnObject } from "./acts.ts";

export type Shape = Verb["shape"];
export type Plan<W extends Words = Words, Fields = Nothing> = Verb<W, Fields>["plan"];
export const what: Shape = (terms) => ({ what: terms.ref });

export const controllerOf = (m: Match, object: number): Seat => objectOf(m.state, object)?.controller ?? NONE;

/** One act per object the node points at. */
export const onObjects =
  <W extends Words, Fields = Nothing>(
    act: (to: OnObject, scope: Scope, node: Data & Fields, m: Match<W>) => Act<W>,
  ): Plan<W, Fields> =>
  (m, scope, node) =>
    objectsOf(m, scope, node.what).map((object) =>
      act({ object, seat: controllerOf(m, object) }, scope, node, m),
    );

/** A verb that does one thing to its objects: "Slay target character". */
export const simple = <W extends Words>(
  act: (to: OnObject) => Act<W>,
  word: string,
  after: (node: Data, say: Speaker) => string = () => "",
): Verb<W> => ({
  takes: { what: ["object"] },
  shape: what,
  plan: onObjects(act),
  text: (node, say) => `${word} ${say.ref(node.what)}${after(node, say)}`,
});

/** The seats that a verb is about: those that it names and that have not left, else the controller. */
export function seatsOf(m: Match, scope: Scope, who: Json | undefined): Seat[] {
  if (who === undefined) return [scope.controller];
  return refsOf(m, scope, who).flatMap((ref) =>
    ref.kind === "seat" && !m.state.seats[ref.id].left ? [ref.id] : [],
  );
}

export const isYou = ({ who }: Data): boolean => who === undefined || fieldsIn(who).ref === "you";

/**
 * A verb with its player. An order needs no name: "draw a card", "your opponent draws a card"; nor does one that was
 * named before it: "each player may draw a card".
 */
export function told(node: Data, verb: string, say: Speaker): string {
  const who = isYou(node) ? "" : say.ref(node.who);
  return who === "" ? verb : `${who} ${verb}s`;
}

/** A verb of a player and a number: "draw 2 cards". */
export const ofPlayer = <W extends Words>(
  act: (to: OfSeat & Amount) => Act<W>,
  text: Verb["text"],
): Verb<W> => ({
  takes: { who: ["seat"] },
  shape: (terms) => ({ who: terms.ref.exactOptional(), count: terms.number }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).map((seat) => act({ seat, amount: numberOf(m, scope, node.count) })),
  text,
});
