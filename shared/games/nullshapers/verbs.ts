/** The verbs of a card's effect. Each verb plans acts and says itself in words. */
import { z } from "zod";
import {
  type Data,
  entryOf,
  type Handle,
  madeOf,
  mentioned,
  NONE,
  numberOf,
  objectOf,
  objectsOf,
  refsOf,
  type Scope,
} from "../../kernel/game.ts";
import { controllerOf, ofPlayer, onObjects, seatsOf, simple, told, what } from "../verbs.ts";
import { sectorActs, sectorsAt } from "./acts.ts";
import { type Energy, KINDS } from "./card.ts";
import { changeText, ownersHand } from "./speech.ts";
import type { Act, AttrName, Match, Verb } from "./typed.ts";
import { biomeOf, sectorOf } from "./zones.ts";

/** N R14.1: to agents, to sectors, to both sectors of a biome. */
const damage: Verb = {
  takes: { to: ["object", "zone"] },
  shape: (terms) => ({ to: terms.ref, amount: terms.number }),
  plan(m, scope, node) {
    const amount = numberOf(m, scope, node.amount);
    return refsOf(m, scope, node.to).flatMap((ref): Act[] => {
      if (ref.kind === "zone") return amount > 0 ? sectorActs(m, ref.id, -amount, scope.self) : [];
      const obj = ref.kind === "object" ? objectOf(m.state, ref.id) : undefined;
      if (obj === undefined) return [];
      const biome = biomeOf(m, obj.zone);
      return [{ act: "damage", object: ref.id, source: scope.self, seat: obj.controller, amount, biome }];
    });
  },
  text: (node, say) => `deal ${say.much(node.amount, "damage", `to ${say.ref(node.to)}`)}`,
};

const durability: Verb<{ add: number | Data }> = {
  takes: { of: ["zone"] },
  shape: (terms) => ({ of: terms.ref, add: terms.number }),
  plan(m, scope, node) {
    const by = numberOf(m, scope, node.add);
    return refsOf(m, scope, node.of).flatMap((ref) => (ref.kind === "zone" ? sectorActs(m, ref.id, by) : []));
  },
  text(node, say) {
    const loses = typeof node.add === "number" && node.add < 0;
    const much = loses ? -node.add : node.add;
    return `${say.ref(node.of)} ${loses ? "loses" : "gains"} ${say.num(much)} durability`;
  },
};

const modify: Verb<{ attr: AttrName }> = {
  takes: { what: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    attr: terms.computed,
    add: terms.number.exactOptional(),
    set: terms.number.exactOptional(),
    until: z.enum(["turn", "never"]).exactOptional(),
  }),
  plan: onObjects((to, scope, node, m) => ({
    act: "modify",
    ...to,
    source: scope.self,
    attr: node.attr,
    amount: node.add === undefined ? 0 : numberOf(m, scope, node.add),
    set: node.set === undefined ? null : numberOf(m, scope, node.set),
    until: node.until === "never" ? "" : "turn",
  })),
  text(node, say) {
    const named = say.ref(node.what);
    const change = changeText(node, say.plural(node.what), say);
    return `${named === "them" ? "they" : named} ${change}${node.until === "never" ? "" : " until end of turn"}`;
  },
};

/** The card that a reference names: a thing, or what is played by an entry of the queue. */
function cardsOf(m: Match, scope: Scope, node: Data): Handle[] {
  return refsOf(m, scope, node.what).flatMap((ref) => {
    if (ref.kind === "object") return [ref.id];
    const entry = ref.kind === "entry" ? entryOf(m.state, ref.id) : undefined;
    return entry?.kind === "playCard" ? [entry.source] : [];
  });
}

/** N ER-6. */
const returns: Verb = {
  takes: { what: ["object", "entry"] },
  shape: what,
  plan: (m, scope, node) =>
    cardsOf(m, scope, node).map((object) => ({
      act: "recall",
      object,
      seat: controllerOf(m, object),
    })),
  text: (node, say) => `return ${say.ref(node.what)} to ${ownersHand(node.what, say)}`,
};

/** N R3.9 Transfer: it reads the damage that it reacts to. */
const transfer: Verb = {
  shape: () => ({}),
  plan(m, scope) {
    const { amount = 0, biome = NONE } = scope.event ?? {};
    return typeof amount !== "number" || typeof biome !== "number" || biome < 0
      ? []
      : sectorActs(m, sectorOf(m, scope.controller, biome), amount);
  },
  text: () => "your sector of that biome gains that much durability",
};

