/** Cards put into a lineage (G 22). */
import { objectsOf, possessive } from "../../kernel/game.ts";
import { isYou, seatsOf } from "../verbs.ts";
import { isIn } from "../zones.ts";
import type { Verb } from "./typed.ts";
import { championOf } from "./zones.ts";

export const lineageVerbs: Readonly<Record<string, Verb>> = {
  intoLineage: {
    takes: { what: ["object"], who: ["seat"] },
    shape: (terms) => ({ what: terms.ref, who: terms.ref.exactOptional() }),
    plan: (m, scope, node) =>
      seatsOf(m, scope, node.who).flatMap((seat) => {
        const host = championOf(m, seat);
        if (host === undefined) return [];
        return objectsOf(m, scope, node.what)
          .filter((object) => object !== host && !isIn(m, object, "field"))
          .map((object) => ({ act: "intoLineage", object, seat, host }));
      }),
    text: (node, say) => {
      const whose = node.who === undefined || isYou(node) ? "your" : possessive(say.ref(node.who));
      return `put ${say.ref(node.what)} on the bottom of ${whose} champion's lineage`;
    },
  },
};
