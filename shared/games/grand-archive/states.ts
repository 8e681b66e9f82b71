/** States that a thing is put into by an effect: distant (G R32.1), ephemeral (G R32.6). */

import { z } from "zod";
import { type Handle, objectOf, setVar, varOf, zoneIdOf } from "../../kernel/game.ts";
import type { OnObject } from "../acts.ts";
import { onObjects, what } from "../verbs.ts";
import type { ActKind, Match, Verb } from "./typed.ts";

export const STATES = ["distant", "ephemeral"] as const;
export type State = (typeof STATES)[number];

/** Zones in which a thing can be in the state: an activation too is ephemeral. */
const WHERE: Readonly<Record<State, readonly string[]>> = {
  distant: ["field"],
  ephemeral: ["field", "intent", "stack"],
};

/** Whether it is in the state now. */
export function inState(m: Match, handle: Handle, state: State): boolean {
  const obj = objectOf(m.state, handle);
  return obj !== undefined && varOf(m, obj, state) > 0;
}

export type Becoming = OnObject & { readonly state: State };

/** A thing that is in the state already does not become so. */
export const become: ActKind<Becoming> = {
  fields: { object: "object", seat: "seat" },
  possible(m, { object, state }) {
    const obj = objectOf(m.state, object);
    return obj !== undefined && WHERE[state].includes(zoneIdOf(m, obj)) && varOf(m, obj, state) === 0;
  },
  apply: (m, { object, state }) => setVar(m, object, state, 1),
};

export const becomeVerb = {
  takes: { what: ["object"] },
  shape: (terms) => ({ ...what(terms), state: z.enum(STATES) }),
  plan: onObjects((to, _scope, node) => ({ act: "become", ...to, state: node.state })),
  text: (node, say) => `${say.ref(node.what)} ${say.plural(node.what) ? "become" : "becomes"} ${node.state}`,
} satisfies Verb<{ state: State }>;
