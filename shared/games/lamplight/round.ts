/** LA 1.3, 2: the match and its rounds. A procedure's steps run in order; one that calls goes on when what it called has ended. */

import {
  call,
  doStep,
  forget,
  isRefusal,
  type Next,
  NONE,
  note,
  openSegment,
  openWindow,
  optionsOf,
  performAction,
  reach,
  resetTurnWork,
  type Seat,
  setTable,
  tableOf,
  takeAnswer,
} from "../../kernel/game.ts";
import { dealHands, drawFirstPlayer, shuffleDecks } from "../opening.ts";
import { countIn, thingsIn } from "../zones.ts";
import { bluffsBack, clash, turnUp } from "./light.ts";
import { judge } from "./lines.ts";
import { drawsOf, order, otherSeat, type Phase } from "./table.ts";
import type { Act, Match, Procedure } from "./typed.ts";

export const matchProcedure: Procedure = {
  begin(m): Next {
    const { firstPlayer, openingHand } = optionsOf(m);
    shuffleDecks(m);
    setTable(m, "first", drawFirstPlayer(m, firstPlayer));
    dealHands(m, openingHand);
    return "round";
  },
  round(m): Next {
    call(m, "round");
    return "judge";
  },
  judge(m): Next {
    judge(m);
    return "next";
  },
  next(m): Next {
    setTable(m, "first", otherSeat(tableOf(m).first));
    return "round";
  },
};

const enter = (m: Match, phase: Phase): void => setTable(m, "phase", phase);

/** One act of each card, of both players at once. */
const both = (m: Match, why: Phase, actsOf: (seat: Seat) => readonly Act[]): void =>
  doStep(m, { why, by: NONE }, order(m).flatMap(actsOf));

const aftermath = (m: Match): Next => call(m, "aftermath");

export const roundProcedure: Procedure = {
  begin(m): Next {
    resetTurnWork(m);
    setTable(m, "round", tableOf(m).round + 1);
    note(m, "round", { turn: tableOf(m).round });
    return "draw";
  },
  /** LA 2.2. */
  draw(m): Next {
    enter(m, "draw");
    both(m, "draw", (seat) => [{ act: "drawn", seat, amount: drawsOf(m, seat) }]);
  },
  /** LA 2.3: who has no card has nothing to decide, as everybody sees. */
  lay(m): Next {
    enter(m, "lay");
    const seats = [...m.state.seats.keys()].filter((seat) => countIn(m, "hand", seat) > 0);
    openSegment(m, {
      kind: "lay",
      program: "lay",
      questions: seats.map((seat) => ({ seat, kind: "lay", fallback: { action: "hold" } })),
    });
  },
  /** LA 2.4. */
  place(m): Next {
    enter(m, "answer");
    both(m, "lay", (seat) =>
      thingsIn(m, "veil", seat).map((object): Act => ({ act: "place", object, seat })),
    );
  },
  answer: (m): Next => openWindow(m, "answer", NONE),
  light(m): Next {
    enter(m, "light");
    turnUp(m);
  },
  bluffs: (m): Next => bluffsBack(m),
  turned: aftermath,
  clash: (m): Next => clash(m),
  lit: aftermath,
  /** LA 5.5. */
  over(m): Next {
    reach(m, "round");
    return "settled";
  },
  settled: aftermath,
  end(m): Next {
    forget(m);
    return "done";
  },
};

/** LA 2.3: a seat's part of it, in its own world. */
export const layProcedure: Procedure<{ readonly seat: Seat }> = {
  answer(m, frame): Next {
    const { seat } = frame.locals;
    const result = performAction(m, seat, takeAnswer(m, frame, seat));
    return isRefusal(result) ? result : "done";
  },
};
