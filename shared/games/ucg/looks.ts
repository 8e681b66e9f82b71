/** Looks at hidden cards, and cards put into decks (UCG 25.1, 25.2), in the words that other games have for them. */
import { z } from "zod";
import { type Handle, objAt, objectsOf, setTable, tableOf } from "../../kernel/game.ts";
import { alive, type OnObject } from "../acts.ts";
import { type Arranging, arranged, arranging, decksText, WHERE, type Where } from "../arranging.ts";
import * as looks from "../looks.ts";
import { onObjects } from "../verbs.ts";
import { isIn } from "../zones.ts";
import type { FilterKey, Match, OwnRef, Ruleset, UcgWords, Verb } from "./typed.ts";
import { leaveFor } from "./zones.ts";

export type LookFields = {
  readonly look: looks.Looking;
  readonly reveal: OnObject;
  readonly arrange: Arranging;
  readonly decked: OnObject;
};

const own: looks.Looks<UcgWords> = {
  deck: "deck",
  hidden: ["deck", "hand"],
  // A match that was saved before there were looks has none.
  read: (m) => tableOf(m)._shown ?? [],
  write: (m, shown) => setTable(m, "_shown", shown),
  look: (seat, objects) => ({ act: "look", seat, objects }),
};

/** UCG 25.1: a link has resolved, so its looks are over. */
export const endLooks = (m: Match): void => looks.endLooks(m, own);

export const lookActs: Pick<Ruleset["acts"], keyof LookFields> = {
  look: looks.lookAct(own),
  reveal: looks.revealAct(own),
  arrange: arranging(own.deck),
  decked: {
    fields: { object: "object", seat: "seat" },
    possible: (m, act) => alive(m, act) && !isIn(m, act.object, "deck"),
    apply: (m, act) => leaveFor(m, act.object, "deck"),
  },
};

export const lookFilters: Readonly<Record<string, FilterKey>> = {
  seen: looks.seen(own),
};

export const lookRefs: Readonly<Record<string, OwnRef>> = {
  top: looks.top(own.deck),
};

type ToDeck = { readonly where: Where };

const toDeck: Verb<ToDeck> = {
  takes: { what: ["object"] },
  shape: (terms) => ({ what: terms.ref, where: z.enum(WHERE) }),
  plan(m, scope, node) {
    const handles = objectsOf(m, scope, node.what);
    const put = (seat: number, objects: readonly Handle[]) =>
      ({ act: "arrange", seat, objects, where: node.where, nth: 1 }) as const;
    const coming = handles.filter((one) => !isIn(m, one, "deck"));
    return [
      ...onObjects<UcgWords>((to) => ({ act: "decked", ...to }))(m, scope, node),
      ...m.state.seats.flatMap((_, seat) => {
        const objects = coming.filter((one) => objAt(m, one).owner === seat);
        return objects.length === 0 ? [] : [put(seat, objects)];
      }),
      ...arranged<UcgWords>(m, "deck", handles, put),
    ];
  },
  text: (node, say) => {
    const [named, deck] = [say.ref(node.what), decksText(node, say)];
    if (node.where === "shuffled") return `shuffle ${named} into ${deck}`;
    return `put ${named} ${node.where === "top" ? "on top" : "on the bottom"} of ${deck}`;
  },
};

export const lookVerbs: Readonly<Record<string, Verb>> = {
  look: looks.lookVerb(own),
  reveal: looks.revealVerb(own, (to) => ({ act: "reveal", ...to })),
  toDeck,
};
