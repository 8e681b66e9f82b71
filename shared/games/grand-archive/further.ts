/** Further attacks of a unit, and further phases of a turn (G R32.64, R32.65). */
import { z } from "zod";
import { addVar, objAt, planNext, varOf } from "../../kernel/game.ts";
import { type OfSeat, type OnObject, tell } from "../acts.ts";
import { onObjects, what } from "../verbs.ts";
import { isIn } from "../zones.ts";
import { isKind } from "./filters.ts";
import type { ActKind, AnyVerb, Match, Verb } from "./typed.ts";

type Extra = OfSeat & { readonly phase: "materialize" };
export type FurtherFields = { readonly attackAgain: OnObject; readonly extraPhase: Extra };

export const furtherActs: { readonly [Name in keyof FurtherFields]: ActKind<FurtherFields[Name]> } = {
  attackAgain: {
    fields: { object: "object", seat: "seat" },
    possible: (m, { object }) => isIn(m, object, "field") && isKind(m, objAt(m, object), "unit"),
    apply(m, { object }) {
      addVar(m, object, "again", 1);
      tell(m, "mayAttackAgain", object);
    },
  },
  extraPhase: { fields: { seat: "seat" }, apply: (m, { phase }) => planNext(m, { phase }) },
};

/** Whether a unit may be declared as an attacker though it is rested. */
export const mayAgain = (m: Match, handle: number): boolean => varOf(m, objAt(m, handle), "again") > 0;

export const furtherVerbs: Readonly<Record<string, AnyVerb>> = {
  attackAgain: {
    takes: { what: ["object"] },
    shape: what,
    plan: onObjects((to) => ({ act: "attackAgain", ...to })),
    text: (node, say) => {
      const named = say.ref(node.what);
      return `${named === "them" ? "they" : named} may attack an additional time this turn, even while rested`;
    },
  },
  extraPhase: {
    shape: () => ({ phase: z.literal("materialize") }),
    plan: (_m, { controller: seat }, { phase }) => [{ act: "extraPhase", seat, phase }],
    text: ({ phase }) => `there is an additional ${phase} phase after this phase`,
  } satisfies Verb<Pick<Extra, "phase">>,
};
