/** The verbs of a card's effect. Each verb plans acts and says itself in words. */
import { z } from "zod";
import {
  below,
  type Data,
  fieldsIn,
  type Json,
  madeOf,
  mentioned,
  numberOf,
  objectOf,
  objectsOf,
  publicStream,
  refsOf,
  type Scope,
  type Speaker,
  signed,
} from "../../kernel/game.ts";
import { living } from "../acts.ts";
import { ofPlayer, onObjects, seatsOf, simple, told, what } from "../verbs.ts";
import { thingsIn } from "../zones.ts";
import { lookVerbs } from "./looks.ts";
import { changeText, ownersHand } from "./speech.ts";
import type { Act, AttrName, Match, Verb } from "./typed.ts";

const toHand = (node: Data, say: Speaker): string => ` to ${ownersHand(node.what, say)}`;

const yourself = (who: Json | undefined, say: Speaker): string =>
  who === undefined || fieldsIn(who).ref === "you" ? "yourself" : say.ref(who);

/** UCG 15, 17: damage gives an object Damage Counters, and takes cards of a player's deck. */
const damage: Verb = {
  takes: { to: ["object", "seat"] },
  shape: (terms) => ({ to: terms.ref, amount: terms.number }),
  plan(m, scope, node) {
    const amount = numberOf(m, scope, node.amount);
    return refsOf(m, scope, node.to).flatMap((ref): Act[] => {
      if (ref.kind === "seat") return [{ act: "damagePlayer", seat: ref.id, amount }];
      const obj = ref.kind === "object" ? objectOf(m.state, ref.id) : undefined;
      return obj === undefined ? [] : [{ act: "damage", object: ref.id, seat: obj.controller, amount }];
    });
  },
  text: (node, say) => `deal ${say.much(node.amount, "damage", `to ${yourself(node.to, say)}`)}`,
};

const linksIn = (m: Match, scope: Scope, node: Data): number[] =>
  refsOf(m, scope, node.what).flatMap(({ kind, id }) => (kind === "entry" ? [id] : []));

const modify: Verb<{ attr: AttrName }> = {
  takes: { what: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    attr: terms.computed,
    add: terms.number.exactOptional(),
    set: terms.number.exactOptional(),
    until: z.enum(["end", "never"]).exactOptional(),
  }),
  plan: onObjects((to, scope, node, m) => ({
    act: "modify",
    ...to,
    source: scope.self,
    attr: node.attr,
    amount: node.add === undefined ? 0 : numberOf(m, scope, node.add),
    set: node.set === undefined ? null : numberOf(m, scope, node.set),
    until: node.until === "never" ? "" : "end",
  })),
  text(node, say) {
    const named = say.ref(node.what);
    const subject = named === "them" ? "they" : named;
    const change = changeText(node, say.plural(node.what), say);
    return `${subject} ${change}${node.until === "never" ? "" : " until end of turn"}`;
  },
};

/** Cards of a hand that chance picks; how many words are drawn depends on public counts only. */
function atRandom(m: Match, seat: number, count: number): Act[] {
  const hand = thingsIn(m, "hand", seat);
  const out: Act[] = [];
  for (let i = 0; i < count && hand.length > 0; i++) {
    const [object] = hand.splice(below(m, publicStream(seat), hand.length), 1);
    out.push({ act: "discard", object, seat });
  }
  return out;
}

/** A card from play is bounced, a card from elsewhere is recovered. A text says the same of both. */
const returned: Verb = {
  ...simple((to) => ({ act: "bounce", ...to }), "return", toHand),
  plan: onObjects((to, _scope, _node, m) => ({ act: living(m, to) ? "bounce" : "recover", ...to })),
};

export const verbs: Readonly<Record<string, Verb>> = {
  ...lookVerbs,
  damage,
  slay: simple((to) => ({ act: "slay", ...to }), "Slay"),
  decimate: simple((to) => ({ act: "decimate", ...to }), "Decimate"),
  dispose: simple((to) => ({ act: "dispose", ...to }), "Dispose of"),
  bounce: returned,
  recover: returned,
  exhaust: simple(
    (to) => ({ act: "exhaust", ...to }),
    "move",
    () => " to the Exhausted Zone",
  ),
  awaken: simple(
    (to) => ({ act: "awaken", ...to }),
    "move",
    () => " to the Active Zone",
  ),
  heal: simple((to) => ({ act: "heal", ...to }), "remove all Damage Counters from"),
  discard: simple((to) => ({ act: "discard", ...to }), "discard"),
  nullify: {
    takes: { what: ["entry"] },
    shape: what,
    plan: (m, scope, node) => linksIn(m, scope, node).map((entry) => ({ act: "nullify", entry })),
    text: (node, say) => `Nullify ${say.ref(node.what)}`,
  },
  raise: {
    takes: { what: ["entry"] },
    shape: (terms) => ({ what: terms.ref, by: terms.number }),
    plan: (m, scope, node) =>
      linksIn(m, scope, node).map((entry) => ({ act: "raise", entry, amount: numberOf(m, scope, node.by) })),
    text: (node, say) => `${say.ref(node.what)} costs ${say.num(node.by)} Terra more`,
  },
  draw: ofPlayer(
    (to) => ({ act: "drawn", ...to }),
    (node, say) => `${told(node, "draw", say)} ${say.many(node.count, "card")}`,
  ),
  mill: ofPlayer(
    (to) => ({ act: "damagePlayer", ...to }),
    (node, say) => `deal ${say.much(node.count, "damage", `to ${yourself(node.who, say)}`)}`,
  ),
  discardRandom: {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref.exactOptional(), count: terms.number }),
    plan: (m, scope, node) =>
      seatsOf(m, scope, node.who).flatMap((seat) => atRandom(m, seat, numberOf(m, scope, node.count))),
    text: (node, say) => `${told(node, "discard", say)} ${say.many(node.count, "card")} at random`,
  },
  counter: {
    takes: { what: ["object"] },
    shape: (terms) => ({ what: terms.ref, amount: terms.number }),
    plan: onObjects((to, scope, node, m) => ({
      act: "counter",
      ...to,
      key: "combatCounter",
      amount: numberOf(m, scope, node.amount),
    })),
    text: (node, say) => `put a ${signed(say.num(node.amount))} Combat Counter on ${say.ref(node.what)}`,
  },
  retribution: {
    takes: { what: ["object"] },
    shape: (terms) => ({ what: terms.ref, amount: terms.number }),
    plan: onObjects((to, scope, node, m) => ({
      act: "counter",
      ...to,
      key: "retribution",
      amount: numberOf(m, scope, node.amount),
    })),
    text: (node, say) => `put ${say.many(node.amount, "Retribution Counter")} on ${say.ref(node.what)}`,
  },
  modify,
  /** UCG 18.7: put into play without being played. */
  summon: {
    takes: { what: ["object"] },
    shape: what,
    plan: (m, scope, node) =>
      objectsOf(m, scope, node.what).map((object) => ({
        act: "enter",
        object,
        seat: scope.controller,
        zone: "active",
      })),
    text: (node, say) => `put ${say.ref(node.what)} into your Active Zone`,
  },
  token: {
    shape: () => ({ card: z.string().max(60), count: z.int().min(1).max(4).exactOptional() }),
    plan: (m, scope, node) =>
      new Array<null>(node.count ?? 1).fill(null).map(() => ({
        act: "token",
        seat: scope.controller,
        card: mentioned(m, scope.self, node.card),
      })),
    text: (node) => `create ${madeOf(node.card, node.count ?? 1, "token")}`,
  } satisfies Verb<{ card: string; count?: number }>,
};
