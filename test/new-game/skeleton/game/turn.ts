/** The match and its turns. A procedure's steps run in order; one that calls goes on when what it called has ended. */

import { dealHands, drawFirstPlayer, shuffleDecks } from "../../../../shared/games/opening.ts";
import { thingsIn } from "../../../../shared/games/zones.ts";
import {
  call,
  callNextPhase,
  doStep,
  forget,
  type Next,
  NONE,
  note,
  openWindow,
  optionsOf,
  plan,
  reach,
  resetTurnWork,
  setSeat,
  setTable,
  settle,
  tableOf,
} from "../../../../shared/kernel/game.ts";
import { activeOf, otherSeat, PHASES, type Phase, turnOrder } from "./table.ts";
import type { Act, Match, Procedure } from "./typed.ts";

/** Mana a turn, at most. */
const MOST_MANA = 8;

export const matchProcedure: Procedure = {
  begin(m): Next {
    const { firstPlayer, openingHand } = optionsOf(m);
    shuffleDecks(m);
    setTable(m, "active", drawFirstPlayer(m, firstPlayer));
    dealHands(m, openingHand);
    return "turn";
  },
  turn(m): Next {
    call(m, "turn");
    return "next";
  },
  next(m): Next {
    setTable(m, "active", otherSeat(activeOf(m)));
    return "turn";
  },
};

export const turnProcedure: Procedure = {
  begin(m): Next {
    resetTurnWork(m);
    setTable(m, "turn", tableOf(m).turn + 1);
    note(m, "turn", { turn: tableOf(m).turn, seat: activeOf(m) });
    plan(
      m,
      PHASES.map((phase) => ({ phase })),
    );
    return "phase";
  },
  phase: (m): Next => (callNextPhase(m, "phase") ? "phase" : "done"),
};

export const phaseProcedure: Procedure<{ readonly phase: Phase }> = {
  enter(m, frame): Next {
    const { phase } = frame.locals;
    setTable(m, "phase", phase);
    work[phase](m);
    return "checks";
  },
  /** State checks, until nothing more follows from them. */
  checks(m): Next {
    settle(m);
    return "over";
  },
  over(m, frame): Next {
    // SKELETON 2.3: after all that the phase did, which may have asked somebody.
    if (frame.locals.phase === "end") reach(m, "turn");
    forget(m);
    return "done";
  },
};

const work: Readonly<Record<Phase, (m: Match) => void>> = {
  start(m) {
    const seat = activeOf(m);
    const { turn } = tableOf(m);
    setSeat(m, seat, "mana", Math.min(MOST_MANA, Math.ceil(turn / 2)));
    const ready = thingsIn(m, "field", seat).map((object): Act => ({ act: "ready", object, seat }));
    // SKELETON 2.1.
    doStep(m, { why: "start", by: seat }, [...ready, { act: "drawn", seat, amount: turn === 1 ? 0 : 1 }]);
  },
  main: (m) => openWindow(m, "stack", NONE),
  end(m) {
    const all = turnOrder(m).flatMap((seat) =>
      thingsIn(m, "field", seat).map((object): Act => ({ act: "mend", object, seat })),
    );
    doStep(m, { why: "end", by: NONE }, all);
  },
};
