/** Effects on cards of a hand, a deck or a Dust Pile (C 2.2). */
import { z } from "zod";
import {
  dataOf,
  type Handle,
  type Json,
  numbersIn,
  type Obj,
  objAt,
  optionsOf,
  type Scope,
  type Seat,
  withArticle,
} from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { hasRoom } from "./acts.ts";
import { costOf, hasTag, isType } from "./card.ts";
import { type Effect, each, mode, n, numberIn, picked, player, tagged, whose } from "./effects.ts";
import { pools } from "./pools.ts";
import { other } from "./table.ts";
import { numText, typeText, upTo } from "./text.ts";
import type { Act, Match } from "./typed.ts";
import { type Lane, thingsIn } from "./zones.ts";

/** That many cards of the hand cost one less. */
export const discount = (type: string): Effect => ({
  side: () => "own",
  pool: pools.hand(type),
  ...mode,
  text: (node) => `${upTo(node.n, typeText(type))} in your hand ${node.n === 1 ? "costs" : "cost"} 1 less`,
  among: () => "hand",
  shape: () => ({ n: n() }),
  most: (scope, node) => numberIn(scope, node.n),
  // X may have become less since they were chosen.
  plan: (m, scope, node) =>
    picked(m, scope, node, pools.hand(type))
      .slice(0, numberIn(scope, node.n))
      .map((object) => ({ act: "discount", object, seat: scope.controller })),
  least: 0,
});

/** Draws the topmost card of this kind from the controller's deck, if there is one. */
export const search = (type: string): Effect<{ tag?: string; named?: string }> => ({
  side: () => "own",
  opens: () => "hand",
  shape: () => ({ tag: tagged.exactOptional(), named: z.string().min(1).max(25).exactOptional() }),
  plan(m, scope, node) {
    const fits = (obj: Obj): boolean =>
      isType(m, obj, type) &&
      hasTag(m, obj, node.tag) &&
      (node.named === undefined || dataOf(m, obj).name === node.named);
    const object = thingsIn(m, scope.controller, "deck").findLast((one) => fits(objAt(m, one)));
    return object === undefined ? [] : [{ act: "search", object, seat: scope.controller }];
  },
  text({ tag, named }) {
    const what = withArticle(`${tag === undefined ? "" : `${tag} `}${typeText(type)}`);
    return `draw ${what}${named === undefined ? "" : ` named ${named}`}`;
  },
});

const topOf = (m: Match, seat: Seat, count: number): Handle[] => {
  const deck = thingsIn(m, seat, "deck");
  return deck.slice(Math.max(0, deck.length - count)).reverse();
};

/** C R2.10: one of the topmost cards to the hand, the others under the deck. */
export const dig: Effect<{ n: Json; type: string }> = {
  side: () => "own",
  prompt: "dig",
  opens: () => "hand",
  looks: (m, scope, node) => topOf(m, scope.controller, numberIn(scope, node.n)),
  shape: () => ({ n: n(), type: z.enum(["entity", "place", "action", "any"]) }),
  plan(m, { controller: seat, vars }): Act[] {
    const taken = numbersIn(vars.choice);
    const rest = numbersIn(vars.looked).filter((one) => isIn(m, one, "deck") && !taken.includes(one));
    return [
      ...each(m, taken, (object) => ({ act: "search", object, seat })),
      ...(rest.length === 0
        ? []
        : [{ act: "arrange", seat, objects: rest, where: "bottom", nth: 1 } as const]),
    ];
  },
  text(node) {
    const cards = node.n === 1 ? "card" : `${numText(node.n)} cards`;
    const take = node.type === "any" ? "one of them" : `up to one ${typeText(node.type)} among them`;
    return `look at the top ${cards} of your deck, put ${take} into your hand, and the rest on the bottom of your deck`;
  },
};

/** C R3.7: the controller says how many go to attack, and the first ones do. In a Resolve Segment nobody is asked. */
export function laneAt(m: Match, { vars }: Scope, at: number): Lane {
  if (vars.lanes === undefined) return optionsOf(m).spawnLane;
  return at < numbersIn(vars.lanes)[0] ? "attack" : "defense";
}

/** C R2.9: an effect on a pile counts as opposing, unless the pile is known to be the controller's own. */
export const revive = (type: "entity" | "place"): Effect<{ n: number }> => ({
  side: (node) => (node.from === "own" ? "own" : "opp"),
  among: () => "dust",
  opens: () => "board",
  pool: (m, seat, node) =>
    [seat, ...(node.from === "own" ? [] : [other(seat)])]
      .flatMap((owner) => thingsIn(m, owner, "dust"))
      .filter((handle) => {
        const obj = objAt(m, handle);
        return isType(m, obj, type) && costOf(m, obj) <= node.n;
      }),
  ...mode,
  // C R2.4: with a full board there is no lane to choose.
  lanes: (m, { controller }) => (type === "entity" && hasRoom(m, controller, "entity") ? 1 : 0),
  shape: () => ({ n: z.int().min(0).max(64), from: z.enum(["own", "any"]).exactOptional() }),
  plan: (m, scope) =>
    each(m, scope.targets[0]?.map(({ id }) => id) ?? [], (object) => ({
      act: type,
      object,
      seat: scope.controller,
      zone: type === "place" ? "places" : laneAt(m, scope, 0),
    })),
  text: (node) =>
    `put target ${typeText(type)} that costs ${node.n} or less from ${node.from === "own" ? "your" : "a"} Dust Pile onto the board`,
});

/** The card that its controller chooses. */
export const discard: Effect = {
  side: () => "own",
  prompt: "discard",
  opens: () => "dust",
  shape: () => ({}),
  plan: (m, scope) =>
    each(m, numbersIn(scope.vars.choice), (object) => ({
      act: "discard",
      object,
      seat: scope.controller,
    })),
  text: () => "discard a card",
};

/** From the top of a deck into its Dust Pile. */
export const mill: Effect = {
  side: (node) => (node.of === "you" ? "own" : "opp"),
  opens: () => "dust",
  shape: () => ({ n: n(), of: player }),
  plan(m, scope, node) {
    const seat = whose(node.of, scope.controller);
    return topOf(m, seat, numberIn(scope, node.n)).map((object) => ({ act: "mill", object, seat }));
  },
  text: (node) =>
    `put the top ${node.n === 1 ? "card" : `${numText(node.n)} cards`} of ${node.of === "you" ? "your" : "your opponent's"} deck into the Dust Pile`,
};
