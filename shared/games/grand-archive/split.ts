/** One amount of damage that its player divides among units as it is dealt (G R32.48). */
import {
  ask,
  doStep,
  type Handle,
  type Json,
  type Next,
  namesFor,
  numberOf,
  objectsOf,
  type Scope,
  setLocals,
  takeChoice,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { controllerOf } from "../verbs.ts";
import { isIn } from "../zones.ts";
import { isSure } from "./harm.ts";
import { isLiving } from "./table.ts";
import type { Act, Domain, Match, Procedure, Verb } from "./typed.ts";

type Splitting = { readonly to: Json; readonly amount: Json };
type Locals = VerbLocals<Splitting>;
type Among = { readonly among: readonly Handle[]; readonly total: number };

/** What it may be divided among: each unit once, and each has a name. */
const amongOf = (m: Match, scope: Scope, node: Splitting): Handle[] => [
  ...new Set(objectsOf(m, scope, node.to).filter((one) => isIn(m, one, "field"))),
];

function deal(m: Match, { self, controller }: Scope, among: readonly Handle[], shares: readonly number[]) {
  const acts = among.map(
    (object, at): Act<"damage"> => ({
      act: "damage",
      object,
      seat: controllerOf(m, object),
      source: self,
      amount: shares[at] ?? 0,
      combat: 0,
      sure: isSure(m, self, object),
    }),
  );
  doStep(
    m,
    { why: "split", by: controller },
    acts.filter(({ amount }) => amount > 0),
  );
}

export const splitProcedure: Procedure<Locals, Among> = {
  ask(m, frame): Next {
    const { scope, node } = frame.locals;
    const { controller: seat } = scope;
    const among = amongOf(m, scope, node);
    const total = Math.max(0, numberOf(m, scope, node.amount));
    setLocals(m, frame, { among, total });
    if (among.length === 0 || total === 0 || !isLiving(m, seat)) return "none";
    if (among.length === 1) return "whole";
    const over = namesFor(m, seat, among);
    const domain: Domain = { kind: "assign", total, over, code: "ILLEGAL_CHOICE" };
    const all = over.map((_, at) => (at === 0 ? total : 0));
    const fallback = { action: "splitDamage", choice: all } as const;
    ask(m, { seat, kind: "splitDamage", info: { over, total }, domain, fallback });
    return "chosen";
  },
  chosen(m, frame): Next {
    const { scope, among } = frame.locals;
    const shares = takeChoice(m, frame, scope.controller, "splitDamage");
    if (!isLiving(m, scope.controller)) return "none";
    deal(m, scope, among, shares);
    return "dealt";
  },
  whole(m, frame): Next {
    const { scope, among, total } = frame.locals;
    deal(m, scope, among, [total]);
    return "dealt";
  },
  dealt(m): Next {
    verbDone(m, true);
    return "done";
  },
  none(m): Next {
    verbDone(m, false);
    return "done";
  },
};

export const splitVerb: Verb<Splitting> = {
  takes: { to: ["object"] },
  shape: (terms) => ({ to: terms.ref, amount: terms.number }),
  plan: () => [],
  procedure: "splitDamage",
  text: (node, say) =>
    `deal ${say.much(node.amount, "damage", `divided as you choose among ${say.ref(node.to)}`)}`,
};
