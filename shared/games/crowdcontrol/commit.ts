/** The Commit Segment (C section 8, M1) of one seat, in its own copy of the match. */

import {
  ask,
  attrOf,
  doStep,
  entryOf,
  isRefusal,
  type Next,
  openSegment,
  optionsOf,
  performAction,
  present,
  type Seat,
  seatVarsOf,
  setLocals,
  settle,
  takeAnswer,
} from "../../kernel/game.ts";
import { decided, lookFirst, questionOf } from "./decide.ts";
import { endLooks } from "./looks.ts";
import { resolveEntries } from "./resolve.ts";
import type { Act, Entry, Match, Procedure, Question } from "./typed.ts";
import { hqOf } from "./zones.ts";

/** What is asked of the seat, and about which entry. */
type Locals = { readonly seat: Seat; readonly entry: number; readonly kind: string };

const question = (seat: Seat): Question => ({ seat, kind: "commit", fallback: { action: "commit" } });

/** C R8.1: both seats act at once, and the machine never locks a seat in (C R6.3). */
export const openCommit = (m: Match): void =>
  openSegment(m, {
    kind: "commit",
    program: "commit",
    ending: "leftover",
    questions: [...m.state.seats.keys()].map(question),
  });

/** The first effect that resolves at once and has not yet (C R8.4). */
const nextNow = (m: Match): Entry | undefined => m.state.entries.find(({ data }) => data.now === true);

export const commitProcedure: Procedure<Locals> = {
  answer(m, frame): Next {
    const { seat } = frame.locals;
    const result = performAction(m, seat, takeAnswer(m, frame, seat));
    if (isRefusal(result)) return result;
    return result === "lock" ? "done" : "settle";
  },
  settle(m): Next {
    endLooks(m);
    settle(m);
    return "now";
  },
  now(m, frame): Next {
    const entry = nextNow(m);
    if (entry === undefined) return "again";
    if (lookFirst(m, [entry])) return "now";
    const asked = questionOf(m, entry);
    if (asked === null) {
      resolveEntries(m, [entry]);
      return "settle";
    }
    ask(m, asked);
    setLocals(m, frame, { entry: entry.id, kind: asked.kind });
    return "decided";
  },
  decided(m, frame): Next {
    const entry = present(entryOf(m.state, frame.locals.entry));
    const { choice } = takeAnswer(m, frame, frame.locals.seat);
    decided(m, entry, frame.locals.kind, choice);
    return "now";
  },
  again(m, frame): Next {
    const { seat } = frame.locals;
    // C R8.13: the result is decided at the reveal.
    if (attrOf(m, hqOf(m, seat), "health") <= 0) return "done";
    ask(m, question(seat));
    return "answer";
  },
};

/** C R4.0d, R8.11: the mana that is left is lost. It gives one wisdom, whatever the amount. */
export const leftoverProcedure: Procedure<{ seat: Seat }> = {
  lose(m, frame): Next {
    const { seat } = frame.locals;
    const { mana } = seatVarsOf(m, seat);
    const acts: Act[] =
      mana === 0
        ? []
        : [
            { act: "mana", seat, amount: -mana },
            { act: "wisdom", seat, amount: optionsOf(m).leftoverWisdom },
          ];
    doStep(m, { why: "leftover", by: seat }, acts);
    return "settle";
  },
  settle(m): Next {
    settle(m);
    return "done";
  },
};
