/** Searching a main deck (G R27.4): the searching player sees all of it, and nobody knows its order afterwards. */

import {
  ask,
  bitOf,
  type Data,
  doStep,
  type Frame,
  type Handle,
  matchesHandle,
  type Next,
  namesFor,
  note,
  numberOf,
  objAt,
  type Seat,
  show,
  shuffle,
  takeAnswer,
  thingsNamed,
  type VerbLocals,
  verbDone,
  zoneOf,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import { mark } from "./marks.ts";
import type { Search } from "./player-verbs.ts";
import { isLiving } from "./table.ts";
import type { Act, Match, Procedure } from "./typed.ts";

/** "A card" must be found where there is one; one with stated characteristics may be missed on purpose. */
const isStated = (filter: Data): boolean => Object.keys(filter).length > 0;

/** The destination of the found cards. They are shown where the search asked for certain qualities. */
function found(m: Match, frame: Frame<VerbLocals<Search>>, seat: Seat, cards: readonly Handle[]): void {
  const { from, to } = frame.locals.node;
  if (cards.length === 0) return;
  if (isStated(from)) {
    const ids = cards.map((one) => m.state.cards[objAt(m, one).card]);
    note(m, "revealed", { seat, cards: ids });
  }
  const acts = cards.map(
    (object): Act => (to === "field" ? { act: "enter", object, seat } : { act: "shift", object, seat, to }),
  );
  doStep(m, { why: "search", by: seat }, acts);
}

export const searchProcedure: Procedure<VerbLocals<Search>> = {
  look(m, frame): Next {
    const { scope } = frame.locals;
    const { controller: seat } = scope;
    const { from, count } = frame.locals.node;
    const deck = isLiving(m, seat) ? thingsIn(m, "main", seat) : [];
    if (deck.length === 0) return "end";
    for (const handle of deck) show(m, handle, bitOf(m, seat));
    const open = deck.filter((handle) => matchesHandle(m, scope, handle, from));
    const names = namesFor(m, seat, open);
    const max = Math.max(0, Math.min(numberOf(m, scope, count), names.length));
    const min = isStated(from) ? 0 : max;
    ask(m, {
      seat,
      kind: "choose",
      info: { search: true },
      domain: { kind: "subset", of: names, min, max, code: "ILLEGAL_CHOICE" },
      fallback: { action: "choose", choice: names.slice(0, min) },
    });
    return "take";
  },
  take(m, frame): Next {
    const { controller: seat } = frame.locals.scope;
    const answer = takeAnswer(m, frame, seat);
    if (answer === null || !isLiving(m, seat)) return "end";
    const cards = thingsNamed(m, seat, answer.choice);
    found(
      m,
      frame,
      seat,
      cards.filter((one) => isIn(m, one, "main")),
    );
    return "shuffle";
  },
  shuffle(m, frame): Next {
    const { controller: seat } = frame.locals.scope;
    shuffle(m, zoneOf(m, "main", seat));
    mark(m, { act: "searched", seat });
    return "end";
  },
  end(m): Next {
    verbDone(m, true);
    return "done";
  },
};
