/** The verbs of a card's effect. Each verb plans acts and says itself in words. */
import { z } from "zod";
import {
  below,
  type Data,
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
import { changeText, ownersHand } from "./speech.ts";
import type { Act, Match, UcgWords, Verb } from "./typed.ts";

const toHand = (node: Data, say: Speaker): string => ` to ${ownersHand(node.what, say)}`;

const yourself = (who: Json | undefined, say: Speaker): string =>
  who === undefined || (who as Data).ref === "you" ? "yourself" : say.ref(who);

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

const onLinks =
  (act: Act["act"], extra: (m: Match, scope: Scope, node: Data) => Record<string, Json> = () => ({})) =>
  (m: Match, scope: Scope, node: Data): Act[] =>
    refsOf(m, scope, node.what).flatMap((ref) =>
      ref.kind === "entry" ? [{ act, entry: ref.id, ...extra(m, scope, node) }] : [],
    );

const modify: Verb = {
  takes: { what: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    attr: terms.computed,
    add: terms.number.exactOptional(),
    set: terms.number.exactOptional(),
    until: z.enum(["end", "never"]).exactOptional(),
  }),
  plan: onObjects("modify", (m, scope, node) => ({
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
  ...simple("bounce", "return", toHand),
  plan: (m, scope, node) =>
    onObjects<UcgWords>("bounce")(m, scope, node).map((act) =>
      living(m, act) ? act : { ...act, act: "recover" },
    ),
};

export const verbs: Readonly<Record<string, Verb>> = {
  damage,
  slay: simple("slay", "Slay"),
  decimate: simple("decimate", "Decimate"),
  dispose: simple("dispose", "Dispose of"),
  bounce: returned,
  recover: returned,
  exhaust: simple("exhaust", "move", () => " to the Exhausted Zone"),
  awaken: simple("awaken", "move", () => " to the Active Zone"),
  heal: simple("heal", "remove all Damage Counters from"),
  discard: simple("discard", "discard"),
  nullify: {
    takes: { what: ["entry"] },
    shape: what,
    plan: onLinks("nullify"),
    text: (node, say) => `Nullify ${say.ref(node.what)}`,
  },
  raise: {
    takes: { what: ["entry"] },
    shape: (terms) => ({ what: terms.ref, by: terms.number }),
    plan: (m, scope, node) =>
      onLinks("raise", () => ({ amount: numberOf(m, scope, node.by) }))(m, scope, node),
    text: (node, say) => `${say.ref(node.what)} costs ${say.num(node.by)} Terra more`,
  },
  draw: ofPlayer("drawn", (node, say) => `${told(node, "draw", say)} ${say.many(node.count, "card")}`),
  mill: ofPlayer(
    "damagePlayer",
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
    plan: onObjects("counter", (m, scope, node) => ({
      key: "combatCounter",
      amount: numberOf(m, scope, node.amount),
    })),
    text: (node, say) => `put a ${signed(say.num(node.amount))} Combat Counter on ${say.ref(node.what)}`,
  },
  retribution: {
    takes: { what: ["object"] },
    shape: (terms) => ({ what: terms.ref, amount: terms.number }),
    plan: onObjects("counter", (m, scope, node) => ({
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
      new Array<null>((node.count as number | undefined) ?? 1).fill(null).map(() => ({
        act: "token",
        seat: scope.controller,
        card: mentioned(m, scope.self, node.card as string),
      })),
    text: (node) => `create ${madeOf(node.card as string, (node.count as number | undefined) ?? 1, "token")}`,
  },
};
