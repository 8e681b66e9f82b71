/** Cards put onto the field, and what they have as they enter (G R32.72). */
import { z } from "zod";
import { listed, objAt, objectsOf, type Speaker } from "../../kernel/game.ts";
import { counterWord } from "./attrs.ts";
import { type CounterKind, counterKind } from "./counters.ts";
import { theirs } from "./speech.ts";
import { STATES, type State } from "./states.ts";
import type { Verb } from "./typed.ts";

type Put = {
  readonly control?: "owner";
  readonly rested?: true;
  readonly states?: readonly State[];
  readonly counters?: readonly { readonly kind: CounterKind; readonly count: number }[];
};

export const putVerb = {
  takes: { what: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    control: z.literal("owner").exactOptional(),
    rested: z.literal(true).exactOptional(),
    states: z.array(z.enum(STATES)).min(1).max(2).exactOptional(),
    counters: z
      .array(z.strictObject({ kind: counterKind, count: z.int().min(1).max(9) }))
      .min(1)
      .max(3)
      .exactOptional(),
  }),
  plan: (m, scope, { what, control, rested, states, counters }) =>
    objectsOf(m, scope, what).map((object) => ({
      act: "enter",
      object,
      seat: control === "owner" ? objAt(m, object).owner : scope.controller,
      ...(rested === true && { rested }),
      ...(states !== undefined && { states }),
      ...(counters !== undefined && {
        counters: counters.map(({ kind, count }) => ({ key: kind, amount: count })),
      }),
    })),
  text: (node, say) =>
    `put ${say.ref(node.what)} onto the field${outfitText(node, say.plural(node.what), say)}${node.control === "owner" ? ` under ${theirs(node.what, say)} control` : ""}`,
} satisfies Verb<Put>;

/** " rested and distant with 2 buff counters on it" */
function outfitText({ rested, states = [], counters = [] }: Put, many: boolean, say: Speaker): string {
  const how = listed([...(rested === true ? ["rested"] : []), ...states]);
  const marks = counters.map(({ kind, count }) => say.many(count, counterWord(kind)));
  const bearing = marks.length === 0 ? "" : ` with ${listed(marks)} on ${many ? "each" : "it"}`;
  return `${how === "" ? "" : ` ${how}`}${bearing}`;
}
