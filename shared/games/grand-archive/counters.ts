/** Counters (G R21.6, R32.5): those with rules of their own, and any that a card names. */

import { z } from "zod";
import {
  addVar,
  type CardDef,
  fieldsIn,
  type Handle,
  type Json,
  listIn,
  numberOf,
  objAt,
  objectOf,
  varOf,
} from "../../kernel/game.ts";
import { type Amount, type OnObject, tell } from "../acts.ts";
import { onObjects, what } from "../verbs.ts";
import { COUNTERS, counterWord } from "./attrs.ts";
import { isForbidden } from "./prohibitions.ts";
import type { ActKind, Match, VarName, Verb } from "./typed.ts";

/** A counter that has no rule but what cards say of it: "quest counter". */
export type NamedCounter = `${string} counter`;
const NAMED = /^[a-z]{3,20} counter$/;
// The pattern says what the type says: a word and "counter".
export const namedCounter = z
  .string()
  .regex(NAMED, 'a counter of your own is a word and "counter": "quest counter"') as z.ZodType<NamedCounter>;

export const counterKind = z.union([z.enum(COUNTERS), namedCounter]);
export type CounterKind = (typeof COUNTERS)[number] | NamedCounter;

/** The counters that a card names beside those with rules. */
export function namedBy({ data }: CardDef): readonly NamedCounter[] {
  const found = new Set<NamedCounter>();
  const look = (node: Json): void => {
    const read = namedCounter.safeParse(node);
    if (read.success) found.add(read.data);
    else if (typeof node === "object" && node !== null) for (const one of Object.values(node)) look(one);
  };
  look(data);
  return [...found];
}

export type Counting = OnObject & Amount & { readonly key: VarName };

/** Puts counters on a thing or takes them off, never below none. */
export function count(m: Match, act: Counting): void {
  const obj = objAt(m, act.object);
  const { key } = act;
  const by = Math.max(act.amount, -varOf(m, obj, key));
  if (by === 0) return;
  addVar(m, act.object, key, by);
  tell(m, "counter", act.object, { key, value: varOf(m, objAt(m, act.object), key) });
}

/** Counters lie on things that everybody sees (G R32.14), and nothing else is told of hidden ones. */
function isOpen(m: Match, handle: Handle): boolean {
  const obj = objectOf(m.state, handle);
  return obj !== undefined && !obj.down && m.game.zones[m.state.zones[obj.zone].def].audience === "all";
}

export const counterAct: ActKind<Counting> = {
  fields: { object: "object", seat: "seat", amount: "number" },
  possible: (m, { object, amount }) =>
    isOpen(m, object) && (amount <= 0 || !isForbidden(m, object, "cannotGetCounters")),
  apply: count,
};

/** How many are removed, where the number is less than nothing; written so, or as 0 minus it. */
export function takenOff(amount: Json | undefined): Json | undefined {
  if (typeof amount === "number") return amount < 0 ? -amount : undefined;
  const { num, of } = fieldsIn(amount);
  const [from, less, ...rest] = listIn(of);
  return num === "sub" && from === 0 && rest.length === 0 ? less : undefined;
}

export const counterVerb: Verb<{ kind: CounterKind }> = {
  takes: { what: ["object"] },
  shape: (terms) => ({ ...what(terms), kind: counterKind, amount: terms.number }),
  plan: onObjects((to, scope, node, m) => ({
    act: "counter",
    ...to,
    key: node.kind,
    amount: numberOf(m, scope, node.amount),
  })),
  text: (node, say) => {
    const off = takenOff(node.amount);
    const word = counterWord(node.kind);
    return off === undefined
      ? `put ${say.many(node.amount, word)} on ${say.ref(node.what)}`
      : `remove ${say.many(off, word)} from ${say.ref(node.what)}`;
  },
};
