/** The verbs of a card's effect (A section 18). Each verb plans acts and says itself in words. */
import { z } from "zod";
import {
  capital,
  type Data,
  type Json,
  madeOf,
  mentioned,
  NONE,
  numberOf,
  objectsOf,
  refsOf,
  type Scope,
  type Seat,
  type Speaker,
  type Spoken,
  type Terms,
} from "../../kernel/game.ts";
import { objectTarget, yes } from "../card-schema.ts";
import { seatsOf } from "../verbs.ts";
import { COUNTERS, STATUSES } from "./attrs.ts";
import {
  discardRandom,
  draw,
  living,
  mill,
  ofMine,
  onObjects,
  resupply,
  sabotage,
  sacrifice,
  sends,
  what,
} from "./sends.ts";
import { changeText, costText, targetSpoken } from "./speech.ts";
import type { Act, AlteredWords, AttrName, Match, Verb } from "./typed.ts";
import { placeOf, SIDES, type Side, sideOf } from "./zones.ts";

/** A speaker that remembers the meaning of names. */
type Naming = Speaker & { readonly named: { readonly vars: Map<string, Spoken> } };

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
      to: z.enum(["reserve", "discard", "mana"]),
      count: z.int().min(1).max(4).exactOptional(),
    })
    .exactOptional(),
});

/** own: yours; any: any of the four; token: where a token may be created (A R-18.5). */
export const expeditionTarget = z.strictObject({ expedition: z.enum(["own", "any", "token"]) });

const offerShape = (terms: Terms) => ({
  cost: z.strictObject(costParts(terms)),
  target: z.union([objectTarget(terms.filter), expeditionTarget]).exactOptional(),
  as: terms.name.exactOptional(),
});
export type Offer = z.infer<z.ZodObject<ReturnType<typeof offerShape>>>;

/** As the subject of a sentence. */
const subject = (named: string): string => (named === "me" ? "I" : named === "them" ? "they" : named);

type Status = (typeof STATUSES)[number];

const status = (value: number, word: string): Verb<{ status: Status }> => ({
  ...what,
  shape: (terms) => ({ what: terms.ref, status: z.enum(STATUSES.slice(1) as [Status, ...Status[]]) }),
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
    const loses = typeof node.amount === "number" && node.amount < 0;
    const verb = loses ? "lose" : "gain";
    const many = say.many(loses ? -node.amount : node.amount, noun);
    return `${named} ${named === "I" || say.plural(node.what) ? verb : `${verb}s`} ${many}`;
  },
};

/** Where a token is created: an Expedition of yours, each of them, or one that was chosen. */
function landing(m: Match, scope: Scope, where: Json): { side: Side; into: Seat }[] {
  if (where === "each") return SIDES.map((side) => ({ side, into: scope.controller }));
  if (where === "hero" || where === "companion") return [{ side: where, into: scope.controller }];
  return refsOf(m, scope, where).flatMap((ref) => {
    const side = ref.kind === "zone" ? sideOf(m, ref.id) : undefined;
    return side === undefined ? [] : [{ side, into: m.state.zones[ref.id].seat }];
  });
}

const whereText = (where: Json, say: Speaker): string => {
  if (where === "each") return "each of your Expeditions";
  if (where === "hero" || where === "companion") return `your ${capital(where)} Expedition`;
  return say.ref(where);
};

/** A R-1.6: the player who creates a token owns it; each token is one act (A R-11.3). */
const create: Verb<{ card: string; count?: number }> = {
  takes: { where: ["zone"] },
  shape: (terms) => ({
    card: z.string().max(60),
    count: z.int().min(1).max(4).exactOptional(),
    where: z.union([z.enum(["hero", "companion", "each"]), terms.ref]),
  }),
  plan: (m, scope, node) =>
    landing(m, scope, node.where).flatMap((to) =>
      Array.from({ length: node.count ?? 1 }, () => ({
        act: "move",
        object: NONE,
        card: mentioned(m, scope.self, node.card),
        seat: scope.controller,
        from: "",
        to: "expedition",
        how: "create",
        ...to,
      })),
    ),
  text: ({ card, count = 1, where }, say) =>
    `create ${madeOf(card, count, "token")} in ${whereText(where, say)}`,
};

/** A R-20.1: an Expedition forward or backward. */
const advance: Verb<{ by: number }> = {
  takes: { what: ["zone"] },
  shape: (terms) => ({
    what: z.union([z.enum(["hero", "companion", "each"]), terms.ref]),
    by: z.union([z.literal(1), z.literal(-1)]),
  }),
  plan: (m, scope, node) =>
    landing(m, scope, node.what).map(({ side, into }) => ({
      act: "advance",
      seat: into,
      side,
      amount: node.by,
    })),
  text: (node, say) =>
    `${whereText(node.what, say)} moves ${node.by === 1 ? "forward" : "backward"} one Region`,
};

/** An Ongoing Emblem (A R-7.10). */
const hold: Verb<{ until: AlteredWords["point"] }> = {
  takes: { what: ["zone"] },
  shape: (terms) => ({ what: terms.ref, until: z.enum(["turn", "afternoon", "day"]) }),
  plan: (m, scope, node) =>
    landing(m, scope, node.what).map(({ side, into }) => ({
      act: "ongoing",
      seat: scope.controller,
      source: scope.self,
      until: node.until,
      held: `${side}:${into}`,
    })),
  text: (node, say) => `keep ${say.ref(node.what)} from moving forward this ${capital(node.until)}`,
};

