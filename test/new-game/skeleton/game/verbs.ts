/** What a card's effect can say: each verb becomes acts, and says itself as rules text. */

import { z } from "zod";
import { controllerOf, ofPlayer, onObjects, told } from "../../../../shared/games/verbs.ts";
import { numberOf, refsOf, signed } from "../../../../shared/kernel/game.ts";
import { type Act, type AnyVerb, ATTRS, type Verb } from "./typed.ts";

const attr = z.enum(ATTRS);

/** To creatures and players alike. */
const damage: Verb = {
  takes: { what: ["object", "seat"] },
  shape: ({ ref, number }) => ({ what: ref, amount: number }),
  plan: (m, scope, node) =>
    refsOf(m, scope, node.what).flatMap((ref): Act[] => {
      const amount = numberOf(m, scope, node.amount);
      if (ref.kind === "seat") return [{ act: "hurt", seat: ref.id, amount }];
      return ref.kind === "object"
        ? [{ act: "harm", object: ref.id, seat: controllerOf(m, ref.id), amount }]
        : [];
    }),
  text: (node, say) => `deal ${say.num(node.amount)} damage to ${say.ref(node.what)}`,
};

/** Until the end of the turn. */
const modify: Verb = {
  takes: { what: ["object"] },
  shape: ({ ref, number }) => ({ what: ref, attr, add: number }),
  plan: onObjects((to, scope, node, m) => ({
    act: "modify",
    ...to,
    source: scope.self,
    attr: attr.parse(node.attr),
    amount: numberOf(m, scope, node.add),
    until: "turn",
  })),
  text: (node, say) => `${say.ref(node.what)} gets ${signed(say.num(node.add))} ${node.attr} this turn`,
};

export const verbs = {
  damage,
  draw: ofPlayer(
    (to) => ({ act: "drawn", ...to }),
    (node, say) => `${told(node, "draw", say)} ${say.many(node.count, "card")}`,
  ),
  modify,
} satisfies Readonly<Record<string, AnyVerb>>;
