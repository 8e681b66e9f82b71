/** The verbs of a card's effect (A section 18). Each verb plans acts and says itself in words. */
import { z } from "zod";
import {
  capital,
  type Data,
  isNode,
  listIn,
  numberOf,
  objectsOf,
  possessive,
  type Terms,
} from "../../kernel/game.ts";
import { objectTarget, yes } from "../card-schema.ts";
import { isYou, seatsOf } from "../verbs.ts";
import { activateOne } from "./activate-one.ts";
import type { ChosenPlace, Named } from "./asking.ts";
import { COUNTERS, STATUSES } from "./attrs.ts";
import { modify, modifyAll, subject } from "./change-verbs.ts";
import { advance, ascend, create, hold, landing, mark, type Naming, ofSeats } from "./expedition-verbs.ts";
import { thatSchema } from "./expedition-words.ts";
import { toDeck } from "./into-deck.ts";
import { activate, afterRest, follow, next } from "./later-verbs.ts";
import { look } from "./looks.ts";
import { PLAYED_FROM } from "./own-cost.ts";
import type { Allowed } from "./play-now.ts";
import {
  discardRandom,
  draw,
  living,
  mill,
  ofMine,
  onObjects,
  resupply,
  revealRandom,
  sabotage,
  sacrifice,
  sends,
  told,
  topToMana,
  what,
} from "./sends.ts";
import { costText, targetSpoken } from "./speech.ts";
import type { Act, AnyVerb, CompiledVerb, Verb } from "./typed.ts";
import { chooseWithin } from "./within.ts";
import { placeOf, type Side, sideOf } from "./zones.ts";

/** The parts of a cost that an effect may ask for; a quick action may also ask to be discarded (A R-10.2). */
export const costParts = (terms: Terms) => ({
  mana: z.int().min(0).max(20).exactOptional(),
  /** {T}: exhaust me. */
  exhaust: yes,
  /** Sacrifice me. */
  sacrifice: yes,
  /** Spend so many counters of mine. */
  spend: z.int().min(1).max(20).exactOptional(),
  /** Cards of yours that go elsewhere. */
  cards: z
    .strictObject({
      from: terms.filter,
      /** A R-26.9: a sacrifice as a cost is a sacrifice. */
      to: z.enum(["reserve", "discard", "mana", "sacrifice", "exhaust"]),
      count: z.int().min(1).max(4).exactOptional(),
    })
    .exactOptional(),
  /** The opponent Resupplies (A R-26.9). */
  opponentResupplies: yes,
});

/** The parts of a cost that has no source in play yet (A R-26.30). */
export const aidParts = (terms: Terms) => {
  const { cards, opponentResupplies } = costParts(terms);
  return { cards, opponentResupplies };
};

/** own: yours; any: any of the four; token: where a token may be created (A R-18.5). */
export const expeditionTarget = (terms: Terms) =>
  z.strictObject({ expedition: z.enum(["own", "any", "token"]), that: thatSchema(terms).exactOptional() });

const offerShape = (terms: Terms) => ({
  cost: z.strictObject(costParts(terms)),
  target: z.union([objectTarget(terms.filter), expeditionTarget(terms)]).exactOptional(),
  as: terms.name.exactOptional(),
});
export type Offer = z.infer<z.ZodObject<ReturnType<typeof offerShape>>>;

type Status = (typeof STATUSES)[number];

const status = (value: number, word: string): Verb<{ status: Status }> => ({
  ...what,
  shape: (terms) => ({ what: terms.ref, status: z.enum(STATUSES.slice(1)) }),
  plan: onObjects((_m, { controller }, node, object) => ({
    act: "status",
    object,
    seat: controller,
    status: node.status,
    value,
  })),
  text: (node, say) => {
    const named = subject(say.ref(node.what));
    return `${named} ${named === "I" || say.plural(node.what) ? word : `${word}s`} ${capital(node.status)}`;
  },
});

const exhausting = (value: number, word: string): Verb => ({
  ...what,
  shape: (terms) => ({ what: terms.ref }),
  plan: onObjects((_m, { controller }, _node, object) => ({
    act: "status",
    object,
    seat: controller,
    status: "exhausted",
    value,
  })),
  text: (node, say) => `${word} ${say.ref(node.what)}`,
});

