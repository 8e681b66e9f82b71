/** Cards put in their owners' Decks: on top, so far from the top, or at the bottom (A R-26.19, R-26.48). */
import { z } from "zod";
import { objectsOf } from "../../kernel/game.ts";
import { arranged, decksText } from "../arranging.ts";
import { ofMine, sends } from "./sends.ts";
import type { AlteredWords, Verb } from "./typed.ts";

type ToDeck = { readonly nth?: number; readonly where?: "bottom" };

const onTop = sends("deck", "put", (named) => `put ${named} on top of its owner's deck`);

const ORDINALS = ["", "top", "second", "third", "fourth", "fifth", "sixth"];

export const toDeck: Verb<ToDeck> = {
  takes: { what: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    nth: z.int().min(2).max(6).exactOptional(),
    where: z.literal("bottom").exactOptional(),
  }),
  plan: (m, scope, node) => [
    ...onTop.plan(m, scope, node).map((act) =>
      act.act !== "move"
        ? act
        : {
            ...act,
            ...(node.nth !== undefined && { nth: node.nth }),
            ...(node.where === "bottom" && { under: true as const }),
          },
    ),
    ...arranged<AlteredWords>(m, "deck", objectsOf(m, scope, node.what), (seat, objects) => ({
      act: "arrange",
      seat,
      objects,
      where: node.where ?? "top",
      nth: node.nth ?? 1,
    })),
  ],
  text(node, say) {
    if (node.where === "bottom")
      return ofMine(`put ${say.ref(node.what)} on the bottom of ${decksText(node, say)}`);
    if (node.nth === undefined) return onTop.text(node, say);
    return ofMine(`put ${say.ref(node.what)} ${ORDINALS[node.nth]} from the top of its owner's deck`);
  },
};
