/** Verbs that must ask or draw before their step: placing, rolling, choosing in the 3.0 timing. */

import {
  ask,
  type Data,
  dataOf,
  doStep,
  listIn,
  type Next,
  note,
  objAt,
  objectsOf,
  refsNamed,
  refsOf,
  type Scope,
  setLocals,
  takeChoice,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { printedKeyword } from "./card.ts";
import type { TargetWord } from "./card-schema.ts";
import { openName, openRef } from "./names.ts";
import { optionsOf } from "./options.ts";
import { payActs } from "./payment.ts";
import { candidates, targetDomain, taxFor } from "./targets.ts";
import type { Act, Match, Procedure } from "./typed.ts";
import { placeOf, readyOrbs, SIDES, type Side } from "./zones.ts";

/** C-8: exhausts orbs for the Tough of these targets. The orbs are all alike (A ). */
function toughActs(m: Match, scope: Scope, node: Data): readonly Act[] {
  if (optionsOf(m).toughPaid !== "target") return [];
  const { controller } = scope;
  const due = refsOf(m, scope, node.of).reduce((sum, ref) => sum + taxFor(m, scope, ref), 0);
  return payActs(controller, readyOrbs(m, controller).slice(0, due));
}

/** A name under which later statements find the result. */
export type Named = { readonly as: string };
export type ChosenPlace = Named & { readonly scope: keyof typeof WORDS; readonly that?: Data };

type Placing = { readonly sides?: readonly Side[] };

export const back = (m: Match, vars: Data): void => verbDone(m, true, vars);

/** Pays once an effect. Where there is nothing to pay, no event happens. */
export const payToughProcedure: Procedure<VerbLocals> = {
  pay(m, frame): Next {
    const { node, scope } = frame.locals;
    const acts = toughActs(m, scope, node);
    back(m, { paid: [...listIn(scope.vars.paid), ...refsOf(m, scope, node.of)] });
    if (acts.length > 0) doStep(m, { why: "payTough", by: scope.controller }, acts);
    return "done";
  },
};

/**
 * The player chooses an Expedition for each card in turn, and each choice is told at once. Then all cards join in
 * one step.
 */
export const placeProcedure: Procedure<VerbLocals, Placing> = {
  ask(m, frame): Next {
    const { scope, node, sides = [] } = frame.locals;
    const things = objectsOf(m, scope, node.what);
    const next = things[sides.length];
    if (next === undefined) return "join";
    const obj = objAt(m, next);
    if (printedKeyword(dataOf(m, obj), "gigantic") > 0) {
      setLocals(m, frame, { sides: [...sides, "hero"] });
      return "ask";
    }
    ask(m, {
      seat: scope.controller,
      kind: "expedition",
      info: { thing: openName(m, next) },
      domain: { kind: "one", of: SIDES, code: "ILLEGAL_EXPEDITION" },
    });
    return "answer";
  },
  answer(m, frame): Next {
    const { scope, sides = [], node } = frame.locals;
    const side = takeChoice(m, frame, scope.controller, "expedition");
    const thing = openName(m, objectsOf(m, scope, node.what)[sides.length]);
    note(m, "placed", { seat: scope.controller, thing, expedition: side });
    setLocals(m, frame, { sides: [...sides, side] });
    return "ask";
  },
  join(m, frame): Next {
    const { scope, node, sides = [] } = frame.locals;
    const seat = scope.controller;
    const acts = objectsOf(m, scope, node.what).map(
      (object, at): Act => ({
        act: "move",
        object,
        seat,
        from: placeOf(m, objAt(m, object)),
        to: "expedition",
        how: "put",
        side: sides[at],
        into: seat,
      }),
    );
    back(m, {});
    doStep(m, { why: "place", by: seat }, acts);
    return "done";
  },
};

const WORDS = {
  own: { expedition: "own" },
  any: { expedition: "any" },
  token: { expedition: "token" },
  player: { player: "any" },
  opponent: { player: "opponent" },
} as const satisfies Readonly<Record<string, TargetWord>>;

/** An Expedition or player chosen by the effect's controller. */
export const choosePlaceProcedure: Procedure<VerbLocals<ChosenPlace>> = {
  ask(m, frame): Next {
    const { scope, node } = frame.locals;
    const plain: TargetWord = WORDS[node.scope];
    const word = "expedition" in plain && node.that !== undefined ? { ...plain, that: node.that } : plain;
    const domain = targetDomain(m, word, candidates(m, scope, word));
    ask(m, { seat: scope.controller, kind: "target", domain });
    return "answer";
  },
  answer(m, frame): Next {
    const { scope, node } = frame.locals;
    const seat = scope.controller;
    const refs = refsNamed(m, seat, takeChoice(m, frame, seat, "target"));
    note(m, "targeted", { seat, things: refs.map((ref) => openRef(m, ref)) }, { targets: refs });
    back(m, { [node.as]: refs });
    return "done";
  },
};
