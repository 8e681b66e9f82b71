/** Segments in which a seat acts as often as it likes (C R6.3, R8.20). */
import { ask, isRefusal, type Next, performAction, type Seat, takeAnswer } from "../../kernel/game.ts";
import type { Match, Procedure, Question } from "./typed.ts";

/** A seat's part of such a segment: the question is asked anew until it locks in. */
export const untilLocked = (question: (m: Match, seat: Seat) => Question): Procedure<{ seat: Seat }> => ({
  answer(m, frame): Next {
    const { seat } = frame.locals;
    const result = performAction(m, seat, takeAnswer(m, frame, seat));
    if (isRefusal(result)) return result;
    if (result === "lock") return "done";
    ask(m, question(m, seat));
    return "answer";
  },
});
