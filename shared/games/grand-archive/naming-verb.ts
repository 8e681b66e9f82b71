/** "Name an element": the question, and how a long list is asked for (G R32.60). */
import { z } from "zod";
import {
  ask,
  doStep,
  type Frame,
  type Next,
  type Seat,
  setLocals,
  takeChoice,
  type VerbLocals,
  verbDone,
  withArticle,
} from "../../kernel/game.ts";
import { seatsOf, told } from "../verbs.ts";
import { TYPES } from "./card.ts";
import { NAMED, nameable, namingOf, partName, partsOf, type Sort, type Value } from "./naming.ts";
import { isLiving } from "./table.ts";
import type { Match, Procedure, Verb } from "./typed.ts";

type Name = { readonly what: Sort; readonly type?: (typeof TYPES)[number] };
/** "an ally card". */
export const namedText = ({
  what,
  type,
}: Pick<Name, "what"> & { readonly type?: string | undefined }): string =>
  withArticle(type === undefined ? what : `${type} card`);

type Left = { readonly seat: Seat; readonly left: readonly Value[] };

/** Asks for one of these, or for the part of them that it is in. */
export const askPart = (m: Match, seat: Seat, what: Sort, left: readonly Value[]): void =>
  ask(m, {
    seat,
    kind: "name",
    info: { what },
    domain: { kind: "one", of: partsOf(left).map(partName), code: "ILLEGAL_CHOICE" },
  });

export function answeredPart(
  m: Match,
  frame: Frame,
  seat: Seat,
  left: readonly Value[],
): readonly Value[] | undefined {
  const choice = takeChoice(m, frame, seat, "name");
  return partsOf(left).find((one) => partName(one) === choice);
}

export const nameProcedure: Procedure<VerbLocals<Name>, Left> = {
  begin(m, frame): Next {
    const { scope, node } = frame.locals;
    const [seat] = seatsOf(m, scope, node.who);
    if (seat === undefined || !isLiving(m, seat)) return "none";
    setLocals(m, frame, { seat, left: nameable(m, node.what, node.type) });
    return "ask";
  },
  ask(m, frame): Next {
    const { node, seat, left } = frame.locals;
    if (left.length === 0) return "none";
    askPart(m, seat, node.what, left);
    return "answer";
  },
  answer(m, frame): Next {
    const { scope, node, seat, left } = frame.locals;
    const part = answeredPart(m, frame, seat, left);
    if (part === undefined || !isLiving(m, seat)) return "none";
    setLocals(m, frame, { left: part });
    if (part.length > 1) return "ask";
    doStep(m, { why: "name", by: seat }, [{ act: "name", seat, ...namingOf(m, scope, node.what, part[0]) }]);
    return "named";
  },
  named(m): Next {
    verbDone(m, true);
    return "done";
  },
  none(m): Next {
    verbDone(m, false);
    return "done";
  },
};

export const nameVerb: Verb<Name> = {
  takes: { who: ["seat"] },
  shape: (terms) => ({
    what: z.enum(NAMED),
    type: z.enum(TYPES).exactOptional(),
    who: terms.ref.exactOptional(),
  }),
  plan: () => [],
  procedure: "name",
  text: (node, say) => `${told(node, "name", say)} ${namedText(node)}`,
};
