/** Any number of things whose values together stay within a limit (A ). */
import { z } from "zod";
import {
  ask,
  attrOf,
  type Data,
  type Handle,
  matching,
  type Next,
  note,
  numberOf,
  type Obj,
  objAt,
  objectRef,
  refsNamed,
  setLocals,
  takeChoice,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import type { Named } from "./asking.ts";
import { STATS } from "./attrs.ts";
import type { Naming } from "./expedition-verbs.ts";
import { openName } from "./names.ts";
import { attrName } from "./speech.ts";
import type { Match, Procedure, Verb } from "./typed.ts";
import { placeOf } from "./zones.ts";

type Within = Named & {
  readonly from: Data;
  readonly attr: (typeof SUMMED)[number];
  readonly most: number | Data;
};
type Chosen = { readonly chosen?: readonly Handle[] };

/** Values of which a total is a number that a player reads: costs and statistics. */
const SUMMED = ["handCost", "reserveCost", ...STATS] as const;

/** Zones that both players see into: nobody learns of a hidden card whether it fits. */
const OPEN = ["expedition", "landmark", "reserve", "discard"];

const isOpen = (m: Match, obj: Obj): boolean =>
  OPEN.includes(placeOf(m, obj)) || (obj.seen & m.layout.all) === m.layout.all;

/** What still fits beside those that are chosen. */
function fitting(
  m: Match,
  { node, scope }: VerbLocals<Within>,
  chosen: readonly Handle[],
): readonly Handle[] {
  const room = chosen.reduce((left, one) => left - attrOf(m, one, node.attr), numberOf(m, scope, node.most));
  return matching(m, scope, node.from).filter(
    (one) => !chosen.includes(one) && isOpen(m, objAt(m, one)) && attrOf(m, one, node.attr) <= room,
  );
}

/** One after the other, until the player stops or nothing fits; each is told at once. */
export const withinProcedure: Procedure<VerbLocals<Within>, Chosen> = {
  ask(m, frame): Next {
    const { scope, chosen = [] } = frame.locals;
    const of = fitting(m, frame.locals, chosen).map((one) => openName(m, one));
    if (of.length === 0) return "over";
    ask(m, {
      seat: scope.controller,
      kind: "target",
      domain: { kind: "subset", of, min: 0, max: 1, code: "ILLEGAL_TARGET" },
    });
    return "answer";
  },
  answer(m, frame): Next {
    const { scope, chosen = [] } = frame.locals;
    const seat = scope.controller;
    const refs = refsNamed(m, seat, takeChoice(m, frame, seat, "target"));
    const [one] = refs;
    if (one === undefined) return "over";
    note(m, "targeted", { seat, things: [openName(m, one.id)] }, { targets: refs });
    setLocals(m, frame, { chosen: [...chosen, one.id] });
    return "ask";
  },
  over(m, frame): Next {
    const { node, chosen = [] } = frame.locals;
    verbDone(m, true, { [node.as]: chosen.map(objectRef) });
    return "done";
  },
};

/** "Any number of Characters with a total Hand Cost of 5 or less." */
export const chooseWithin: Verb<Within> = {
  shape: (terms) => ({ from: terms.filter, attr: z.enum(SUMMED), most: terms.number, as: terms.name }),
  plan: () => [],
  procedure: "within",
  writes: "object",
  text({ from, attr, most, as }, say) {
    const first = "them";
    // The speaker of texts (text.ts) keeps such names.
    (say as Naming).named.vars.set(as, { first, again: first, many: true });
    return `choose any number of ${say.filter(from, true)} with a total ${attrName(attr)} of ${say.num(most)} or less`;
  },
};