export const verbs: Readonly<Record<string, Verb>> = {
  damage,
  durability,
  modify,
  transfer,
  terminate: simple((to) => ({ act: "terminate", ...to }), "terminate"),
  forfeit: simple((to) => ({ act: "forfeit", ...to }), "forfeit"),
  delete: simple((to) => ({ act: "delete", ...to }), "delete"),
  return: returns,
  lock: simple((to) => ({ act: "lock", ...to }), "lock"),
  unlock: simple((to) => ({ act: "unlock", ...to }), "unlock"),
  heal: simple((to) => ({ act: "heal", ...to }), "remove all damage from"),
  retreat: simple(
    (to) => ({ act: "retreat", ...to }),
    "move",
    () => " to staging",
  ),
  shift: {
    takes: { what: ["object"] },
    shape: what,
    plan: onObjects((to) => ({ act: "shift", ...to })),
    text: (node, say) => `${say.ref(node.what)} turns from melee to ranged or back`,
  },
  cancel: {
    takes: { what: ["entry"] },
    shape: what,
    plan: (m, scope, node) =>
      refsOf(m, scope, node.what).flatMap((ref) =>
        ref.kind === "entry" ? [{ act: "cancel", entry: ref.id }] : [],
      ),
    text: (node, say) => `cancel ${say.ref(node.what)}`,
  },
  draw: ofPlayer(
    (to) => ({ act: "drawn", ...to }),
    (node, say) => `${told(node, "draw", say)} ${say.many(node.count, "card")}`,
  ),
  discard: ofPlayer(
    (to) => ({ act: "discards", ...to }),
    (node, say) => `${told(node, "discard", say)} ${say.many(node.count, "card")}`,
  ),
  /** N R6.5b. */
  energy: {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref.exactOptional(), kind: z.enum(KINDS), count: terms.number }),
    plan: (m, scope, node) =>
      seatsOf(m, scope, node.who).map((seat) => ({
        act: "make",
        seat,
        kind: node.kind,
        amount: numberOf(m, scope, node.count),
      })),
    text: (node, say) => `${told(node, "make", say)} ${say.num(node.count)} ${node.kind} energy`,
  } satisfies Verb<{ kind: Energy }>,
  increase: {
    takes: { what: ["object"] },
    shape: (terms) => ({ what: terms.ref, count: terms.number }),
    plan: onObjects((to, scope, node, m) => ({
      act: "increase",
      ...to,
      amount: numberOf(m, scope, node.count),
    })),
    text: (node, say) => `put ${say.many(node.count, "increase marker")} on ${say.ref(node.what)}`,
  },
  /** N R3.9: it speeds up a player's functions. A `modify` of a constant's speed does the same for skills. */
  overclock: {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref.exactOptional(), by: terms.number }),
    plan: (m, scope, node) =>
      seatsOf(m, scope, node.who).map((seat) => ({
        act: "overclock",
        seat,
        amount: numberOf(m, scope, node.by),
      })),
    text: (node, say) => {
      const whose = node.who === undefined ? "you play" : `${say.ref(node.who)} plays`;
      return `functions ${whose} are ${say.num(node.by)} speed faster until end of turn`;
    },
  },
  /** N R3.2: from a cache onto the planet, without being played. */
  arrive: {
    takes: { what: ["object"] },
    shape: what,
    plan: (m, scope, node) =>
      objectsOf(m, scope, node.what).map((object) => ({
        act: "arrive",
        object,
        seat: scope.controller,
        zone: "staging",
      })),
    text: (node, say) => `put ${say.ref(node.what)} into your staging`,
  },
  spawn: {
    shape: () => ({ card: z.string().max(60), count: z.int().min(1).max(4).exactOptional() }),
    plan: (m, scope, node) =>
      new Array<null>(node.count ?? 1).fill(null).map(() => ({
        act: "arrive",
        object: NONE,
        spawn: mentioned(m, scope.self, node.card),
        seat: scope.controller,
        zone: "staging",
      })),
    text: (node) => `create ${madeOf(node.card, node.count ?? 1, "spawn")}`,
  } satisfies Verb<{ card: string; count?: number }>,
  /** N R14.5 Domination. */
  loseSector: {
    takes: { what: ["zone"] },
    shape: what,
    plan: (m, scope, node) =>
      refsOf(m, scope, node.what).flatMap((ref) =>
        ref.kind === "zone" ? sectorsAt(m, ref.id).map((at) => ({ act: "loseSector", ...at })) : [],
      ),
    text: (node, say) => `${say.ref(node.what)} is lost`,
  },
  lose: {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref }),
    plan: (m, scope, node) => seatsOf(m, scope, node.who).map((seat) => ({ act: "defeat", seat })),
    text: (node, say) => `${told({ ...node }, "lose", say)} the match`,
  },
};
