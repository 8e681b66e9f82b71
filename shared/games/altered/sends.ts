/** Verbs that move cards: from the top of a Deck, out of play, between visible zones (A section 18). */

import {
  type Data,
  type Handle,
  type Nothing,
  numberOf,
  type Obj,
  objAt,
  objectsOf,
  type Scope,
  type Speaker,
} from "../../kernel/game.ts";
import { isYou, seatsOf } from "../verbs.ts";
import { thingsIn } from "../zones.ts";
import type { How } from "./acts.ts";
import { pickOne } from "./chance.ts";
import { resupplies } from "./payment.ts";
import { drawActs } from "./turn.ts";
import type { Act, Match, Verb } from "./typed.ts";
import { inPlay, type Place, placeOf } from "./zones.ts";

export const living = (m: Match, handle: Handle): Obj => objAt(m, handle);

/** One act per object the node points at. */
export const onObjects =
  <Fields = Nothing>(
    make: (m: Match, scope: Scope, node: Data & Fields, object: Handle) => Act | null,
  ): Verb<Fields>["plan"] =>
  (m, scope, node) =>
    objectsOf(m, scope, node.what).flatMap((object) => make(m, scope, node, object) ?? []);

/** "draw a card", "your opponent draws a card", "each player draws a card". */
export const told = (node: Data, verb: string, say: Speaker): string => {
  if (isYou(node)) return verb;
  const who = say.ref(node.who);
  return who === "" ? verb : `${who} ${verb === "Resupply" ? "Resupplies" : `${verb}s`}`;
};

const moving = (to: Place, how: How) =>
  onObjects((m, { controller }, _node, object) => {
    const from = placeOf(m, living(m, object));
    return from === to ? null : { act: "move", object, seat: controller, from, to, how };
  });

export const what = { takes: { what: ["object"] } } as const;

/** A card speaks of itself: "return me to my owner's hand". */
export const ofMine = (text: string): string =>
  / me\b/.test(text) ? text.replace("its owner's", "my owner's").replace("its other", "my other") : text;

/** A verb that sends its objects to another place. */
export const sends = (to: Place, how: How, text: (named: string, many: boolean) => string): Verb => ({
  ...what,
  shape: (terms) => ({ what: terms.ref }),
  plan: moving(to, how),
  text: (node, say) => ofMine(text(say.ref(node.what), say.plural(node.what))),
});

/** A R-18.1: one step, one verb. */
export const sabotage: Verb = { ...sends("discard", "discard", () => "Sabotage") };

/** A R-18.3: a player sacrifices only own things in play, and never a Hero (ER-7). */
export const sacrifice: Verb = {
  ...what,
  shape: (terms) => ({ what: terms.ref }),
  plan: onObjects((m, _scope, _node, object) => {
    const obj = living(m, object);
    if (!inPlay(m, obj)) return null;
    return {
      act: "move",
      object,
      seat: obj.controller,
      from: placeOf(m, obj),
      to: "discard",
      how: "sacrifice",
    };
  }),
  text: (node, say) => `sacrifice ${say.ref(node.what)}`,
};

/** A R-18.2: the top card, whatever it is; nobody sees it before (A R-5.1). */
export const resupply: Verb = {
  takes: { who: ["seat"] },
  // A R-26.7.
  writes: "object",
  shape: (terms) => ({ who: terms.ref.exactOptional(), as: terms.name.exactOptional() }),
  plan: (m, scope, node) => seatsOf(m, scope, node.who).map(resupplies),
  text: (node, say) => told(node, "Resupply", say),
};

export const draw: Verb = {
  takes: { who: ["seat"] },
  shape: (terms) => ({ who: terms.ref.exactOptional(), count: terms.number }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).flatMap((seat) => drawActs(seat, numberOf(m, scope, node.count))),
  text: (node, say) => `${told(node, "draw", say)} ${say.many(node.count, "card")}`,
};

export const mill: Verb = {
  takes: { who: ["seat"] },
  shape: (terms) => ({ who: terms.ref.exactOptional(), count: terms.number }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).flatMap((seat) =>
      drawActs(seat, numberOf(m, scope, node.count)).map((act) => ({
        ...act,
        to: "discard",
        how: "discard",
      })),
    ),
  text: (node, say) =>
    `${told(node, "discard", say)} the ${node.count === 1 ? "top card" : `top ${say.many(node.count, "card")}`} of ${isYou(node) ? "your" : "their"} deck`,
};

/** A R-26.8: the top cards of a Deck, which nobody sees, become exhausted Mana Orbs (A R-5.6). */
export const topToMana: Verb = {
  takes: { who: ["seat"] },
  shape: (terms) => ({ who: terms.ref.exactOptional(), count: terms.number }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).flatMap((seat) =>
      drawActs(seat, numberOf(m, scope, node.count)).map((act) => ({ ...act, to: "mana", how: "put" })),
    ),
  text(node, say) {
    const cards = node.count === 1 ? "the top card" : `the top ${say.many(node.count, "card")}`;
    const orbs = node.count === 1 ? "an exhausted Mana Orb" : "exhausted Mana Orbs";
    const whose = isYou(node) ? "your" : "their";
    return `${told(node, "put", say)} ${cards} of ${whose} deck in ${whose} Mana zone as ${orbs}`;
  },
};

/**
 * A R-4.5: chance takes a card from a Hand that nobody looks at. The random words it draws depend only on the size
 * of the Hand.
 */
export const discardRandom: Verb = {
  takes: { who: ["seat"] },
  shape: (terms) => ({ who: terms.ref.exactOptional() }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).flatMap((seat) => {
      const hand = thingsIn(m, "hand", seat);
      if (hand.length === 0) return [];
      return [{ act: "move", object: pickOne(m, hand), seat, from: "hand", to: "discard", how: "discard" }];
    }),
  text: (node, say) => `${told(node, "discard", say)} a card at random`,
};

/** A R-26.44: likewise picked, shown to all, and kept where it is; a later step may speak of it. */
export const revealRandom: Verb = {
  takes: { who: ["seat"] },
  writes: "object",
  shape: (terms) => ({ who: terms.ref.exactOptional(), as: terms.name.exactOptional() }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).flatMap((seat) => {
      const hand = thingsIn(m, "hand", seat);
      return hand.length === 0 ? [] : [{ act: "glimpse", object: pickOne(m, hand), seat }];
    }),
  text: (node, say) =>
    `${told(node, "reveal", say)} a card at random from ${isYou(node) ? "your" : "their"} hand`,
};