/** A R-3.6: to the other Expedition of its controller, or to a target one. */
const shift: Verb = {
  takes: { what: ["object"], to: ["zone"] },
  shape: (terms) => ({ what: terms.ref, to: terms.ref.exactOptional() }),
  plan: (m, scope, node) =>
    objectsOf(m, scope, node.what).flatMap((object): Act[] => {
      const obj = living(m, object);
      if (placeOf(m, obj) !== "expedition") return [];
      const other = sideOf(m, obj.zone) === "hero" ? "companion" : "hero";
      const [to] =
        node.to === undefined ? [{ side: other as Side, into: obj.controller }] : landing(m, scope, node.to);
      return to === undefined ? [] : [{ act: "shift", object, seat: scope.controller, ...to }];
    }),
  text: (node, say) =>
    ofMine(
      `move ${say.ref(node.what)} to ${node.to === undefined ? "its other Expedition" : say.ref(node.to)}`,
    ),
};

const modify: Verb<{ attr: AttrName; until: AlteredWords["point"] }> = {
  ...what,
  shape: (terms) => ({
    what: terms.ref,
    attr: terms.computed,
    add: terms.number,
    until: z.enum(["turn", "afternoon", "day"]),
  }),
  plan: onObjects((m, scope, node, object) => ({
    act: "modify",
    object,
    seat: scope.controller,
    source: scope.self,
    attr: node.attr,
    amount: numberOf(m, scope, node.add),
    until: node.until,
  })),
  text: (node, say) => {
    const named = subject(say.ref(node.what));
    const change = changeText(node, say);
    const isMany = named === "I" || say.plural(node.what);
    const plain = isMany ? change.replace(/^(get|gain|cost)s\b/, "$1").replace(/^has\b/, "have") : change;
    return `${named} ${plain} this ${capital(node.until)}`;
  },
};

/** A R-5.3: an event that only informs. */
const reveal: Verb = {
  shape: (terms) => ({ count: terms.number }),
  plan: (m, scope, node) => [
    { act: "reveal", seat: scope.controller, amount: numberOf(m, scope, node.count) },
  ],
  text: (node, say) =>
    `reveal the top ${say.many(node.count, "card")} of your deck`.replace("top a card", "top card"),
};

/** A R-4.4, R-1.8: each card is revealed by its owner. The compiler writes this, never an author. */
const revealChosen: Verb = {
  ...what,
  shape: (terms) => ({ what: terms.ref }),
  plan: onObjects((m, _scope, _node, object) => ({
    act: "revealOne",
    object,
    seat: living(m, object).owner,
  })),
  text: (node, say) => `reveal ${say.ref(node.what)}`,
};

/** A R-4.5: a player who picks from another player's Hand sees it. The compiler writes this, never an author. */
const showHand: Verb = {
  takes: { who: ["seat"] },
  shape: (terms) => ({ who: terms.ref }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).map((seat) => ({ act: "showHand", seat, to: scope.controller })),
  text: (node, say) => `look at the Hand of ${say.ref(node.who)}`,
};

export const verbs: Readonly<Record<string, Verb>> = {
  discard: sends("discard", "discard", (named) => `discard ${named}`),
  sabotage,
  sacrifice,
  toHand: sends(
    "hand",
    "return",
    (named, many) => `return ${named} to ${many ? "their owners' hands" : "its owner's hand"}`,
  ),
  toReserve: sends("reserve", "put", (named) => `put ${named} in Reserve`),
  toDeck: sends("deck", "put", (named) => `put ${named} on top of its owner's deck`),
  toMana: sends("mana", "put", (named) => `put ${named} in its owner's Mana zone as an exhausted Mana Orb`),
  gain: status(1, "gain"),
  lose: status(0, "lose"),
  exhaust: exhausting(1, "exhaust"),
  ready: exhausting(0, "ready"),
  counter,
  resupply,
  draw,
  mill,
  discardRandom,
  create,
  advance,
  hold,
  shift,
  modify,
  reveal,
  revealChosen,
  showHand,
  /** A R-7.9. */
  afterYou: { shape: () => ({}), plan: () => [{ act: "ending" }], text: () => "After You" },
  /** A R-9.16: offered, declared and paid by its procedure. */
  pay: {
    shape: offerShape,
    plan: () => [],
    procedure: "internal",
    writes: "any",
    then: true,
    text(node, say) {
      // The text names the choice where it uses it.
      const { cost, target, as } = node as Offer;
      const spoken = targetSpoken(target, say);
      if (as !== undefined) (say as Naming).named.vars.set(as, spoken);
      return `you may ${costText(cost, say, true)}`;
    },
  },
  /** A R-18.4: the result is for a later step. */
  roll: {
    shape: (terms) => ({ as: terms.name }),
    plan: () => [],
    procedure: "roll",
    writes: "number",
    text: () => "roll a die",
  },
  /** Puts things into Expeditions of their new controller's choice. */
  place: {
    ...what,
    shape: (terms) => ({ what: terms.ref }),
    plan: () => [],
    procedure: "place",
    text: (node, say) => `put ${say.ref(node.what)} in your Expeditions`,
  },
  /** A R-9.18. */
  playFree: {
    ...what,
    shape: (terms) => ({ what: terms.ref }),
    plan: () => [],
    procedure: "free",
    text: (node, say) => `play ${say.ref(node.what)} for free`,
  },
  /** The compiler writes this for 3.0, where a target is chosen right before its step (A C-2). */
  choosePlace: {
    shape: (terms) => ({ scope: z.enum(["own", "any", "token", "player", "opponent"]), as: terms.name }),
    plan: () => [],
    procedure: "choosePlace",
    writes: "any",
    text: () => "choose",
  },
  /** The price of a chosen Tough target (A C-8). The compiler writes this for 3.0. */
  payTough: {
    shape: (terms) => ({ of: terms.ref }),
    plan: () => [],
    procedure: "payTough",
    text: () => "pay",
  },
};
