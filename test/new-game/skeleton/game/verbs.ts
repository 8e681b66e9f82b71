/** What a card's effect can say: each verb becomes acts, and says itself as rules text. */

import { z } from "zod";
import { controllerOf, ofPlayer, onObjects, told } from "../../../../shared/games/verbs.ts";
import { numberOf, refsOf, signed } from "../../../../shared/kernel/game.ts";
import { type Act, ATTRS, type Verb } from "./typed.ts";

export const verbs: Readonly<Record<"damage" | "draw" | "modify", Verb>> = {
  /** To creatures and players alike. */
  damage: {
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
  },
  draw: ofPlayer("drawn", (node, say) => `${told(node, "draw", say)} ${say.many(node.count, "card")}`),
  /** Until the end of the turn. */
  modify: {
    takes: { what: ["object"] },
    shape: ({ ref, number }) => ({ what: ref, attr: z.enum(ATTRS), add: number }),
    plan: onObjects("modify", (m, scope, node) => ({
      source: scope.self,
      attr: node.attr ?? null,
      amount: numberOf(m, scope, node.add),
      until: "turn",
    })),
    text: (node, say) => `${say.ref(node.what)} gets ${signed(say.num(node.add))} ${node.attr} this turn`,
  },
};