/** How much less it is: of -2 and of "0 minus 2" it is 2; undefined where the number is not written as one below 0. */
function negated(amount: number | Data): number | Data | undefined {
  if (typeof amount === "number") return amount < 0 ? -amount : undefined;
  const [first, ...rest] = listIn(amount.of);
  const isLess = (amount.num === "sub" && first === 0) || (amount.num === "mul" && first === -1);
  const [only] = rest;
  return isLess && rest.length === 1 && (typeof only === "number" || isNode(only)) ? only : undefined;
}

const counter: Verb<{ key: (typeof COUNTERS)[number]; amount: number | Data }> = {
  ...what,
  shape: (terms) => ({ what: terms.ref, key: z.enum(COUNTERS), amount: terms.number }),
  plan: onObjects((m, scope, node, object) => ({
    act: "counter",
    object,
    seat: scope.controller,
    key: node.key,
    amount: numberOf(m, scope, node.amount),
  })),
  text: (node, say) => {
    const named = subject(say.ref(node.what));
    const noun = node.key === "boost" ? "boost" : "counter";
    const lost = negated(node.amount);
    const verb = lost === undefined ? "gain" : "lose";
    const many = say.many(lost ?? node.amount, noun);
    return `${named} ${named === "I" || say.plural(node.what) ? verb : `${verb}s`} ${many}`;
  },
};

/** A R-3.6: to the other Expedition of its controller, or to a target one. */
const shift: Verb = {
  takes: { what: ["object"], to: ["zone"] },
  shape: (terms) => ({ what: terms.ref, to: terms.ref.exactOptional() }),
  plan: (m, scope, node) =>
    objectsOf(m, scope, node.what).flatMap((object): Act[] => {
      const obj = living(m, object);
      if (placeOf(m, obj) !== "expedition") return [];
      const other: Side = sideOf(m, obj.zone) === "hero" ? "companion" : "hero";
      const [to] =
        node.to === undefined ? [{ side: other, into: obj.controller }] : landing(m, scope, node.to);
      return to === undefined ? [] : [{ act: "shift", object, seat: scope.controller, ...to }];
    }),
  text: (node, say) =>
    ofMine(
      `move ${say.ref(node.what)} to ${node.to === undefined ? "its other Expedition" : say.ref(node.to)}`,
    ),
};

/** A R-26.16. */
const takeControl: Verb = {
  takes: { what: ["object"], who: ["seat"] },
  shape: (terms) => ({ what: terms.ref, who: terms.ref.exactOptional() }),
  plan: (m, scope, node) =>
    objectsOf(m, scope, node.what).flatMap((object) =>
      seatsOf(m, scope, node.who).map(
        (into): Act => ({ act: "control", object, seat: scope.controller, into }),
      ),
    ),
  text: (node, say) =>
    `${say.ref(node.what)} joins ${isYou(node) ? "your" : possessive(say.ref(node.who))} Landmarks`,
};

/** A R-5.3: an event that only informs. */
const reveal: Verb = {
  takes: { who: ["seat"] },
  // A R-26.35: of another player's Deck.
  shape: (terms) => ({ who: terms.ref.exactOptional(), count: terms.number }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).map((seat) => ({
      act: "reveal",
      seat,
      amount: numberOf(m, scope, node.count),
    })),
  text(node, say) {
    const whose = isYou(node) ? "your" : possessive(say.ref(node.who));
    return `reveal the top ${say.many(node.count, "card")} of ${whose} deck`.replace(
      "top a card",
      "top card",
    );
  },
};

/** A R-4.4, R-1.8: each card is revealed by its owner. */
const revealChosen: CompiledVerb = {
  ...what,
  plan: onObjects((m, _scope, _node, object) => ({
    act: "revealOne",
    object,
    seat: living(m, object).owner,
  })),
  text: (node, say) => `reveal ${say.ref(node.what)}`,
};

/** A R-4.5: a player who picks from another player's Hand sees it. */
const showHand: CompiledVerb = {
  takes: { who: ["seat"] },
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).map((seat) => ({ act: "showHand", seat, to: scope.controller })),
  text: (node, say) => `look at the Hand of ${say.ref(node.who)}`,
};

