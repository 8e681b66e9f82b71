/** What chance picks (G R27.1): cards of any places, for the rest of the effect. */
import { z } from "zod";
import {
  below,
  doStep,
  type Handle,
  matching,
  type Next,
  numberOf,
  objectRef,
  publicStream,
  type Seat,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import type { AnyVerb, Match, Procedure, Verb } from "./typed.ts";

/** No pile has more that could matter. */
const MOST = 100;

/** How many words are drawn depends on the number asked for alone, never on what lies hidden (kernel.md 12). */
export function pickedOf(m: Match, stream: number, from: readonly Handle[], count: number): Handle[] {
  const left = from.slice();
  const out: Handle[] = [];
  for (let i = 0; i < Math.min(count, MOST); i++) {
    const at = below(m, stream, Math.max(1, left.length));
    out.push(...left.splice(at, 1));
  }
  return out;
}

/** Cards that chance picks; how many words are drawn depends on public counts only. */
export function picked(m: Match, zone: "hand" | "memory", seat: Seat, count: number): Handle[] {
  const from = thingsIn(m, zone, seat);
  const out: Handle[] = [];
  for (let i = 0; i < count && from.length > 0; i++) {
    out.push(...from.splice(below(m, publicStream(seat), from.length), 1));
  }
  return out;
}

type Picking = { readonly as: string };

export const chanceProcedure: Procedure<VerbLocals<Picking>> = {
  pick(m, frame): Next {
    const { scope, node } = frame.locals;
    const count = numberOf(m, scope, node.count);
    const cards = pickedOf(m, publicStream(scope.controller), matching(m, scope, node.from), count);
    verbDone(m, cards.length > 0, { [node.as]: cards.map(objectRef) });
    return "done";
  },
};

type Rolling = Picking & { readonly sides: number };

/** G R32.49: public, drawn by the server. */
export const rollProcedure: Procedure<VerbLocals<Rolling>> = {
  roll(m, frame): Next {
    const { scope, node } = frame.locals;
    const { controller: seat } = scope;
    const amount = 1 + below(m, publicStream(seat), node.sides);
    verbDone(m, true, { [node.as]: amount });
    doStep(m, { why: "roll", by: seat }, [{ act: "roll", seat, amount }]);
    return "done";
  },
};

export const chanceVerbs: Readonly<Record<string, AnyVerb>> = {
  roll: {
    shape: (terms) => ({ sides: z.int().min(2).max(20), as: terms.name }),
    plan: () => [],
    procedure: "roll",
    writes: "number",
    text: ({ sides }) => `roll a D${sides}`,
  } satisfies Verb<Rolling>,
  random: {
    shape: (terms) => ({ from: terms.filter, count: terms.number, as: terms.name }),
    plan: () => [],
    procedure: "chance",
    writes: "object",
    text: (node, say) =>
      `choose ${node.count === 1 ? say.a(node.from) : `${say.num(node.count)} ${say.filter(node.from, true)}`} at random`,
  } satisfies Verb<Picking>,
};
