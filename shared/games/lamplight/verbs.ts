/** What a card's effect can say: each verb becomes acts, and says itself as rules text. */

import { numberOf, objectsOf, refsOf, signed } from "../../kernel/game.ts";
import { controllerOf, ofPlayer, onObjects, simple, told } from "../verbs.ts";
import type { Act, Verb } from "./typed.ts";
import { isDark, LAMPS, lampOf } from "./zones.ts";

const glow: Verb = {
  takes: { what: ["object"] },
  shape: ({ ref, number }) => ({ what: ref, add: number }),
  plan: onObjects((to, scope, node, m) => ({
    act: "glow",
    ...to,
    source: scope.self,
    amount: numberOf(m, scope, node.add),
  })),
  text: (node, say) => `${say.ref(node.what)} gets ${signed(say.num(node.add))} glow this round`,
};

/** Who looks is the player of the text, whosever card it is. */
const peek: Verb = {
  takes: { what: ["object"] },
  shape: ({ ref }) => ({ what: ref }),
  plan: onObjects(({ object }, { controller }) => ({ act: "peek", object, seat: controller })),
  text: (node, say) => `look at ${say.ref(node.what)}`,
};

/** LA 1.4: two flames never burn at one lamp. */
const shift: Verb = {
  takes: { what: ["object"], to: ["zone"] },
  shape: ({ ref }) => ({ what: ref, to: ref }),
  plan(m, scope, node) {
    const [zone] = refsOf(m, scope, node.to);
    const to = zone?.kind === "zone" ? LAMPS[lampOf(m, { zone: zone.id })] : undefined;
    if (to === undefined || !isDark(m, to)) return [];
    return objectsOf(m, scope, node.what)
      .slice(0, 1)
      .map((object) => ({ act: "shift", object, seat: controllerOf(m, object), to }));
  },
  text: (node, say) => `move ${say.ref(node.what)} to ${say.ref(node.to)}`,
};

const swap: Verb = {
  takes: { what: ["object"], with: ["object"] },
  shape: ({ ref }) => ({ what: ref, with: ref }),
  plan(m, scope, node) {
    const [object] = objectsOf(m, scope, node.what);
    const [other] = objectsOf(m, scope, node.with);
    if (object === undefined || other === undefined || object === other) return [];
    return [{ act: "swap", object, with: other, seat: controllerOf(m, object) }];
  },
  text: (node, say) => `${say.ref(node.what)} and ${say.ref(node.with)} change lamps`,
};

const cancel: Verb = {
  takes: { what: ["entry"] },
  shape: ({ ref }) => ({ what: ref }),
  plan: (m, scope, node) =>
    refsOf(m, scope, node.what).flatMap(({ kind, id }): Act[] =>
      kind === "entry" ? [{ act: "cancel", entry: id }] : [],
    ),
  text: (node, say) => `cancel ${say.ref(node.what)}`,
};

export const verbs = {
  cancel,
  draw: ofPlayer(
    (to) => ({ act: "drawn", ...to }),
    (node, say) => `${told(node, "draw", say)} ${say.many(node.count, "card")}`,
  ),
  glow,
  out: simple((to) => ({ act: "out", ...to }), "put out"),
  peek,
  shift,
  swap,
  takeBack: simple(
    (to) => ({ act: "back", ...to }),
    "return",
    () => " to its player's hand",
  ),
} satisfies Readonly<Record<string, Verb>>;