export const verbs: Readonly<Record<string, AnyVerb>> = {
  discard: sends("discard", "discard", (named) => `discard ${named}`),
  sabotage,
  sacrifice,
  toHand: sends(
    "hand",
    "return",
    (named, many) => `return ${named} to ${many ? "their owners' hands" : "its owner's hand"}`,
  ),
  toReserve: sends("reserve", "put", (named) => `put ${named} in Reserve`),
  toDeck,
  toMana: sends("mana", "put", (named) => `put ${named} in its owner's Mana zone as an exhausted Mana Orb`),
  gain: status(1, "gain"),
  lose: status(0, "lose"),
  exhaust: exhausting(1, "exhaust"),
  ready: exhausting(0, "ready"),
  counter,
  resupply,
  draw,
  mill,
  topToMana,
  discardRandom,
  revealRandom,
  create,
  advance,
  ascend,
  hold,
  mark,
  shift,
  takeControl,
  next,
  afterRest,
  follow,
  activate,
  activateOne,
  modify,
  modifyAll,
  look,
  reveal,
  revealChosen,
  showHand,
  /** A R-26.2. */
  pass: ofSeats((seat) => ({ act: "pass", seat }), "pass"),
  win: ofSeats((seat) => ({ act: "win", seat }), "win the match"),
  becomeFirst: ofSeats((seat) => ({ act: "succeed", seat }), "become first player"),
  /** A R-7.9. */
  afterYou: { shape: () => ({}), plan: () => [{ act: "ending" }], text: () => "After You" },
  /** A R-9.16: offered, declared and paid by its procedure. */
  pay: {
    shape: offerShape,
    plan: () => [],
    procedure: "internal",
    writes: "any",
    then: true,
    else: true,
    text(node, say) {
      const { cost, target, as } = node;
      const spoken = targetSpoken(target, say);
      // The text names the choice where it uses it: the speaker of texts (text.ts) keeps such names.
      if (as !== undefined) (say as Naming).named.vars.set(as, spoken);
      return `you may ${costText(cost, say, true)}`;
    },
  } satisfies Verb<Offer>,
  /** A R-18.4: the result is for a later step. */
  roll: {
    shape: (terms) => ({ as: terms.name }),
    plan: () => [],
    procedure: "roll",
    writes: "number",
    text: () => "roll a die",
  } satisfies Verb<Named>,
  chooseWithin,
  /** Puts things into Expeditions of their new controller's choice. */
  place: {
    ...what,
    shape: (terms) => ({ what: terms.ref }),
    plan: () => [],
    procedure: "place",
    text: (node, say) => `put ${say.ref(node.what)} in your Expeditions`,
  } satisfies Verb,
  /** A R-9.18. */
  playFree: {
    takes: { what: ["object"], who: ["seat"], expedition: ["zone", "object"] },
    // A R-26.13: another player, or in an Expedition that the text names.
    shape: (terms) => ({
      what: terms.ref,
      who: terms.ref.exactOptional(),
      expedition: terms.ref.exactOptional(),
    }),
    plan: () => [],
    procedure: "free",
    text(node, say) {
      const where = node.expedition === undefined ? "" : ` in ${say.ref(node.expedition)}`;
      return `${told(node, "play", say)} ${say.ref(node.what)} for free${where}`;
    },
  } satisfies Verb,
  /** A R-26.13. */
  playNow: {
    takes: { expedition: ["zone", "object"] },
    shape: (terms) => ({
      what: terms.filter.exactOptional(),
      from: z.array(z.enum(PLAYED_FROM)).min(1).exactOptional(),
      less: z.int().min(1).max(20).exactOptional(),
      downTo: z.int().min(0).max(20).exactOptional(),
      handCost: yes,
      expedition: terms.ref.exactOptional(),
      as: terms.name.exactOptional(),
    }),
    plan: () => [],
    procedure: "playNow",
    writes: "object",
    then: "free",
    else: true,
    text({ from, less, downTo, handCost, expedition, what: of }, say) {
      const place = from?.length === 1 ? ` from ${from[0] === "hand" ? "your hand" : "Reserve"}` : "";
      const where = expedition === undefined ? "" : ` in ${say.ref(expedition)}`;
      const floor = downTo === undefined ? "" : ` (down to a minimum of ${downTo})`;
      const price = less === undefined ? "" : ` for ${less} less${floor}`;
      return `you may play ${say.a(of ?? {})}${place} now${where}${price}${handCost === true ? " for its Hand Cost" : ""}`;
    },
  } satisfies Verb<Allowed>,
  /** For 3.0, where a target is chosen right before its step (A C-2). */
  choosePlace: {
    plan: () => [],
    procedure: "choosePlace",
    writes: "any",
    text: () => "choose",
  } satisfies CompiledVerb<ChosenPlace>,
  /** The price of a chosen Tough target (A C-8), for 3.0. */
  payTough: {
    plan: () => [],
    procedure: "payTough",
    text: () => "pay",
  } satisfies CompiledVerb,
};
