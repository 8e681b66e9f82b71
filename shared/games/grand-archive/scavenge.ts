/** Scavenging (G R32.47): cards from the top of the deck are shown until one fits; it goes to hand, the rest to the bottom. */
import {
  type Data,
  doStep,
  type Handle,
  handleAt,
  matchesHandle,
  type Next,
  numberOf,
  objectRef,
  secretStream,
  setLocals,
  shuffled,
  slotOf,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import { revealing } from "./looks.ts";
import { mark } from "./marks.ts";
import { isLiving } from "./table.ts";
import type { Match, Procedure, Verb } from "./typed.ts";

type Scavenging = { readonly of: Data; readonly as?: string };
type Locals = VerbLocals<Scavenging>;

/** The cards that are shown, from the top down, and the one of them that fits. */
type Found = { readonly cards: readonly Handle[]; readonly found: readonly Handle[] };

/** The number of cards that are shown is public, since they are shown. */
function dig(m: Match, { scope, node }: Locals): Found {
  const { controller: seat } = scope;
  const top = thingsIn(m, "main", seat)
    .reverse()
    .slice(0, Math.max(0, numberOf(m, scope, node.count)));
  const at = top.findIndex((one) => matchesHandle(m, scope, one, node.of));
  return at < 0 ? { cards: top, found: [] } : { cards: top.slice(0, at + 1), found: [top[at]] };
}

export const scavengeProcedure: Procedure<Locals, Found> = {
  show(m, frame): Next {
    const { controller: seat } = frame.locals.scope;
    const dug = isLiving(m, seat) ? dig(m, frame.locals) : { cards: [], found: [] };
    setLocals(m, frame, dug);
    if (dug.cards.length === 0) return "end";
    doStep(m, { why: "scavenge", by: seat }, revealing(m, seat, dug.cards));
    return "go";
  },
  go(m, frame): Next {
    const { scope, cards, found } = frame.locals;
    const { controller: seat } = scope;
    const left = cards.filter((one) => isIn(m, one, "main") && !found.includes(one));
    doStep(m, { why: "scavenge", by: seat }, [
      ...found.map((object) => ({ act: "shift", object, seat, to: "hand" }) as const),
      {
        act: "arrange",
        seat,
        objects: shuffled(m, secretStream(seat), left),
        where: "bottom",
        nth: 1,
      },
    ]);
    return "told";
  },
  told(m, frame): Next {
    mark(m, { act: "scavenged", seat: frame.locals.scope.controller });
    return "end";
  },
  end(m, frame): Next {
    const { found, node } = frame.locals;
    const now = found.map((one) => objectRef(handleAt(m.state, slotOf(one))));
    verbDone(m, found.length > 0, node.as === undefined ? {} : { [node.as]: now });
    return "done";
  },
};

export const scavengeVerb: Verb<Scavenging> = {
  shape: (terms) => ({ of: terms.filter, count: terms.number, as: terms.name.exactOptional() }),
  plan: () => [],
  procedure: "scavenge",
  writes: "object",
  text: (node, say) => `scavenge ${say.num(node.count)} for ${say.a(node.of)}`,
};
